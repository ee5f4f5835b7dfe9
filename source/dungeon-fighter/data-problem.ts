/** A data file that cannot be played: names the file, the card and the field. */
export class DataProblem extends Error {
	override readonly name = 'DataProblem';
}
