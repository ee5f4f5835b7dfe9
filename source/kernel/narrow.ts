/**
 * Characters that take one column wherever they stand, as the inside of a character class; nearly every piece of text there is.
 * The bundle lets `string-width` take the same short way (`scripts/bundle.mjs`).
 */
export const narrow =
	'\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u02FF\\u2010-\\u2027\\u2030-\\u205E\\u2190-\\u22FF\\u2500-\\u25FC\\u2605\\u2606\\u2620\\u2660-\\u2667\\u2680-\\u2685\\u2694\\u2713-\\u2718\\u2800-\\u28FF';
