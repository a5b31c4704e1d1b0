import { lightOf } from './light.ts';
import { along, placeOn, type Projection } from './projection.ts';
import { blend, wordOf, type Raster } from './raster.ts';
import type { Body } from './scene.ts';
import { LINE_SIZE, type Place } from './surface.ts';

/** How much nearer than its faces a line is drawn, in mm. */
const NEARER = 0.15;
/** How far up a face is turned on whose edges light glances. */
const UPWARD = 0.47;

/** Draws the hard edges of a body that are not hidden, so many pixels wide. */
export function drawLines(raster: Raster, { surface: { lines }, paint, at }: Body, picture: Projection, width: number) {
  const [edge, glint] = [wordOf(paint.edge), wordOf(paint.glint)];
  const shifted = { ...picture, origin: placeOn(picture, at) };
  const place = (from: number) =>
    placeOn(shifted, [lines[from] as number, lines[from + 1] as number, lines[from + 2] as number]);
  for (let line = 0; line < lines.length; line += LINE_SIZE) {
    const [one, other] = [line + 6, line + 9];
    // Behind both of its faces.
    if (along(picture.toward, lines, one) < 0 && along(picture.toward, lines, other) < 0) continue;
    const isGlint = glances(lines, one, other, picture);
    const [colour, alpha] = isGlint ? [glint, paint.glintCover] : [edge, paint.edgeCover];
    eachPixel(raster, place(line), place(line + 3), Math.max(1, Math.round(width)), (pixel, near) => {
      if (near + NEARER > (raster.nearness[pixel] as number)) blend(raster, pixel, colour, alpha);
    });
  }
}

/** Where the lighter of two faces that meet is turned up, light glances off the edge between them. */
function glances(lines: Float32Array, one: number, other: number, { toward, up, light }: Projection): boolean {
  if (along(toward, lines, one) < 0 || along(toward, lines, other) < 0) return false;
  const lightOn = (normal: number) =>
    lightOf(along(light[0], lines, normal), along(light[1], lines, normal), along(light[2], lines, normal));
  const more = lightOn(one) - lightOn(other);
  return Math.abs(more) > 0.04 && along(up, lines, more > 0 ? one : other) > UPWARD;
}

/** Calls `draw` for the pixels of a line, so many in each column, or in each row of a steep one. */
function eachPixel(
  { width, height }: Raster,
  one: Place,
  other: Place,
  thickness: number,
  draw: (pixel: number, near: number) => void,
) {
  const isSteep = Math.abs(other[1] - one[1]) > Math.abs(other[0] - one[0]);
  const [lengthwise, across, breadth] = isSteep ? ([1, 0, width] as const) : ([0, 1, height] as const);
  const [from, to] = one[lengthwise] < other[lengthwise] ? [one, other] : [other, one];
  const length = to[lengthwise] - from[lengthwise];
  const end = Math.min(to[lengthwise], isSteep ? height : width);
  for (let step = Math.max(0, Math.ceil(from[lengthwise] - 0.5)); step + 0.5 < end; step++) {
    const share = (step + 0.5 - from[lengthwise]) / length;
    const middle = from[across] + share * (to[across] - from[across]);
    const first = Math.round(middle - thickness / 2);
    const near = from[2] + share * (to[2] - from[2]);
    for (let beside = Math.max(0, first); beside < Math.min(breadth, first + thickness); beside++)
      draw(isSteep ? step * width + beside : beside * width + step, near);
  }
}
