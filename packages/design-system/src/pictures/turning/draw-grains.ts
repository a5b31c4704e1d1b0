import { dot } from './pose.ts';
import type { Projection } from './projection.ts';
import { blend, type Raster, type Word } from './raster.ts';
import type { Body } from './scene.ts';
import type { Place } from './surface.ts';

const WHITE: Word = 0xff_ff_ff_ff;
/**
 * Places for a grain in each mm; the rarest eighth of them has one, which fades from its middle outwards. Parts are
 * measured in 0.4 mm, so that the middles of places are on their faces.
 */
const PLACES = 2.5;
const RARE = 0.88;
const WHOLE = 0.1;
const FADED = 0.42;
/** How much the brightness of grains changes with the direction from which they are seen. */
const FLICKER: Place = [3, 5, 2];
/** How far outside of its box a face may be computed to be, in mm. */
const SLACK = 0.01;

/**
 * Draws the grains of glitter where a body was drawn, as the shader of the graphics card does: they keep their places in
 * the part, and shine otherwise from each side.
 */
export function drawGrains(raster: Raster, { surface: { low, high }, paint, at }: Body, picture: Projection): void {
  const { width, height, nearness } = raster;
  const { right, up, toward, scale, origin } = picture;
  const phase = dot(toward, FLICKER);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const near = nearness[pixel] as number;
    if (near === -Infinity) continue;
    const row = Math.floor(pixel / width);
    const across = (pixel - row * width + 0.5 - origin[0]) / scale;
    const above = (origin[1] - row - 0.5) / scale;
    const before = near - origin[2];
    const place = (axis: 0 | 1 | 2) => across * right[axis] + above * up[axis] + before * toward[axis] - at[axis];
    const [x, y, z] = [place(0), place(1), place(2)];
    const isOfBody = isWithin(x, low[0], high[0]) && isWithin(y, low[1], high[1]) && isWithin(z, low[2], high[2]);
    const shine = isOfBody ? shineAt(PLACES * x, PLACES * y, PLACES * z, phase) : 0;
    if (shine > 0) blend(raster, pixel, WHITE, shine * paint.cover);
  }
}

const isWithin = (value: number, low: number, high: number): boolean => value > low - SLACK && value < high + SLACK;

/** How much a grain shines at a place, 0 where there is none. */
function shineAt(x: number, y: number, z: number, phase: number): number {
  const [a, b, c] = [Math.round(x), Math.round(y), Math.round(z)];
  if (chance(a, b, c) < RARE) return 0;
  const share = Math.min(1, Math.max(0, (FADED - Math.hypot(x - a, y - b, z - c)) / (FADED - WHOLE)));
  return share * share * (3 - 2 * share) * (0.35 + 0.65 * fraction(5 * chance(a + 7, b + 7, c + 7) + phase));
}

/** A number from 0 to 1 for each place, as good as random. */
const chance = (x: number, y: number, z: number): number =>
  fraction(Math.sin(12.9898 * x + 78.233 * y + 37.719 * z) * 43_758.5453);
const fraction = (value: number): number => value - Math.floor(value);
