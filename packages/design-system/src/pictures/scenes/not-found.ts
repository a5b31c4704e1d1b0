import { boardShadow, scene, type Scene, type SceneItem } from '../scene.ts';
import { palette, type PaletteColour } from './palette.ts';

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

/** Studs from the board's edge to the first digit, between digits, and the row on which they are placed. */
const [FIRST, STEP, ROW] = [2, 8, 3];
const COURSES = 5;
const BRICK = 3;

/** 404, built of bricks. */
export function notFoundScene(): Scene {
  const digits = DIGITS.flatMap((digit, n) =>
    digit.flatMap((line, down) =>
      [...line].flatMap((letter, i): SceneItem[] => {
        const colour = COLOUR[letter];
        return colour
          ? [
              {
                shape: 'brick-1x2',
                hex: palette[colour],
                x: FIRST + n * STEP + i * 2,
                y: ROW,
                z: 0.5 + (COURSES - 1 - down) * BRICK,
              },
            ]
          : [];
      }),
    ),
  );
  const { view, body } = scene('not-found', [
    { block: [240, 96, 4], ground: 'board', x: -1.5, y: -1.5, z: -1.25 },
    { shape: 'baseplate-9x27', hex: palette.mint, x: 0, y: 0, z: 0 },
    ...digits,
    { shape: 'plate-2x4', hex: palette.white, x: 3, y: 6, z: 0.5 },
    { shape: 'roundplate-1x1', hex: palette.wine, x: 10, y: 7, z: 0.5 },
    { shape: 'brick-1x2', hex: palette.yellow, x: 15, y: 6, z: 0.5 },
  ]);
  return { view, body: boardShadow(-12, -12, 240, 96) + body };
}
