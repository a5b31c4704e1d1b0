import fc from 'fast-check';
import {
  blend,
  blendBehind,
  CORNER_SIZE,
  createRaster,
  findSpans,
  planeOf,
  SPAN_SIZE,
  valueAt,
  wordOf,
  type Triangle,
} from './raster.ts';

const SIZE = 24;
const place = fc.tuple(fc.double({ min: -8, max: 32, noNaN: true }), fc.double({ min: -8, max: 32, noNaN: true }));
const corners = (places: readonly (readonly [number, number])[]) => {
  const numbers = new Float32Array(CORNER_SIZE * places.length);
  for (const [corner, [x, y]] of places.entries()) numbers.set([x, y, 3 * x - y], CORNER_SIZE * corner);
  return numbers;
};
const [A, B, C, D] = [0, 1, 2, 3].map((corner) => corner * CORNER_SIZE) as [number, number, number, number];

/** How often each pixel of a small picture is in one of these triangles. */
function timesCovered(numbers: Float32Array, triangles: readonly Triangle[]): Uint8Array {
  const times = new Uint8Array(SIZE * SIZE);
  for (const triangle of triangles)
    for (const [row, first, after] of spansOf(numbers, triangle))
      for (let x = first; x < after; x++) times[row * SIZE + x] = (times[row * SIZE + x] as number) + 1;
  return times;
}

function spansOf(numbers: Float32Array, triangle: Triangle): (readonly [row: number, first: number, after: number])[] {
  const raster = createRaster(SIZE, SIZE);
  const found = [...raster.spans.subarray(0, findSpans(raster, numbers, triangle))];
  return Array.from({ length: found.length / SPAN_SIZE }, (_, span) => {
    const [row = 0, first = 0, after = 0] = found.slice(SPAN_SIZE * span);
    return [row, first, after];
  });
}

test('triangles around a place cover each pixel between them once: no gap and no overlap at their edges', () => {
  fc.assert(
    fc.property(place, (middle) => {
      const inside = corners([[-9, -9], [33, -9], [33, 33], [-9, 33], middle]);
      const M = 4 * CORNER_SIZE;
      const fan = [Uint32Array.of(A, B, M), Uint32Array.of(B, C, M), Uint32Array.of(C, D, M), Uint32Array.of(D, A, M)];
      expect(timesCovered(inside, fan).every((times) => times === 1)).toBe(true);
    }),
  );
});

test('the pixels of a triangle are in it, and a value of the corners is the same plane everywhere', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      fc.pre(Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) > 1);
      const numbers = corners([a, b, c]);
      const triangle = Uint32Array.of(A, B, C);
      const plane = planeOf(numbers, triangle, 2);
      expect(plane.right).toBeCloseTo(3, 2);
      expect(plane.down).toBeCloseTo(-1, 2);
      const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
      for (const [row, first, after] of spansOf(numbers, triangle)) {
        expect(first + 0.5).toBeGreaterThan(left - 0.01);
        expect(after - 0.5).toBeLessThan(right + 0.01);
        expect(valueAt(plane, first, row)).toBeCloseTo(3 * (first + 0.5) - (row + 0.5), 1);
      }
    }),
  );
});

test('a colour is mixed into a pixel, or lies behind it; an empty pixel takes it with its alpha', () => {
  const raster = createRaster(2, 1);
  blend(raster, 0, wordOf([0.8, 0.4, 0]), 0.5);
  expect([...raster.pixels.subarray(0, 4)]).toEqual([204, 102, 0, 128]);
  blend(raster, 0, wordOf([0.2, 0.4, 0.6]), 1);
  expect([...raster.pixels.subarray(0, 4)]).toEqual([51, 102, 153, 255]);
  blendBehind(raster, 0, wordOf([1, 1, 1]), 1);
  expect([...raster.pixels.subarray(0, 4)]).toEqual([51, 102, 153, 255]);
  blendBehind(raster, 1, wordOf([0.2, 0.4, 0.6]), 0.2);
  expect([...raster.pixels.subarray(4)]).toEqual([51, 102, 153, 51]);
});
