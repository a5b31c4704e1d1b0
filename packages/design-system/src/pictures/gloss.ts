import type { Finish } from '@shop/contracts';
import { LIGHTS } from './tones.ts';

/** A finish that a second drawing above the first makes shine. */
const GLOSSES = ['pearl', 'metal', 'chrome', 'glitter'] as const;
export type Gloss = (typeof GLOSSES)[number];
export const glossOf = (finish: Finish): Gloss | undefined => GLOSSES.find((gloss) => gloss === finish);

const FACES = LIGHTS.map((_, place) => `--${place}`);
/** The custom properties of that second drawing, which adds only light. */
export const glossProperties = (gloss: Gloss): Record<string, string> => ({
  ...Object.fromEntries(FACES.map((name) => [name, `url(#pp-${gloss})`])),
  '--e': 'none',
  '--h': 'none',
  '--op': '1',
  '--rear': '0',
  '--light': '0',
});
