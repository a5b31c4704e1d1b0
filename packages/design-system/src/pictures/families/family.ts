import type { Pen } from '../pen.ts';
import type { ShapeKey } from '../shape-key.ts';

/** Draws one family of shapes from the sizes in its key. */
export type Family = (pen: Pen, sizes: Sizes, key: ShapeKey) => void;

/** The first three sizes of a key: studs across, studs along, height; missing ones are `undefined`. */
export type Sizes = readonly [number | undefined, number | undefined, number | undefined];

/** Families by the word with which their keys begin. */
export type Families = Readonly<Record<string, Family>>;
