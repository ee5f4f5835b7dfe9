/** The measured way to the terminal and back, in milliseconds: asked a few times, then left alone. */
import {useEffect, useState} from 'react';
import {useTerminal} from './hooks.js';

const questions = 5;
const apart = 250;

export const useRoundTrip = (): number => {
	const {roundTrip} = useTerminal();
	const [milliseconds, setMilliseconds] = useState(roundTrip.milliseconds);
	useEffect(() => {
		let asked = 0;
		roundTrip.probe();
		const clock = setInterval(() => {
			setMilliseconds(roundTrip.milliseconds());
			asked++;
			if (asked < questions) roundTrip.probe();
			else clearInterval(clock);
		}, apart);
		return () => clearInterval(clock);
	}, [roundTrip]);
	return milliseconds;
};
