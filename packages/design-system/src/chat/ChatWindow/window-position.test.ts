import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  clamp,
  CORNERS,
  moveByKey,
  pointOf,
  positionOf,
  snap,
  type Point,
  type Size,
} from './window-position.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const screen = fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 320, max: 1600 }) });
const size = fc.record({ width: fc.integer({ min: 1, max: 320 }), height: fc.integer({ min: 1, max: 320 }) });
const anyPoint = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) });
const anyPosition = fc.record({
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
});

/** How many pixels of the window are outside the screen. */
const outside = (point: Point, of: Size, on: Size) =>
  Math.max(0, -point.x) +
  Math.max(0, -point.y) +
  Math.max(0, point.x + of.width - on.width - 1e-9) +
  Math.max(0, point.y + of.height - on.height - 1e-9);

test('keeps every pixel of the window on the screen, for every way of moving it', () => {
  fc.assert(
    fc.property(
      screen,
      size,
      anyPoint,
      anyPosition,
      fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.boolean()), { maxLength: 20 }),
      (on, of, point, position, keys) => {
        const bounds = boundsOf(on, of);
        let moved = clamp(point, bounds);
        const points = [moved, snap(point, bounds), pointOf(position, bounds)];
        for (const [key, isLarge] of keys) {
          moved = moveByKey(moved, key, isLarge, bounds) ?? moved;
          points.push(moved);
        }
        expect(Math.max(...points.map((one) => outside(one, of, on)))).toBe(0);
      },
    ),
    { numRuns: 1000 },
  );
});

test('keeps the window on a screen that becomes smaller', () => {
  fc.assert(
    fc.property(screen, screen, size, anyPoint, (before, after, of, point) => {
      const position = positionOf(snap(point, boundsOf(before, of)), boundsOf(before, of));
      expect(outside(pointOf(position, boundsOf(after, of)), of, after)).toBe(0);
    }),
  );
});

test('keeps the window at its edge on a screen of any size', () => {
  fc.assert(
    fc.property(screen, screen, size, fc.constantFrom(...Object.values(CORNERS)), (before, after, of, corner) => {
      const position = positionOf(pointOf(corner, boundsOf(before, of)), boundsOf(before, of));
      const { left, top, right, bottom } = boundsOf(after, of);
      const point = pointOf(position, boundsOf(after, of));
      if (boundsOf(before, of).right > boundsOf(before, of).left) expect(point.x).toBeCloseTo(corner.x ? right : left);
      if (boundsOf(before, of).bottom > boundsOf(before, of).top) expect(point.y).toBeCloseTo(corner.y ? bottom : top);
    }),
  );
});

test('restores a position on the same screen', () => {
  fc.assert(
    fc.property(screen, size, anyPoint, (on, of, point) => {
      const bounds = boundsOf(on, of);
      const end = snap(point, bounds);
      const again = pointOf(positionOf(end, bounds), bounds);
      expect(again.x).toBeCloseTo(end.x);
      expect(again.y).toBeCloseTo(end.y);
    }),
  );
});

const bounds = boundsOf({ width: 1200, height: 800 }, { width: 632, height: 700 });

test('snaps to an edge within 24 px, and not from further away', () => {
  expect(snap({ x: 30, y: 60 }, bounds)).toEqual({ x: 8, y: 60 });
  expect(snap({ x: 540, y: 70 }, bounds)).toEqual({ x: 560, y: 92 });
  expect(snap({ x: 300, y: 50 }, bounds)).toEqual({ x: 300, y: 50 });
});

test('moves 16 px by arrow, 64 px with Shift, and to the corners by Home and End', () => {
  expect(moveByKey({ x: 100, y: 50 }, 'ArrowLeft', false, bounds)).toEqual({ x: 84, y: 50 });
  expect(moveByKey({ x: 100, y: 50 }, 'ArrowRight', true, bounds)).toEqual({ x: 164, y: 50 });
  expect(moveByKey({ x: 100, y: 50 }, 'ArrowUp', true, bounds)).toEqual({ x: 100, y: 8 });
  expect(moveByKey({ x: 100, y: 50 }, 'Home', false, bounds)).toEqual({ x: 8, y: 8 });
  expect(moveByKey({ x: 100, y: 50 }, 'End', false, bounds)).toEqual({ x: 560, y: 92 });
  expect(moveByKey({ x: 100, y: 50 }, 'Enter', false, bounds)).toBeUndefined();
});

test('places a window that is larger than the screen at the top left', () => {
  const none = boundsOf({ width: 320, height: 320 }, { width: 632, height: 700 });
  expect(snap({ x: 50, y: -50 }, none)).toEqual({ x: 0, y: 0 });
  expect(positionOf({ x: 0, y: 0 }, none)).toEqual({ x: 0, y: 0 });
});
