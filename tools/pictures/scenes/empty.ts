import type { SceneItem } from './compose.ts';
import { part } from './parts.ts';

/** A board with two bricks and free space, for empty pages. */
export const emptyScene = (): SceneItem[] => [
  { block: [80, 64, 3.2], ground: 'board', x: -1, y: -1, z: -1 },
  part('mint', 'plate-6x8', [0, 0]),
  part('yellow', 'brick-2x2', [1, 1, 1]),
  part('red', 'slope-2x2', [4, 1, 1]),
  part('blue', 'round-plate-1x1', [5, 4, 1]),
];
