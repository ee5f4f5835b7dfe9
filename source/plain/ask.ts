/** Lines in, lines out: everything that plain mode knows about a terminal, a pipe or a screen reader. */
import {pageWidth, wrap} from '../view/text.js';

/** The player has gone: the input is at its end, or it said so. */
export class Leave extends Error {
	override readonly name = 'Leave';

	constructor(readonly how: 'end-of-input' | 'quit') {
		super(how);
	}
}

/** An answer that is none, in one sentence. */
export class Wrong {
	constructor(readonly sentence: string) {}
}

export type Option<Value> = {readonly text: string; readonly value: Value};

type ChooseOptions<Value> = {
	/** What an empty line means: the number of an option, from 1. */
	readonly fallback?: number | undefined;
	/** `b` leads back to the question before; the answer is then undefined. */
	readonly back?: boolean;
	/** Other answers than numbers, and how to say so. */
	readonly free?: {readonly hint: string; readonly read: (answer: string) => Value | Wrong | undefined};
};

/** What is typed comes back in sentences, but not at any length and not with codes in it. */
export const quoted = (answer: string): string => {
	const clean = answer.replaceAll(/\p{C}/gu, '');
	return `"${clean.length > 40 ? `${clean.slice(0, 40)}...` : clean}"`;
};

/** So many lines are remembered. */
const longAgo = 200;

export class Desk {
	readonly #lines: AsyncIterator<string | undefined>;
	readonly #print: (text: string) => Promise<void>;
	#page: string[] = [];
	#log: string[] = [];
	/** Answers a command that can be given at any moment; undefined for what is none. */
	command: (answer: string) => readonly string[] | undefined = () => undefined;

	/** `print` gets whole pages without a line feed at the end, and may take its time. */
	constructor(lines: AsyncIterable<string | undefined>, print: (text: string) => Promise<void>) {
		this.#lines = lines[Symbol.asyncIterator]();
		this.#print = print;
	}

	/** A text of any length; what follows its first row is set in by so much. */
	tell(text: string, indent = 0): void {
		const [first = '', ...rest] = wrap(text, pageWidth - indent);
		this.#page.push(first, ...rest.map(row => ' '.repeat(indent) + row));
	}

	/** Rows that are set already. */
	show(rows: readonly string[]): void {
		this.#page.push(...rows);
	}

	/** Tells what has happened, and remembers it. */
	record(text: string): void {
		this.remember(text);
		this.tell(text, 2);
	}

	remember(text: string): void {
		this.#log = [...this.#log.slice(-longAgo), text];
	}

	/** What was recorded last. */
	lastLines(count: number): readonly string[] {
		return this.#log.slice(-count);
	}

	async flush(): Promise<void> {
		if (this.#page.length === 0) return;
		const text = this.#page.join('\n');
		this.#page = [];
		await this.#print(text);
	}

	/** The next line as it comes. */
	async line(): Promise<string> {
		await this.flush();
		const {done, value} = await this.#lines.next();
		if (done) throw new Leave('end-of-input');
		return (value ?? '(a very long line)').replace(/\r$/, '').trim();
	}

	/** Asks until there is an answer. Commands are answered in between and lose nothing. */
	async ask<Value>(prompt: string, read: (answer: string) => Value | Wrong): Promise<Value> {
		this.tell(prompt);
		for (;;) {
			const answer = await this.line();
			if (answer === 'q') throw new Leave('quit');
			const told = this.command(answer);
			if (told) {
				this.show(told);
				this.tell(prompt);
				continue;
			}

			const value = read(answer);
			if (!(value instanceof Wrong)) return value;
			this.tell(value.sentence);
		}
	}

	/** A numbered list. */
	choose<Value>(question: string, options: readonly Option<Value>[], more: ChooseOptions<Value> = {}): Promise<Value | undefined> {
		const {fallback, back = false, free} = more;
		const list = (): void => {
			this.tell(question);
			for (const [index, {text}] of options.entries()) this.tell(`${index + 1}. ${text}`, 3);
		};

		const range = options.length === 1 ? '1' : `1 to ${options.length}`;
		const ways = [range, ...(free ? [free.hint] : []), ...(back ? ['b to go back'] : [])].join(', ');
		const prompt = fallback === undefined ? `Choose ${ways}:` : `Choose ${ways} [${fallback}]:`;
		list();
		return this.ask(prompt, answer => {
			if (back && answer === 'b') return undefined;
			if (answer === 'm' || (answer === '' && fallback === undefined)) {
				list();
				return new Wrong(prompt);
			}

			const number = answer === '' ? fallback : /^[0-9]{1,3}$/.test(answer) ? Number(answer) : undefined;
			const option = number === undefined ? undefined : options[number - 1];
			if (option) return option.value;
			return free?.read(answer) ?? new Wrong(`${quoted(answer)} is none of the choices; type ${ways}, or ? for help.`);
		});
	}

	yesOrNo(question: string, fallback: boolean): Promise<boolean> {
		return this.ask(`${question} y or n [${fallback ? 'y' : 'n'}]:`, answer => {
			if (answer === '') return fallback;
			if (/^y(es)?$/i.test(answer)) return true;
			return /^no?$/i.test(answer) ? false : new Wrong(`${quoted(answer)} is neither y nor n.`);
		});
	}
}
