import type { SceneItem } from './compose.ts';
import { part } from './parts.ts';

/** Millimetres along each side of the board. */
const BOARD = 96;

/** The parts of a list on a board, for the upload page. */
export const partsListScene = (): SceneItem[] => [
  { block: [BOARD, BOARD, 2.4], ground: 'board', x: 0, y: 0, z: -0.75 },
  part('red', 'brick-2x4', [0.6, 0.6], 1),
  part('yellow', 'brick-2x2', [4.2, 0.8]),
  part('grey', 'round-brick-2x2', [7.4, 0.9]),
  part('green', 'slope-2x2', [9.4, 4.2]),
  part('teal', 'plate-2x4', [0.6, 6], 1),
  part('blue', 'plate-1x6', [3.9, 4.2], 1),
  part('slate', 'technic-1x4', [6.4, 4], 1),
  part('orange', 'cheese-1x2', [8.5, 7.4]),
  part('bright', 'frog', [6, 9.2]),
  part('pink', 'round-plate-1x1', [1, 10.6]),
  part('amber', 'round-plate-1x1', [2.6, 10.6]),
  part('brown', 'corner-brick', [9.4, 9.5]),
];
