import type { Colour } from '../reference/reference.entity.ts';

/** A language that colours have names in. */
export type Language = keyof Colour['names'];
