import type { SceneItem } from './compose.ts';
import { part, type PartName } from './parts.ts';
import type { PaletteColour } from './palette.ts';

/** A brick of the wall, one stud deep: its first stud, its length in studs, its colour. */
type Brick = readonly [from: number, long: 2 | 4, colour: PaletteColour];

/** The rows of the wall, from the bottom. */
const WALL: readonly (readonly Brick[])[] = [
  [
    [0, 4, 'blue'],
    [4, 2, 'sky'],
    [6, 4, 'blue'],
  ],
  [
    [0, 2, 'sky'],
    [2, 4, 'blue'],
    [6, 2, 'teal'],
    [8, 2, 'blue'],
  ],
  [
    [0, 4, 'teal'],
    [6, 4, 'sky'],
  ],
  [
    [0, 2, 'blue'],
    [2, 2, 'sky'],
    [6, 4, 'blue'],
  ],
];

/** Height of a brick in plates. */
const BRICK_PLATES = 3;
/** The row of the wall on the plates, in studs. */
const WALL_Y = 2;

function onPlates(loosePieces: readonly SceneItem[], rows = WALL): SceneItem[] {
  const wall = rows.flatMap((row, level) =>
    row.map(([from, long, colour]) =>
      part(colour, `brick-1x${long}` satisfies PartName, [from + 1, WALL_Y, 1 + level * BRICK_PLATES]),
    ),
  );
  return [
    { block: [120, 120, 4], ground: 'board', x: -1.5, y: -1.5, z: -1.25 },
    ...[0, 6].map((y) => part('mint', 'plate-6x12', [0, y])),
    ...wall,
    ...loosePieces,
  ];
}

/** For status 400: a wall with a gap, and in front of it a piece that does not fit. */
export const misfitScene = (): SceneItem[] => onPlates([part('orange', 'round-brick-4x4', [4, 6, 1])]);

/** For any other status: the upper rows have fallen down. */
export const fallenScene = (): SceneItem[] =>
  onPlates(
    [
      part('teal', 'brick-1x4', [1, 5, 1]),
      part('yellow', 'brick-2x2', [8, 4, 1]),
      part('blue', 'brick-1x2', [5, 7, 1]),
      part('red', 'round-plate-1x1', [9, 8, 1]),
    ],
    WALL.slice(0, 2),
  );
