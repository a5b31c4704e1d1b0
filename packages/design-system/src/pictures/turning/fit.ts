import { triple } from '../triple.ts';
import { axesOf, type Pose } from './pose.ts';
import type { Body, Framing } from './scene.ts';
import type { Place } from './surface.ts';

/** The size of a canvas in px of the screen, and the px of the square in which the still is. */
export interface CanvasSize {
  width: number;
  height: number;
  square: number;
  /** Pixels of the canvas for each px. */
  density: number;
}

/** All that a pose, a framing and a canvas decide for drawing. */
export function fitOf(pose: Pose, framing: Framing, size: CanvasSize) {
  const axes = axesOf(pose);
  const scale = (size.square / framing.side) * pose.zoom;
  const [x, y] = [(2 * scale) / size.width, (2 * scale) / size.height];
  return {
    axes,
    /** px of the screen for each mm. */
    scale,
    /** From mm on the picture to the canvas, whose sides run from -1 to 1. */
    fit: [x, y, -framing.middle[0] * x, -framing.middle[1] * y] as const,
  };
}

/** The centre of the bodies, and the radius (mm) of a ball around it that holds them. */
export function ballAround(bodies: readonly Body[]): { centre: Place; radius: number; low: Place; high: Place } {
  const low = triple((axis) => Math.min(...bodies.map(({ surface, at }) => surface.low[axis] + at[axis])));
  const high = triple((axis) => Math.max(...bodies.map(({ surface, at }) => surface.high[axis] + at[axis])));
  const centre = triple((axis) => (low[axis] + high[axis]) / 2);
  return { centre, radius: Math.hypot(...triple((axis) => high[axis] - centre[axis])), low, high };
}
