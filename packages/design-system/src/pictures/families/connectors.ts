import type { Families } from './family.ts';
import { extrude, type Flat } from '../extrude.ts';
import type { Pen } from '../pen.ts';
import { PITCH } from '../projection.ts';
import { round } from '../round.ts';
import { mark } from '../studs.ts';
import { HALF } from './technic.ts';

/** The cross section of an axle. */
const CROSS: Flat[] = (
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const
).flatMap(([u, v]): Flat[] =>
  u * v > 0
    ? [
        [2.4 * u, 0.9 * v],
        [0.9 * u, 0.9 * v],
        [0.9 * u, 2.4 * v],
      ]
    : [
        [0.9 * u, 2.4 * v],
        [0.9 * u, 0.9 * v],
        [2.4 * u, 0.9 * v],
      ],
);

const axle = (pen: Pen, from: number, length: number): void => {
  extrude(pen, 'x', CROSS, [from, from + length]);
};

/** One half of a pin: the shaft with its lip, at the near or far end. */
const pinHalf = (pen: Pen, from: number, length: number, lip: 'near' | 'far'): void => {
  const at = (x: number, r: number, l: number) => round(pen, 'x', [x, 0, 0], [r, l]);
  if (lip === 'near') {
    at(from, 2.65, 0.8);
    at(from + 0.8, 2.35, length - 0.8);
  } else {
    at(from, 2.35, length - 0.8);
    at(from + length - 0.8, 2.65, 0.8);
    mark(pen, 'bolt', 'x', [from + length, 0, 0]);
  }
};
const collar = (pen: Pen, x: number): void => {
  round(pen, 'x', [x - 0.7, 0, 0], [3, 1.4]);
};

const tube = (pen: Pen, length: number): void => {
  round(pen, 'x', [0, 0, 0], [HALF, length]);
};

/** Axles, pins, bushes and straight connectors of Technic. */
export const connectors: Families = {
  axle: (pen, [n = 4]) => axle(pen, 0, n * PITCH - 0.4),
  pin: (pen) => {
    pinHalf(pen, 0, 7.3, 'near');
    collar(pen, 8);
    pinHalf(pen, 8.7, 7.3, 'far');
  },
  'pin-long': (pen) => {
    pinHalf(pen, 0, 7.3, 'near');
    collar(pen, 8);
    pinHalf(pen, 8.7, 15.3, 'far');
  },
  'pin-half': (pen) => {
    round(pen, 'x', [0, 0, 0], [2.4, 3.4]);
    collar(pen, 4.1);
    pinHalf(pen, 4.8, 7.2, 'far');
  },
  axlepin: (pen) => {
    pinHalf(pen, 0, 7.3, 'near');
    collar(pen, 8);
    axle(pen, 8.7, 7.3);
  },
  bush: (pen) => {
    round(pen, 'x', [0, 0, 0], [3.7, 2]);
    round(pen, 'x', [2, 0, 0], [2.9, 4]);
    round(pen, 'x', [6, 0, 0], [3.7, 2]);
    mark(pen, 'cross', 'x', [8, 0, 0]);
  },
  'bush-half': (pen) => {
    round(pen, 'x', [0, 0, 0], [3.7, 4]);
    mark(pen, 'cross', 'x', [4, 0, 0]);
  },
  connector: (pen) => {
    tube(pen, 16);
    mark(pen, 'cross', 'x', [16, 0, 0]);
  },
  'connector-perp': (pen) => {
    round(pen, 'y', [HALF, -HALF, 0], [HALF, 2 * HALF]);
    mark(pen, 'hole', 'y', [HALF, HALF, 0]);
    round(pen, 'x', [2 * HALF, 0, 0], [3.4, 8]);
    mark(pen, 'cross', 'x', [2 * HALF + 8, 0, 0]);
  },
};
