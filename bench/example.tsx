/** The smallest game on our stage, for the bench and for the tests in a real terminal; `example-ink.tsx` is its twin. */
import {Text} from 'ink';
import {useState} from 'react';
import {openTerminal} from '../source/terminal/terminal.js';
import {useAnimation, useKeys, useSize, useTerminal} from '../source/ui/hooks.js';
import {openStage} from '../source/ui/stage.js';
import {bar, Panels} from './example-panels.js';

const Example = () => {
	const {columns, rows} = useSize();
	const terminal = useTerminal();
	const [{count, last}, setKeys] = useState({count: 0, last: ''});
	const [isMoving, setMoving] = useState(process.argv.includes('--moving'));
	const [isBroken, setBroken] = useState(false);
	useAnimation(at => [{x: 2, y: 20, text: bar(at)}], {active: isMoving});
	useKeys(key => {
		if (key.ctrl) return false;
		setKeys({count: count + 1, last: key.text ?? key.name});
		if (key.name === 'b') setMoving(!isMoving);
		if (key.name === 'q') terminal.leave();
		if (key.name === 'x') throw new Error('a handler fell');
		if (key.name === 'r') Promise.reject(new Error('a promise was broken'));
		if (key.name === 'e') setBroken(true);
		if (key.name === 'p') terminal.roundTrip.probe();
		return true;
	});
	if (isBroken) throw new Error('a screen fell');
	return (
		<>
			<Panels />
			<Text>{`size ${columns}x${rows} trip ${terminal.roundTrip.milliseconds()}`}</Text>
			<Text>{`keys ${count} last ${last}`}</Text>
		</>
	);
};

const terminal = openTerminal({input: process.stdin, output: process.stdout});
terminal.onClose(() => 'Farewell, hero.');
openStage(terminal, <Example />);
