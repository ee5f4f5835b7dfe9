/** The example as Ink draws it by itself, for comparison. */
import {render, Text, useInput} from 'ink';
import {useEffect, useState} from 'react';
import {bar, Panels} from './example-panels.js';

const Example = () => {
	const [{count, last}, setKeys] = useState({count: 0, last: ''});
	const [isMoving, setMoving] = useState(process.argv.includes('--moving'));
	const [at, setAt] = useState(0);
	useEffect(() => {
		if (!isMoving) return;
		const clock = setInterval(() => setAt(performance.now()), 33);
		return () => clearInterval(clock);
	}, [isMoving]);
	useInput(input => {
		setKeys({count: count + 1, last: input});
		if (input === 'b') setMoving(!isMoving);
		if (input === 'q') process.exit(0);
	});
	return (
		<>
			<Panels />
			<Text>size 80x24 trip 0</Text>
			<Text>{`keys ${count} last ${last}`}</Text>
			<Text>{`  ${bar(at)}`}</Text>
		</>
	);
};

process.stdout.write('\u001B[?1049h');
process.on('exit', () => process.stdout.write('\u001B[?1049l'));
render(<Example />, {patchConsole: false});
