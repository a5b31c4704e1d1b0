import { scene, type Scene, type ScenePart } from '../scene.ts';
import { palette } from './palette.ts';

/** Studs between the part and the brick. */
const GAP = 0.9;

/** A part in true scale beside a 2 × 4 brick, to show its size. */
export function besideBrickScene(part: Pick<ScenePart, 'shape'>): Scene {
  return scene(
    'scale',
    [
      { shape: 'brick-2x4', hex: palette.grey, x: 0, y: 0 },
      { ...part, x: 0, y: 2 + GAP },
    ],
    6,
  );
}
