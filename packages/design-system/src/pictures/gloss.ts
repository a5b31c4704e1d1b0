import type { Finish } from '@shop/contracts';

/** A finish that light over the drawing makes shine. */
const GLOSSES = ['pearl', 'metal', 'chrome', 'glitter'] as const;
export type Gloss = (typeof GLOSSES)[number];
export const glossOf = (finish: Finish): Gloss | undefined => GLOSSES.find((gloss) => gloss === finish);
