/** Lines of words, for whoever cannot wait until the widths of all letters of the world are loaded. */

/** What fits on every terminal there is. */
export const pageWidth = 80;

/** A word longer than the line stands alone on it and sticks out: nothing is ever cut. */
export const wrapBy = (widthOf: (text: string) => number, text: string, columns: number): readonly string[] => {
	const rows: string[] = [];
	let row = '';
	for (const word of text.split(' ')) {
		if (row !== '' && widthOf(row) + 1 + widthOf(word) > columns) {
			rows.push(row);
			row = word;
		} else row = row === '' ? word : `${row} ${word}`;
	}

	return [...rows, row];
};
