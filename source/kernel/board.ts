/** The target on the table. Lengths are in board radii; the middle is 0, 0 and the thrower stands in the south (y below 0). */
export type Circle = {readonly x: number; readonly y: number; readonly radius: number};

export type Capsule = {readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number; readonly radius: number};

export type Board = {
	/** Concentric sections from the centre out; the last one ends at the rim. */
	readonly sections: readonly {readonly zone: '1' | '2' | '3' | '4' | '5' | 'bullseye'; readonly radius: number}[];
	/** Places of their own on top of the sections, such as the prototype's critical and missed-shot zones. */
	readonly spots: readonly (Circle & {readonly zone: '6' | 'hole'})[];
	readonly holes: readonly Circle[];
	readonly bones: readonly Capsule[];
	/** Half the side of a die. */
	readonly dieHalf: number;
	/** How a die across a border counts. */
	readonly border: 'most-corners' | 'largest-part';
	/** A die that touches a hole at all is a miss. */
	readonly touchingHoleMisses: boolean;
};
