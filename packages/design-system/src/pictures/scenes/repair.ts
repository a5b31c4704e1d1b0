import { boardShadow, scene, type Scene } from '../scene.ts';
import { palette } from './palette.ts';

/** A wall with a gap, and the brick that fills it: for the repair service. */
export function repairScene(): Scene {
  const { view, body } = scene(
    'repair',
    [
      { block: [80, 64, 3.2], ground: 'board', x: -1, y: -1, z: -1 },
      { shape: 'plate-6x8', hex: palette.mint, x: 0, y: 0, z: 0 },
      { shape: 'brick-2x2', hex: palette.red, x: 0, y: 0, z: 1 },
      { shape: 'brick-2x2', hex: palette.amber, x: 2, y: 0, z: 1 },
      { shape: 'brick-2x2', hex: palette.red, x: 4, y: 0, z: 1 },
      { shape: 'brick-2x2', hex: palette.blue, x: 6, y: 0, z: 1 },
      { shape: 'brick-2x2', hex: palette.blue, x: 0, y: 0, z: 4 },
      { shape: 'brick-2x2', hex: palette.red, x: 2, y: 0, z: 4 },
      { shape: 'slope-45-2x2', hex: palette.forest, x: 6, y: 0, z: 4 },
      { shape: 'brick-2x2', hex: palette.yellow, x: 3, y: 4, z: 1 },
    ],
    12,
  );
  return { view, body: boardShadow(-8, -8, 80, 64) + body };
}
