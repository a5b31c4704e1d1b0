import { brotliDecompressSync } from 'node:zlib';
import { decodeMesh } from '@shop/design-system/pictures/turning/decode-mesh';
import { stillFraming } from '@shop/design-system/pictures/turning/framing';
import { BRICK, MINIFIGURE } from '@shop/design-system/pictures/turning/mesh-address';
import { paintOf } from '@shop/design-system/pictures/turning/paint';
import { axesOf, dot } from '@shop/design-system/pictures/turning/pose';
import {
  areaOf,
  CORNER_SIZE,
  createRaster,
  findSpans,
  NEAR,
  planeOf,
  SPAN_SIZE,
  valueAt,
  type Corners,
  type Raster,
  type Triangle,
} from '@shop/design-system/pictures/turning/raster';
import { drawBodies } from '@shop/design-system/pictures/turning/draw-bodies';
import { surfaceOf, VERTEX_SIZE, type Place, type Surface } from '@shop/design-system/pictures/turning/surface';
import { readMeshes } from './mesh-packs.ts';

const meshes = readMeshes();
const surface = (number: string): Surface => {
  const body = meshes.get(number);
  if (!body) throw new Error(`No mesh of ${number} is shipped.`);
  return surfaceOf(decodeMesh(brotliDecompressSync(body)));
};
const VIEWS = [0, 45, 90, 180, 225, 300].flatMap((yaw) => [-60, 35, 80].map((pitch) => ({ yaw, pitch })));
const SIZE = 120;

/** The pixels of a face that nothing nearer has yet. */
function* nearestPixels(raster: Raster, corners: Corners, face: Triangle) {
  const near = planeOf(corners, face, NEAR);
  const ends = findSpans(raster, corners, face);
  for (let span = 0; span < ends; span += SPAN_SIZE) {
    const [row = 0, first = 0, after = 0] = raster.spans.subarray(span, ends);
    for (let x = first; x < after; x++) {
      const pixel = row * raster.width + x;
      const nearHere = valueAt(near, x, row);
      if (nearHere <= (raster.nearness[pixel] as number)) continue;
      raster.nearness[pixel] = nearHere;
      yield pixel;
    }
  }
}

/** The share of the pixels of a view at which the nearest face is turned away, though it has only one side. */
function shareTurnedAway(
  { vertices, triangles, groups, low, high }: Surface,
  view: { yaw: number; pitch: number },
): number {
  const { right, up, toward } = axesOf(view);
  const scale = SIZE / Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const corners = new Float32Array((vertices.length / VERTEX_SIZE) * CORNER_SIZE);
  for (let vertex = 0; vertex < vertices.length / VERTEX_SIZE; vertex++) {
    const place = [0, 1, 2].map(
      (axis) =>
        (vertices[VERTEX_SIZE * vertex + axis] as number) - ((low[axis] as number) + (high[axis] as number)) / 2,
    ) as unknown as Place;
    const onPicture = [SIZE / 2 + dot(place, right) * scale, SIZE / 2 - dot(place, up) * scale, dot(place, toward)];
    corners.set(onPicture, CORNER_SIZE * vertex);
  }
  const raster = createRaster(SIZE, SIZE);
  const isAway = new Uint8Array(SIZE * SIZE);
  let first = 0;
  for (const { both, count } of groups) {
    for (let at = 3 * first; at < 3 * (first + count); at += 3) {
      const face = triangles.slice(at, at + 3).map((corner) => CORNER_SIZE * corner);
      const isFaceAway = !both && areaOf(corners, face) < 0;
      for (const pixel of nearestPixels(raster, corners, face)) isAway[pixel] = Number(isFaceAway);
    }
    first += count;
  }
  const covered = raster.nearness.filter((near) => near > -Infinity).length;
  return isAway.reduce((sum, away) => sum + away, 0) / covered;
}

test.each([BRICK, MINIFIGURE, '3626c', '3068b', '3070bpr0071', '3647', '2654', '41769', '3960'])(
  'no face of %s is seen from behind',
  (number) => {
    const shape = surface(number);
    for (const view of VIEWS) expect(shareTurnedAway(shape, view), JSON.stringify(view)).toBeLessThan(0.01);
  },
);

/** How far a part leans to the right of its middle, seen from above with its narrow end up, in px. */
function leansRight(number: string): number {
  const bodies = [
    { surface: surface(number), paint: paintOf({ hex: 'C91A09', finish: 'solid' }), at: [0, 0, 0] as const },
  ];
  const framing = stillFraming(bodies);
  const above = { yaw: 0, pitch: 90, zoom: 1 };
  const size = { width: SIZE, height: SIZE, square: SIZE, density: 1 };
  const raster = createRaster(SIZE, SIZE);
  drawBodies(raster, bodies, { ...framing, middle: [0, 0] }, { pose: above, size });
  const { pixels } = raster;
  const covered = Array.from({ length: SIZE * SIZE }, (_, pixel) => pixel).filter((pixel) => pixels[4 * pixel + 3]);
  const upper = covered.filter((pixel) => pixel < (SIZE * SIZE) / 2).length;
  const lean = covered.reduce((sum, pixel) => sum + (pixel % SIZE) + 0.5 - SIZE / 2, 0) / covered.length;
  return upper < covered.length / 2 ? lean : -lean;
}

test('a right wedge is not shown as a left one', () => {
  const [right, left] = [leansRight('41769'), leansRight('41770')];
  expect(Math.abs(right)).toBeGreaterThan(3);
  expect(left).toBeCloseTo(-right, 0);
  // The right wing of an aircraft that flies up on the picture: its straight side, at the fuselage, is on the left.
  expect(right).toBeLessThan(0);
});

test('a brick has its size in millimetres', () => {
  const { low, high } = surface(BRICK);
  const size = high.map((value, axis) => value - (low[axis] as number));
  expect(size[0]).toBeCloseTo(32, 1);
  expect(size[1]).toBeCloseTo(9.6 + 1.6, 1);
  expect(size[2]).toBeCloseTo(16, 1);
});

test('a minifigure is whole and stands on its feet', () => {
  const { low, high } = surface(MINIFIGURE);
  const height = high[1] - low[1];
  expect(height).toBeGreaterThan(36);
  expect(height).toBeLessThan(42);
});
