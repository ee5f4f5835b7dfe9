/** A short fingerprint of any plain JSON value, the same on every machine and whatever the order of its keys. */

const canonical = (value: unknown): string => {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value).filter(([, item]) => item !== undefined);
		entries.sort(([a], [b]) => (a < b ? -1 : 1));
		return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
	}

	return JSON.stringify(value) ?? 'null';
};

const hex = (number: number): string => (number >>> 0).toString(16).padStart(8, '0');

/** Two lanes of FNV-1a over the UTF-16 units: 64 bits, not against forgers but against slips. */
const fingerprint = (text: string): string => {
	let low = 0x811c9dc5;
	let high = 0x01000193;
	for (let index = 0; index < text.length; index++) {
		const unit = text.charCodeAt(index);
		low = Math.imul(low ^ unit, 0x01000193);
		high = Math.imul(high ^ (unit + index), 0x85ebca6b);
		high ^= high >>> 13;
	}

	return hex(low) + hex(high);
};

export const hashOf = (value: unknown): string => fingerprint(canonical(value)).slice(0, 12);
