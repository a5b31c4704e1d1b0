import { boardShadow, scene, type Scene } from '../scene.ts';
import { palette } from './palette.ts';

/** Studs along each side of the board. */
const SIDE = 12;
const BOARD = SIDE * 8;

/** The parts of a list on a board, for the upload page. */
export function partsListScene(): Scene {
  const { view, body } = scene(
    'list',
    [
      { block: [BOARD, BOARD, 2.4], ground: 'board', x: 0, y: 0, z: -0.75 },
      { shape: 'brick-2x4', hex: palette.red, x: 0.6, y: 0.6, turn: 1 },
      { shape: 'brick-2x2', hex: palette.yellow, x: 4.2, y: 0.8 },
      { shape: 'roundbrick-2x2', hex: palette.grey, x: 7.4, y: 0.9 },
      { shape: 'slope-45-2x2', hex: palette.green, x: 9.4, y: 4.2 },
      { shape: 'plate-2x4', hex: palette.teal, x: 0.6, y: 6, turn: 1 },
      { shape: 'plate-1x6', hex: palette.blue, x: 3.9, y: 4.2, turn: 1 },
      { shape: 'technic-1x4', hex: palette.slate, x: 6.4, y: 4, turn: 1 },
      { shape: 'cheese-1x2', hex: palette.orange, x: 8.5, y: 6.9 },
      { shape: 'gear-16', hex: palette.stone, x: 5.8, y: 8.9 },
      { shape: 'roundplate-1x1', hex: palette.pink, x: 1, y: 10.6 },
      { shape: 'roundplate-1x1', hex: palette.amber, x: 2.6, y: 10.6 },
      { shape: 'cornerbrick-2x2', hex: palette.brown, x: 9.4, y: 9.5 },
    ],
    4,
  );
  return { view, body: boardShadow(0, 0, BOARD, BOARD) + body };
}
