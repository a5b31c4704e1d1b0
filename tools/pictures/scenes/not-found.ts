import type { SceneItem } from './compose.ts';
import { part } from './parts.ts';
import type { PaletteColour } from './palette.ts';

/** The digits from the top row down; each letter is a 1 × 2 brick. */
const DIGITS: readonly (readonly string[])[] = [
  ['b.b', 'a.a', 'bbb', '..t', '..b'],
  ['yyy', 'm.m', 'y.y', 'm.m', 'yyy'],
  ['r.r', 'r.r', 'ror', '..o', '..r'],
];
const COLOUR: Record<string, PaletteColour> = {
  b: 'blue',
  a: 'azure',
  t: 'teal',
  y: 'yellow',
  m: 'amber',
  r: 'red',
  o: 'orange',
};

/** Studs from the edge of the plates to the first digit, between digits, and the row on which they are placed. */
const [FIRST, STEP, ROW] = [1, 8, 3];
const COURSES = 5;
const BRICK = 3;

/** 404, built of bricks on plates. */
export function notFoundScene(): SceneItem[] {
  const digits = DIGITS.flatMap((digit, n) =>
    digit.flatMap((line, down) =>
      [...line].flatMap((letter, i): SceneItem[] => {
        const colour = COLOUR[letter];
        return colour
          ? [part(colour, 'brick-1x2', [FIRST + n * STEP + i * 2, ROW, 1 + (COURSES - 1 - down) * BRICK])]
          : [];
      }),
    ),
  );
  return [
    { block: [216, 88, 4], ground: 'board', x: -1.5, y: -1.5, z: -1.25 },
    ...[0, 8, 16].map((x) => part('mint', 'plate-8x8', [x, 0])),
    ...digits,
    part('white', 'plate-2x4', [2, 5, 1]),
    part('wine', 'round-plate-1x1', [9, 6, 1]),
    part('yellow', 'brick-1x2', [14, 5, 1]),
    part('bright', 'frog', [19, 5.5, 1]),
  ];
}
