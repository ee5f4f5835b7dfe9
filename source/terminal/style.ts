/** Styles of cells as canonical SGR codes (`1;38;5;208`, plain is empty), and the cheapest way from one to the next. */

export type Style = string;

export const plain: Style = '';

/** The attributes in the order of a canonical style: the code that sets each, the code that takes it back. */
const attributes: readonly (readonly [on: number, off: number])[] = [
	[1, 22],
	[2, 22],
	[3, 23],
	[4, 24],
	[5, 25],
	[7, 27],
	[8, 28],
	[9, 29],
	[53, 55],
];

type Parts = {readonly flags: ReadonlySet<number>; readonly ink: string; readonly paper: string};

/** Extended colours take their arguments along: `38;5;208`, `48;2;1;2;3`. */
const split = (codes: string): readonly string[] => codes.match(/[34]8;(?:5;\d+|2;\d+;\d+;\d+)|\d+(?::\d+)*|(?<=^|;)(?=;|$)/g) ?? ['0'];

const remember = <Value>(limit: number, make: (key: string) => Value): ((key: string) => Value) => {
	const known = new Map<string, Value>();
	return key => {
		let value = known.get(key);
		if (value === undefined) {
			value = make(key);
			// Fades through endless colours shall not fill the memory.
			if (known.size >= limit) known.clear();
			known.set(key, value);
		}
		return value;
	};
};

const apply = ({flags: before, ink: inkBefore, paper: paperBefore}: Parts, codes: string): Parts => {
	const flags = new Set(before);
	let [ink, paper] = [inkBefore, paperBefore];
	for (const part of split(codes)) {
		const code = Number.parseInt(part, 10) || 0;
		const attribute = attributes.find(([on]) => on === code);
		if (code === 0) {
			flags.clear();
			[ink, paper] = ['', ''];
		} else if (attribute) {
			if (part === '4:0') flags.delete(4);
			else flags.add(code);
		} else if (code === 39) ink = '';
		else if (code === 49) paper = '';
		else if (code === 38 || (code >= 30 && code < 38) || (code >= 90 && code < 98)) ink = part;
		else if (code === 48 || (code >= 40 && code < 48) || (code >= 100 && code < 108)) paper = part;
		else for (const [on, off] of attributes) if (off === code) flags.delete(on);
	}
	return {flags, ink, paper};
};

const nothing: Parts = {flags: new Set(), ink: '', paper: ''};
const partsOf = remember(1000, style => (style === plain ? nothing : apply(nothing, style)));
const canonical = ({flags, ink, paper}: Parts): Style =>
	[...attributes.filter(([on]) => flags.has(on)).map(([on]) => String(on)), ink, paper].filter(Boolean).join(';');

const after = remember(2000, pair => {
	const [style = '', codes = ''] = pair.split('m');
	return canonical(apply(partsOf(style), codes));
});

/** The style once these codes (what stands between `ESC[` and `m`) have been read. */
export const styleAfter = (style: Style, codes: string): Style => after(`${style}m${codes}`);

const change = remember(2000, pair => {
	const [before = '', next = ''] = pair.split('m');
	if (before === next) return '';
	if (next === plain) return '\u001B[m';
	const [from, to] = [partsOf(before), partsOf(next)];
	const lost = attributes.filter(([on]) => from.flags.has(on) && !to.flags.has(on)).map(([, off]) => off);
	// Bold and dim go out together, so the one that stays is lit again.
	const won = attributes.filter(([on, off]) => to.flags.has(on) && (!from.flags.has(on) || lost.includes(off))).map(([on]) => on);
	const codes = [...new Set(lost), ...won].map(String);
	if (from.ink !== to.ink) codes.push(to.ink || '39');
	if (from.paper !== to.paper) codes.push(to.paper || '49');
	const steps = codes.join(';');
	return `\u001B[${steps.length <= next.length + 1 ? steps : `;${next}`}m`;
});

/** The bytes that turn the terminal's pen from one style into another. */
export const restyle = (from: Style, to: Style): string => (from === to ? '' : change(`${from}m${to}`));
