import { triple } from '../triple.ts';
import type { Rgb } from './paint.ts';
import { axesOf, dot, START, type Axes } from './pose.ts';
import type { Place } from './surface.ts';

/**
 * How much white (above 0) or black (below 0) is mixed into the colour of a face that is turned exactly to one of the six
 * sides, in the view of the stills: light comes from above and from the left.
 */
export const LIGHT = { top: 0.15, bottom: -0.45, front: 0, back: -0.28, right: -0.2, left: -0.1 };
/** The soft shine where a curve faces the light. */
export const SHINE = { strength: 0.13, toward: [-0.1, 0.42, 0.9] as Place, power: 7 };

/** The axes of the stills' picture: the light turns with the viewer, so normals on a picture are taken as in that view. */
export const STILL: Axes = axesOf(START);

/** The light on a face by its normal on the picture: x to the right, y up, z towards the viewer. */
export function lightOf(normal: Place): number {
  const [x, y, z] = triple(
    (axis) => normal[0] * STILL.right[axis] + normal[1] * STILL.up[axis] + normal[2] * STILL.toward[axis],
  );
  const flat =
    y * y * (y > 0 ? LIGHT.top : LIGHT.bottom) +
    z * z * (z > 0 ? LIGHT.front : LIGHT.back) +
    x * x * (x > 0 ? LIGHT.right : LIGHT.left);
  return flat + SHINE.strength * Math.max(0, dot(SHINE.toward, [x, y, z])) ** SHINE.power;
}

/** A colour with white or black mixed in. */
export const lit = (colour: Rgb, light: number): Rgb =>
  triple((index) => {
    const part = colour[index];
    return light < 0 ? part * (1 + Math.max(-1, light)) : part + (1 - part) * Math.min(1, light);
  });
