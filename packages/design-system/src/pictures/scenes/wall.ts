import { boardShadow, scene, type Scene, type SceneItem } from '../scene.ts';
import { palette, type PaletteColour } from './palette.ts';

/** A brick of the wall, one stud deep: its first stud, its length in studs, its colour. */
type Brick = readonly [from: number, long: number, colour: PaletteColour];

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
/** Depth of the wall on the base plate, in studs. */
const WALL_Y = 2;

function compose(name: string, loosePieces: readonly SceneItem[], rows = WALL): Scene {
  const wall = rows.flatMap((row, level) =>
    row.map(([from, long, colour]): SceneItem => ({
      shape: `brick-1x${long}`,
      hex: palette[colour],
      x: from + 1,
      y: WALL_Y,
      z: 0.5 + level * BRICK_PLATES,
    })),
  );
  const { view, body } = scene(name, [
    { block: [120, 104, 4], ground: 'board', x: -1.5, y: -1.5, z: -1.25 },
    { shape: 'baseplate-10x12', hex: palette.mint, x: 0, y: 0, z: 0 },
    ...wall,
    ...loosePieces,
  ]);
  return { view, body: boardShadow(-12, -12, 120, 104) + body };
}

/** For status 400: a wall with a gap, and in front of it a piece that does not fit. */
export const misfitScene = (): Scene =>
  compose('misfit', [{ shape: 'roundbrick-4x4', hex: palette.orange, x: 4, y: 5, z: 0.5 }]);

/** For any other status: the upper rows have fallen down. */
export const fallenScene = (): Scene =>
  compose(
    'fallen',
    [
      { shape: 'brick-1x4', hex: palette.teal, x: 1, y: 5, z: 0.5 },
      { shape: 'brick-2x2', hex: palette.yellow, x: 8, y: 4, z: 0.5 },
      { shape: 'brick-1x2', hex: palette.blue, x: 5, y: 7, z: 0.5 },
      { shape: 'roundplate-1x1', hex: palette.red, x: 9, y: 8, z: 0.5 },
    ],
    WALL.slice(0, 2),
  );
