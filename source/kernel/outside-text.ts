/** Words that somebody else wrote, as they may be shown: on one line, of some length, and with nothing in them that a terminal obeys. */

/** C0 and C1, what turns the direction of text around, lone halves of letters, and breaks of lines; what joins an emoji may stay. */
const orders = /(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** No honest name, title or card is longer. */
const longest = 80;

export const outsideText = (text: string, most = longest): string => {
	if (text.length <= most && /^[ -~]*$/.test(text)) return text;
	const letters = [
		...text
			.slice(0, 8 * most)
			.replaceAll(/\s+/g, ' ')
			.replaceAll(orders, ''),
	];
	return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
};

/** Half of a letter has no bytes of its own: whoever writes such a text down reads another one back. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** As long as the longest id that a request may have. */
const longestQuote = 64;

/** A word of somebody else's within a sentence of ours. */
export const quoted = (text: string): string => `"${outsideText(text, longestQuote)}"`;
