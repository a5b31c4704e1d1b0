import type { Finish } from '@shop/contracts';
import { triple } from '../triple.ts';
import type { Rgb } from './paint.ts';
import { axesOf, START, type Axes } from './pose.ts';
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

/** The light on a face without its shine, by its normal in the view of the stills. */
export const lightOf = (sideways: number, upright: number, forth: number): number =>
  upright * upright * (upright > 0 ? LIGHT.top : LIGHT.bottom) +
  forth * forth * (forth > 0 ? LIGHT.front : LIGHT.back) +
  sideways * sideways * (sideways > 0 ? LIGHT.right : LIGHT.left);

export function shineOf(sideways: number, upright: number, forth: number): number {
  const { toward } = SHINE;
  const facing = toward[0] * sideways + toward[1] * upright + toward[2] * forth;
  return facing > 0 ? SHINE.strength * facing ** SHINE.power : 0;
}

/** A colour with white or black mixed in. */
export const lit = (colour: Rgb, light: number): Rgb =>
  triple((index) => {
    const part = colour[index];
    return light < 0 ? part * (1 + Math.max(-1, light)) : part + (1 - part) * Math.min(1, light);
  });

const between = (low: number, high: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
};

/** What a mirror shows of a room, by its normal on the picture: a bright ceiling, a window on the left, a dark horizon. */
function room(x: number, y: number, z: number): number {
  const left = -2 * z * x;
  const up = 2 * z * y;
  const sky = between(-0.15, 0.75, up) * 0.75;
  const window = between(0.35, 0.6, left) * (1 - between(0.4, 0.9, Math.abs(up - 0.2))) * 0.5;
  return sky + window + (1 - between(-0.9, -0.1, up)) * 0.3;
}

/** The light that a finish makes of the light on a face, by its normal on the picture: to the right, up, to the viewer. */
export function finished(finish: Finish, light: number, x: number, y: number, z: number): number {
  if (finish === 'chrome') return room(x, y, z);
  if (finish === 'metal') return light * 1.15 + 0.32 * (room(x, y, z) - 0.45);
  if (finish === 'pearl') {
    const sheen = Math.max(0, -0.35 * x + 0.45 * y + 0.82 * z) ** 5;
    return light + 0.34 * sheen - 0.05 + 0.12 * (1 - Math.max(0, z)) ** 3;
  }
  return finish === 'rubber' ? light * 0.85 : light;
}
