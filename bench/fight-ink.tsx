/** The fight as Ink draws it by itself: frames of the real game, taken from its screen, one after the other. */
import {readFileSync} from 'node:fs';
import {Box, render, Text, useInput} from 'ink';
import {useEffect, useState} from 'react';

const frames = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as readonly (readonly string[])[];

const Fight = () => {
	const [keys, setKeys] = useState(0);
	const [at, setAt] = useState(0);
	const [isMoving, setMoving] = useState(false);
	useEffect(() => {
		if (!isMoving) return;
		const clock = setInterval(() => setAt(before => before + 1), 33);
		return () => clearInterval(clock);
	}, [isMoving]);
	useInput(input => {
		if (input === 'b') setMoving(true);
		else setKeys(before => before + 1);
	});
	const rows = frames[at % frames.length]!;
	return (
		<Box flexDirection="column">
			{rows.map((row, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
				<Text key={index} wrap="truncate">
					{index === rows.length - 1 && keys > 0 ? `key ${keys}` : row || ' '}
				</Text>
			))}
		</Box>
	);
};

process.stdout.write('\u001B[?1049h');
process.on('exit', () => process.stdout.write('\u001B[?1049l'));
render(<Fight />, {patchConsole: false});
