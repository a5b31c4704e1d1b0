import type { Gloss } from './gloss.ts';
import { LIGHTS } from './tones.ts';

/** A stop of a gradient: offset 0 to 1, white or black, opacity 0 to 1. */
export type Stop = readonly [offset: number, colour: 'fff' | '000', opacity: number];

/** The light on shiny finishes: gradients from the upper left corner of the picture to (x2, y2), in shares of it. */
export const GLOSS_GRADIENTS: Readonly<
  Record<Exclude<Gloss, 'glitter'>, { x2: number; y2: number; stops: readonly Stop[] }>
> = {
  pearl: {
    x2: 1,
    y2: 1,
    stops: [
      [0, 'fff', 0.34],
      [0.5, 'fff', 0],
      [1, 'fff', 0.16],
    ],
  },
  metal: {
    x2: 1,
    y2: 1,
    stops: [
      [0, 'fff', 0.3],
      [0.45, '000', 0.16],
      [0.6, 'fff', 0.26],
      [1, '000', 0.12],
    ],
  },
  chrome: {
    x2: 0.6,
    y2: 1,
    stops: [
      [0, 'fff', 0.7],
      [0.38, 'fff', 0.1],
      [0.5, '000', 0.4],
      [0.62, 'fff', 0.55],
      [1, '000', 0.1],
    ],
  },
};

/** Grains of glitter at [x, y], of one radius, in a box of `width` by `height` that is repeated `across` times. */
export const GLITTER = {
  width: 6,
  height: 5,
  across: 8,
  colour: '#fff',
  radius: 0.26,
  grains: [
    [0.8, 0.9],
    [2.6, 3.9],
    [3.7, 1.5],
    [5.2, 3.2],
    [1.5, 2.6],
    [4.9, 0.5],
  ],
} as const;
/** The attributes of the pattern, in shares of a square picture. */
export const GLITTER_PATTERN = {
  width: 1 / GLITTER.across,
  height: GLITTER.height / GLITTER.width / GLITTER.across,
  viewBox: `0 0 ${GLITTER.width} ${GLITTER.height}`,
} as const;

/** The custom properties of a drawing that is the mask of that light: the faces white, without lines and shadow. */
export const MASK_PROPERTIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LIGHTS.map((_, place) => [`--${place}`, '#fff'])),
  '--e': 'none',
  '--h': 'none',
  '--op': '1',
  '--rear': '0',
  '--shade': 'none',
};
