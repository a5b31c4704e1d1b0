import { boardShadow, scene, type Scene } from '../scene.ts';
import { palette } from './palette.ts';

/** A board with two bricks and free space, for empty pages. */
export function emptyScene(): Scene {
  const { view, body } = scene(
    'empty',
    [
      { block: [80, 64, 3.2], ground: 'board', x: -1, y: -1, z: -1 },
      { shape: 'plate-6x8', hex: palette.mint, x: 0, y: 0, z: 0 },
      { shape: 'brick-2x2', hex: palette.yellow, x: 1, y: 1, z: 1 },
      { shape: 'slope-45-2x2', hex: palette.red, x: 4, y: 1, z: 1 },
      { shape: 'roundplate-1x1', hex: palette.blue, x: 5, y: 4, z: 1 },
    ],
    12,
  );
  return { view, body: boardShadow(-8, -8, 80, 64) + body };
}
