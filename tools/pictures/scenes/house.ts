import type { SceneItem } from './compose.ts';
import { part, type PartName } from './parts.ts';
import type { PaletteColour } from './palette.ts';

/** Height of a brick in plates, and of the board and lawn below the house. */
const BRICK = 3;
const GROUND = 1.6;

/** The corner of the house, its width and its depth (studs). */
const [X, Y, WIDE, DEEP] = [5, 4, 8, 6];

/**
 * Rows of bricks from the bottom up, each letter a stud: t tan, n nougat, d door, g glass. A run of one letter is one
 * brick.
 */
const FRONT = ['ttddtggt', 'ttddtggt', 'ntddnggn', 'nnddnnnn', 'nnnnnnnn'];
const SIDE = ['ttttt', 'tggtt', 'nggnt', 'nggnn', 'nnnnn'];
const COLOUR: Record<string, PaletteColour> = { t: 'tan', n: 'nougat', d: 'brown', g: 'glass' };

function course(
  line: string,
  level: number,
  put: (at: number, length: number, colour: PaletteColour, z: number) => SceneItem,
): SceneItem[] {
  const bricks: SceneItem[] = [];
  // Every second row begins with a half brick, as in a real wall.
  let from = 0;
  while (from < line.length) {
    const same = /^(.)\1*/.exec(line.slice(from))?.[0].length ?? 1;
    const length = Math.min(same, from === 0 && level % 2 ? 1 : 2);
    bricks.push(put(from, length, COLOUR[line[from] ?? 't'] ?? 'tan', GROUND + level * BRICK));
    from += length;
  }
  return bricks;
}

function roof(): SceneItem[] {
  const foot = GROUND + FRONT.length * BRICK;
  const widths = [
    [4, 4, 2],
    [2, 4, 4],
    [4, 2, 4],
  ];
  return [
    ...widths.flatMap((row, level) => {
      const z = foot + level * BRICK;
      let x = X - 1;
      const slopes = row.flatMap((width) => {
        const pair = [
          part('wine', slope(width), [x, Y + DEEP - 1 - level, z]),
          part('wine', slope(width), [x, Y - 1 + level, z], 2),
        ];
        x += width;
        return pair;
      });
      const gap = DEEP - 2 - level * 2;
      return gap > 0 ? [...slopes, part('wine', brick(gap), [X + WIDE, Y + 1 + level, z], 1)] : slopes;
    }),
    // The ridge leaves two studs free for the chimney.
    ...[X - 1, X + 5].map((x) => part('wine', 'ridge-2x4', [x, Y + 2, foot + 3 * BRICK])),
    ...[3, 4].map((level) => part('grey', 'brick-2x2', [X + 3, Y + 2, foot + level * BRICK])),
    part('black', 'round-tile-2x2', [X + 3, Y + 2, foot + 5 * BRICK]),
  ];
}

function garden(): SceneItem[] {
  const g = GROUND;
  return [
    ...[0, 4, 8, 12, 16].map((x) => part('grey', 'plate-4x4', [x, 14, g - 0.6])),
    ...[10, 12].map((y) => part('white', 'tile-2x2', [X + 2, y, g - 0.6])),
    part('black', 'round-plate-1x1', [2, 13, g]),
    part('black', 'round-brick-1x1', [2, 13, g + 1]),
    part('black', 'round-brick-1x1', [2, 13, g + 4]),
    part('black', 'round-brick-1x1', [2, 13, g + 7]),
    part('yellow', 'round-brick-1x1', [2, 13, g + 10]),
    part('black', 'round-tile-1x1', [2, 13, g + 13]),
    part('brown', 'round-brick-1x1', [15.5, 11, g]),
    part('green', 'round-brick-2x2', [15, 10.5, g + 3]),
    part('bright', 'cone-2x2', [15, 10.5, g + 6]),
    part('stone', 'plate-1x2', [9.5, 14.4, g + 0.4], 1),
    part('stone', 'plate-1x2', [12.5, 14.4, g + 0.4], 1),
    part('nougat', 'tile-2x4', [9.5, 14.4, g + 1.4]),
    part('red', 'round-plate-1x1', [14, 12.7, g]),
    part('amber', 'round-plate-1x1', [15.4, 13, g]),
    part('white', 'round-plate-1x1', [16.8, 12.6, g]),
    part('red', 'plate-1x4', [X + 4, Y + DEEP, g + 9]),
  ];
}

const BRICKS: Record<number, PartName> = { 1: 'brick-1x1', 2: 'brick-1x2', 4: 'brick-1x4' };
const brick = (long: number): PartName => BRICKS[long] ?? 'brick-1x1';
const slope = (wide: number): PartName => (wide === 4 ? 'slope-2x4' : 'slope-2x2');

/** The small house of the sign-in page. */
export function houseScene(): SceneItem[] {
  const frontRow = Y + DEEP - 1;
  const sideRow = X + WIDE - 1;
  return [
    { block: [176, 160, 4], ground: 'board', x: -1, y: -1, z: -1.25 },
    { block: [160, 144, 3.2], ground: 'lawn', x: 0, y: 0, z: 0 },
    ...FRONT.flatMap((line, level) =>
      course(line, level, (at, length, colour, z) => part(colour, brick(length), [X + at, frontRow, z])),
    ),
    ...SIDE.flatMap((line, level) =>
      course(line, level, (at, length, colour, z) =>
        part(colour, brick(length), [sideRow, frontRow - at - length, z], 1),
      ),
    ),
    ...roof(),
    ...garden(),
  ];
}
