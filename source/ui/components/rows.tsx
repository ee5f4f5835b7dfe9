/** Rows that are painted already: one text for each, which is what Ink is quickest with. */
import {Box, Text} from 'ink';

type RowsProps = {
	readonly rows: readonly string[];
	readonly width?: number | undefined;
	readonly height?: number | undefined;
};

export const Rows = ({rows, width, height}: RowsProps) => (
	<Box flexDirection="column" flexShrink={0} {...(width === undefined ? {} : {width})} {...(height === undefined ? {} : {height})}>
		{(height === undefined ? rows : rows.slice(0, height)).map((row, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
			<Text key={index} wrap="truncate">
				{row === '' ? ' ' : row}
			</Text>
		))}
	</Box>
);
