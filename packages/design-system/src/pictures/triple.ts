/** A place, a direction or a colour. */
export type Triple = readonly [number, number, number];

/** Three values by their index. The type of what `map` of a tuple returns has lost how many there are. */
export const triple = (valueAt: (index: 0 | 1 | 2) => number): Triple => [valueAt(0), valueAt(1), valueAt(2)];
