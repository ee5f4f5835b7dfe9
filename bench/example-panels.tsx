/** The screen that both examples show. */
import {Box, Text} from 'ink';

export const barWidth = 60;

/** A cursor that runs to and fro, once in two seconds. */
export const bar = (at: number): string => {
	const position = Math.round(Math.abs(((at / 1000) % 2) - 1) * (barWidth - 1));
	return `\u001B[32m${'─'.repeat(position)}\u001B[33;1m█\u001B[22;32m${'─'.repeat(barWidth - 1 - position)}\u001B[39m`;
};

const rows = (name: string): readonly string[] =>
	Array.from({length: 14}, (_, row) => `\u001B[36m${name} ${row}\u001B[39m ${'·'.repeat((row * 7) % 20)}\u001B[1m${row * 3}\u001B[22m`);

const panels = ['Heroes', 'Dungeon'].map(name => ({name, rows: rows(name)}));

export const Panels = () => (
	<>
		<Text bold color="yellow">
			Dungeon Fighter, the example
		</Text>
		<Box>
			{panels.map(({name, rows}) => (
				<Box key={name} width={40} height={17} borderStyle="round" flexDirection="column">
					{rows.map(row => (
						<Text key={row}>{row}</Text>
					))}
				</Box>
			))}
		</Box>
	</>
);
