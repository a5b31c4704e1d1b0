import { lightOf } from './light.ts';
import { along, placeOn, type Projection } from './projection.ts';
import { blend, wordOf, type Raster, type Word } from './raster.ts';
import type { Body } from './scene.ts';
import { LINE_SIZE } from './surface.ts';

/** How much nearer than its faces a line is drawn, in mm. */
const NEARER = 0.15;
/** How far up a face is turned on whose edges light glances. */
const UPWARD = 0.47;

/** Draws the hard edges of a body that are not hidden, so many pixels wide. */
export function drawLines(raster: Raster, { surface: { lines }, paint, at }: Body, picture: Projection, width: number) {
  const { right, up, toward, scale } = picture;
  const edge = wordOf(paint.edge);
  const glint = wordOf(paint.glint);
  const origin = placeOn(picture, at);
  const thickness = Math.max(1, Math.round(width));
  const ends = new Float64Array(6);
  for (let line = 0; line < lines.length; line += LINE_SIZE) {
    const one = line + 6;
    const other = line + 9;
    // Behind both of its faces.
    if (along(toward, lines, one) < 0 && along(toward, lines, other) < 0) continue;
    for (let end = 0; end < 6; end += 3) {
      ends[end] = origin[0] + scale * along(right, lines, line + end);
      ends[end + 1] = origin[1] - scale * along(up, lines, line + end);
      ends[end + 2] = origin[2] + along(toward, lines, line + end);
    }
    if (glances(lines, one, other, picture)) drawLine(raster, ends, thickness, glint, paint.glintCover);
    else drawLine(raster, ends, thickness, edge, paint.edgeCover);
  }
}

/** Where the lighter of two faces that meet is turned up, light glances off the edge between them. */
function glances(lines: Float32Array, one: number, other: number, { toward, up, light }: Projection): boolean {
  if (along(toward, lines, one) < 0 || along(toward, lines, other) < 0) return false;
  const more = lightOn(lines, one, light) - lightOn(lines, other, light);
  return Math.abs(more) > 0.04 && along(up, lines, more > 0 ? one : other) > UPWARD;
}

const lightOn = (lines: Float32Array, normal: number, light: Projection['light']): number =>
  lightOf(along(light[0], lines, normal), along(light[1], lines, normal), along(light[2], lines, normal));

/** Mixes a colour into the pixels of a line, so many in each column, or in each row of a steep one. */
function drawLine(raster: Raster, ends: Float64Array, thickness: number, colour: Word, alpha: number) {
  const { width, height, nearness } = raster;
  const isSteep =
    Math.abs((ends[4] as number) - (ends[1] as number)) > Math.abs((ends[3] as number) - (ends[0] as number));
  const lengthwise = isSteep ? 1 : 0;
  const across = 1 - lengthwise;
  const breadth = isSteep ? width : height;
  const from = (ends[lengthwise] as number) < (ends[3 + lengthwise] as number) ? 0 : 3;
  const to = 3 - from;
  const start = ends[from + lengthwise] as number;
  const length = (ends[to + lengthwise] as number) - start;
  const end = Math.min(start + length, isSteep ? height : width);
  for (let step = Math.max(0, Math.ceil(start - 0.5)); step + 0.5 < end; step++) {
    const share = (step + 0.5 - start) / length;
    const middle = between(ends, from + across, to + across, share);
    const first = Math.round(middle - thickness / 2);
    const near = between(ends, from + 2, to + 2, share) + NEARER;
    for (let beside = Math.max(0, first); beside < Math.min(breadth, first + thickness); beside++) {
      const pixel = isSteep ? step * width + beside : beside * width + step;
      if (near > (nearness[pixel] as number)) blend(raster, pixel, colour, alpha);
    }
  }
}

/** A number of the ends that far along the line. */
const between = (ends: Float64Array, from: number, to: number, share: number): number =>
  (ends[from] as number) + share * ((ends[to] as number) - (ends[from] as number));
