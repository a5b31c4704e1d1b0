import { placeOn, type Projection } from './projection.ts';
import {
  blendBehind,
  CORNER_SIZE,
  findSpans,
  planeOf,
  SPAN_SIZE,
  valueAt,
  wordOf,
  type Raster,
  type Triangle,
} from './raster.ts';
import type { Ground } from './renderer.ts';
import { SOFT, type Body } from './scene.ts';

/** A corner of the shadow has here how far it is from the middle, in mm. */
const ACROSS = 2;
const DEEP = 3;
/** Two triangles of the rectangle that holds it. */
const HALVES: readonly Triangle[] = [
  Uint32Array.of(0, CORNER_SIZE, 2 * CORNER_SIZE),
  Uint32Array.of(CORNER_SIZE, 3 * CORNER_SIZE, 2 * CORNER_SIZE),
];

/** The shadow on the ground, behind what is drawn: a rectangle with round corners and soft borders. */
export function drawShadow(raster: Raster, { surface: { low, high }, at }: Body, picture: Projection, ground: Ground) {
  const [wide, deep] = [(high[0] - low[0]) / 2, (high[2] - low[2]) / 2];
  const soft = 2 * SOFT * Math.hypot(wide, deep);
  const round = 0.7 * Math.min(wide, deep);
  const { pixels, spans } = raster;
  const shade = wordOf(ground.shade);
  const corners = new Float32Array(4 * CORNER_SIZE);
  for (const [corner, [right, forth]] of CORNERS.entries()) {
    const [x, z] = [right * (wide + soft), forth * (deep + soft)];
    const [across, down] = placeOn(picture, [low[0] + wide + x + at[0], low[1] + at[1], low[2] + deep + z + at[2]]);
    corners.set([across, down, x, z], CORNER_SIZE * corner);
  }
  for (const half of HALVES) {
    const across = planeOf(corners, half, ACROSS);
    const depth = planeOf(corners, half, DEEP);
    const shadePixel = (x: number, row: number) => {
      const pixel = row * raster.width + x;
      if (pixels[4 * pixel + 3] === 255) return;
      const outX = Math.max(0, Math.abs(valueAt(across, x, row)) - wide + round);
      const outZ = Math.max(0, Math.abs(valueAt(depth, x, row)) - deep + round);
      const share = (Math.sqrt(outX * outX + outZ * outZ) - round + soft) / (2 * soft);
      if (share < 1) blendBehind(raster, pixel, shade, ground.shadeCover * smooth(1 - Math.max(0, share)));
    };
    const ends = findSpans(raster, corners, half);
    for (let span = 0; span < ends; span += SPAN_SIZE) {
      const row = spans[span] as number;
      const after = spans[span + 2] as number;
      for (let x = spans[span + 1] as number; x < after; x++) shadePixel(x, row);
    }
  }
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
