import fc from 'fast-check';
import { blend, blendBehind, CORNER_SIZE, createRaster, eachSpan, planeOf, wordOf, type Triangle } from './raster.ts';

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
    eachSpan({ width: SIZE, height: SIZE }, numbers, triangle, (start, end) => {
      for (let pixel = start; pixel < end; pixel++) times[pixel] = (times[pixel] as number) + 1;
    });
  return times;
}

test('triangles around a place cover each pixel between them once: no gap and no overlap at their edges', () => {
  fc.assert(
    fc.property(place, (middle) => {
      const inside = corners([[-9, -9], [33, -9], [33, 33], [-9, 33], middle]);
      const M = 4 * CORNER_SIZE;
      const fan: Triangle[] = [
        [A, B, M],
        [B, C, M],
        [C, D, M],
        [D, A, M],
      ];
      expect(timesCovered(inside, fan).every((times) => times === 1)).toBe(true);
    }),
  );
});

test('a row of pixels begins where it says, and a value of the corners is the same plane everywhere', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      fc.pre(Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) > 1);
      const numbers = corners([a, b, c]);
      const plane = planeOf(numbers, [A, B, C], 2);
      expect(plane.right).toBeCloseTo(3, 2);
      expect(plane.down).toBeCloseTo(-1, 2);
      eachSpan({ width: SIZE, height: SIZE }, numbers, [A, B, C], (start, _, x, y) => {
        expect(x + a[0]).toBeCloseTo((start % SIZE) + 0.5, 3);
        expect(y + a[1]).toBeCloseTo(Math.floor(start / SIZE) + 0.5, 3);
      });
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
