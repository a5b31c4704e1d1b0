import { boardShadow, scene, type Scene, type SceneItem } from '../../../pictures/scene.ts';
import { palette, type PaletteColour } from '../../../pictures/scenes/palette.ts';

/** A brick one stud deep of the wall: from which stud, how long, in which colour. */
type Brick = readonly [from: number, long: number, colour: PaletteColour];

/** Courses of the wall from below. */
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

const BRICK = 3;
const ROW = 2;

function compose(name: string, lying: readonly SceneItem[], courses = WALL): Scene {
  const wall = courses.flatMap((course, up) =>
    course.map(([from, long, colour]): SceneItem => ({
      shape: `brick-1x${long}`,
      hex: palette[colour],
      x: from + 1,
      y: ROW,
      z: 0.5 + up * BRICK,
    })),
  );
  const { view, body } = scene(name, [
    { block: [120, 104, 4], ground: 'board', x: -1.5, y: -1.5, z: -1.25 },
    { shape: 'baseplate-10x12', hex: palette.mint, x: 0, y: 0, z: 0 },
    ...wall,
    ...lying,
  ]);
  return { view, body: boardShadow(-12, -12, 120, 104) + body };
}

/** 400: a wall with a gap, and before it a piece that does not fit into it. */
export const misfitScene = (): Scene =>
  compose('misfit', [{ shape: 'roundbrick-4x4', hex: palette.orange, x: 4, y: 5, z: 0.5 }]);

/** Any other error: the upper courses have come down. */
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
