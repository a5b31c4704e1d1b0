import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clamp, CORNERS, placeOf, pointOf, roomOf, settle, stepTo, type Point, type Size } from './window-place.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const screen = fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 320, max: 1600 }) });
const size = fc.record({ width: fc.integer({ min: 1, max: 320 }), height: fc.integer({ min: 1, max: 320 }) });
const anyPoint = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) });
const anyPlace = fc.record({
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
});

/** How many pixels of the window are off the screen. */
const offScreen = (point: Point, of: Size, on: Size) =>
  Math.max(0, -point.x) +
  Math.max(0, -point.y) +
  Math.max(0, point.x + of.width - on.width - 1e-9) +
  Math.max(0, point.y + of.height - on.height - 1e-9);

test('never lets a pixel of the window off the screen, however it is moved', () => {
  fc.assert(
    fc.property(
      screen,
      size,
      anyPoint,
      anyPlace,
      fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.boolean()), { maxLength: 20 }),
      (on, of, point, place, keys) => {
        const room = roomOf(on, of);
        let moved = clamp(point, room);
        const met = [moved, settle(point, room), pointOf(place, room)];
        for (const [key, isFar] of keys) {
          moved = stepTo(moved, key, isFar, room) ?? moved;
          met.push(moved);
        }
        expect(Math.max(...met.map((one) => offScreen(one, of, on)))).toBe(0);
      },
    ),
    { numRuns: 1000 },
  );
});

test('brings a window back when the screen shrinks under it', () => {
  fc.assert(
    fc.property(screen, screen, size, anyPoint, (before, after, of, point) => {
      const place = placeOf(settle(point, roomOf(before, of)), roomOf(before, of));
      expect(offScreen(pointOf(place, roomOf(after, of)), of, after)).toBe(0);
    }),
  );
});

test('keeps the window at the edge that it was put to, at any size of the screen', () => {
  fc.assert(
    fc.property(screen, screen, size, fc.constantFrom(...Object.values(CORNERS)), (before, after, of, corner) => {
      const place = placeOf(pointOf(corner, roomOf(before, of)), roomOf(before, of));
      const { left, top, right, bottom } = roomOf(after, of);
      const point = pointOf(place, roomOf(after, of));
      if (roomOf(before, of).right > roomOf(before, of).left) expect(point.x).toBeCloseTo(corner.x ? right : left);
      if (roomOf(before, of).bottom > roomOf(before, of).top) expect(point.y).toBeCloseTo(corner.y ? bottom : top);
    }),
  );
});

test('finds a place again on the same screen', () => {
  fc.assert(
    fc.property(screen, size, anyPoint, (on, of, point) => {
      const room = roomOf(on, of);
      const rest = settle(point, room);
      const again = pointOf(placeOf(rest, room), room);
      expect(again.x).toBeCloseTo(rest.x);
      expect(again.y).toBeCloseTo(rest.y);
    }),
  );
});

const room = roomOf({ width: 1200, height: 800 }, { width: 632, height: 700 });

test('goes to an edge within 24 px, and stays where it is beyond', () => {
  expect(settle({ x: 30, y: 60 }, room)).toEqual({ x: 8, y: 60 });
  expect(settle({ x: 540, y: 70 }, room)).toEqual({ x: 560, y: 92 });
  expect(settle({ x: 300, y: 50 }, room)).toEqual({ x: 300, y: 50 });
});

test('moves 16 px by arrow, 64 px with Shift, and to the corners by Home and End', () => {
  expect(stepTo({ x: 100, y: 50 }, 'ArrowLeft', false, room)).toEqual({ x: 84, y: 50 });
  expect(stepTo({ x: 100, y: 50 }, 'ArrowRight', true, room)).toEqual({ x: 164, y: 50 });
  expect(stepTo({ x: 100, y: 50 }, 'ArrowUp', true, room)).toEqual({ x: 100, y: 8 });
  expect(stepTo({ x: 100, y: 50 }, 'Home', false, room)).toEqual({ x: 8, y: 8 });
  expect(stepTo({ x: 100, y: 50 }, 'End', false, room)).toEqual({ x: 560, y: 92 });
  expect(stepTo({ x: 100, y: 50 }, 'Enter', false, room)).toBeUndefined();
});

test('starts a window that is larger than the screen at its corner', () => {
  const none = roomOf({ width: 320, height: 320 }, { width: 632, height: 700 });
  expect(settle({ x: 50, y: -50 }, none)).toEqual({ x: 0, y: 0 });
  expect(placeOf({ x: 0, y: 0 }, none)).toEqual({ x: 0, y: 0 });
});
