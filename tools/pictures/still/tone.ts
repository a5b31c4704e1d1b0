import { LIGHTS } from '@shop/design-system/pictures/tones';
import type { Three } from './mesh.ts';

/**
 * How light a face is, as the share of white (positive) or black (negative) mixed into the part's colour: light comes
 * from above and from the left, so that tops have 0.15, left faces 0, right faces -0.2 and undersides the least.
 */
export const lightOf = ([x, y, z]: Three): number =>
  y * y * (y > 0 ? 0.15 : -0.45) + z * z * (z > 0 ? 0 : -0.28) + x * x * (x > 0 ? -0.2 : -0.1);

/** The soft shine of a curved wall where it faces the light. */
export const shineOf = ([x, y, z]: Three): number => 0.13 * Math.max(0, 0.42 * y + 0.9 * z - 0.1 * x) ** 7;

/** The place of the tone of left faces, which is the part's colour itself. */
export const BASE = 7;

export const stepOf = (light: number): number => {
  let best = 0;
  for (let step = 1; step < LIGHTS.length; step++)
    if (Math.abs((LIGHTS[step] as number) - light) < Math.abs((LIGHTS[best] as number) - light)) best = step;
  return best;
};

/** A fixed colour (`#RRGGBB`) in this light, in the shortest form. */
export function litColour(hex: string, light: number): string {
  const [target, share] = light < 0 ? [0, -light] : [255, light];
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - share) + target * share),
  );
  const long = parts.map((value) => value.toString(16).padStart(2, '0')).join('');
  return /^(.)\1(.)\2(.)\3$/.test(long) ? `#${long[0]}${long[2]}${long[4]}` : `#${long}`;
}
