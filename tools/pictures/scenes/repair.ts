import type { SceneItem } from './compose.ts';
import { part } from './parts.ts';

/** A wall with a gap, and the brick that fills it: for the repair service. */
export const repairScene = (): SceneItem[] => [
  { block: [80, 64, 3.2], ground: 'board', x: -1, y: -1, z: -1 },
  part('mint', 'plate-6x8', [0, 0]),
  part('red', 'brick-2x2', [0, 0, 1]),
  part('amber', 'brick-2x2', [2, 0, 1]),
  part('red', 'brick-2x2', [4, 0, 1]),
  part('blue', 'brick-2x2', [6, 0, 1]),
  part('blue', 'brick-2x2', [0, 0, 4]),
  part('red', 'brick-2x2', [2, 0, 4]),
  part('forest', 'slope-2x2', [6, 0, 4]),
  part('yellow', 'brick-2x2', [3, 4, 1]),
];
