/** Numbers and words as a string of bits: what a run code is packed into. */

/** A code that was cut off, mistyped or made up. */
export class CodeDamage extends Error {
	override readonly name = 'CodeDamage';
}

const bitsFor = (choices: number): number => (choices <= 1 ? 0 : 32 - Math.clz32(choices - 1));

export class BitWriter {
	readonly #bytes: number[] = [];
	#used = 8;

	bit(value: boolean): void {
		if (this.#used === 8) {
			this.#bytes.push(0);
			this.#used = 0;
		}

		if (value) this.#bytes[this.#bytes.length - 1]! |= 0x80 >> this.#used;
		this.#used++;
	}

	/** Up to 32 bits of a whole number. */
	bits(value: number, count: number): void {
		for (let at = count - 1; at >= 0; at--) this.bit(((value >>> at) & 1) === 1);
	}

	/** One of so many; nothing is written where there is no choice. */
	choice(index: number, choices: number): void {
		this.bits(index, bitsFor(choices));
	}

	/** Any whole number from 0 up; small ones are short. */
	uint(value: number): void {
		for (let rest = value; ; rest = Math.floor(rest / 16)) {
			this.bit(rest >= 16);
			this.bits(rest % 16, 4);
			if (rest < 16) return;
		}
	}

	int(value: number): void {
		this.bit(value < 0);
		this.uint(Math.abs(value));
	}

	text(value: string): void {
		const bytes = Buffer.from(value, 'utf8');
		this.uint(bytes.length);
		for (const byte of bytes) this.bits(byte, 8);
	}

	/** Every digit of it. */
	float(value: number): void {
		const view = new DataView(new ArrayBuffer(8));
		view.setFloat64(0, value);
		this.bits(view.getUint32(0), 32);
		this.bits(view.getUint32(4), 32);
	}

	/** What may be missing. */
	maybe<Value>(value: Value | undefined, write: (value: Value) => void): void {
		this.bit(value !== undefined);
		if (value !== undefined) write(value);
	}

	get bytes(): Uint8Array {
		return Uint8Array.from(this.#bytes);
	}
}

export class BitReader {
	readonly #bytes: Uint8Array;
	#at = 0;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	bit(): boolean {
		const byte = this.#bytes[this.#at >> 3];
		if (byte === undefined) throw new CodeDamage('The code ends too early.');
		const value = (byte & (0x80 >> (this.#at & 7))) !== 0;
		this.#at++;
		return value;
	}

	bits(count: number): number {
		let value = 0;
		for (let at = 0; at < count; at++) value = value * 2 + (this.bit() ? 1 : 0);
		return value;
	}

	choice(choices: number): number {
		const index = this.bits(bitsFor(choices));
		if (index >= choices) throw new CodeDamage('The code makes a choice that there is not.');
		return index;
	}

	uint(): number {
		let value = 0;
		for (let place = 1; place <= 2 ** 48; place *= 16) {
			const more = this.bit();
			value += this.bits(4) * place;
			if (!more) return value;
		}

		throw new CodeDamage('The code holds a number without end.');
	}

	int(): number {
		const isNegative = this.bit();
		const value = this.uint();
		return isNegative ? -value : value;
	}

	text(): string {
		const bytes = new Uint8Array(Math.min(this.uint(), this.#bytes.length));
		for (const index of bytes.keys()) bytes[index] = this.bits(8);
		return Buffer.from(bytes).toString('utf8');
	}

	float(): number {
		const view = new DataView(new ArrayBuffer(8));
		view.setUint32(0, this.bits(32));
		view.setUint32(4, this.bits(32));
		return view.getFloat64(0);
	}

	maybe<Value>(read: () => Value): Value | undefined {
		return this.bit() ? read() : undefined;
	}
}
