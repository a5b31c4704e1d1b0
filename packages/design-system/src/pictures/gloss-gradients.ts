import type { Gloss } from './gloss.ts';

/** A stop of a gradient: offset 0 to 1, white or black, opacity 0 to 1. */
export type Stop = readonly [offset: number, colour: 'fff' | '000', opacity: number];

/** The light on shiny finishes: gradients from the upper left corner of a face to (x2, y2), in shares of the face. */
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

/** Grains of glitter at [x, y], of one radius, repeated every `width` by `height` mm. */
export const GLITTER = {
  width: 6,
  height: 5,
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
