import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepInGrid } from './step-in-grid.ts';

const step = (from: number, key: string, isCtrl = false) => stepInGrid(from, { key, isCtrl }, 8, 58);

test.each([
  [0, 'ArrowRight', 1],
  [7, 'ArrowRight', 8],
  [57, 'ArrowRight', 57],
  [8, 'ArrowLeft', 7],
  [0, 'ArrowLeft', 0],
  [3, 'ArrowDown', 11],
  [11, 'ArrowUp', 3],
  [3, 'ArrowUp', 3],
  [49, 'ArrowDown', 57],
  [50, 'ArrowDown', 50],
  [57, 'ArrowDown', 57],
  [10, 'Home', 8],
  [10, 'End', 15],
  [56, 'End', 57],
  [2, 'PageDown', 34],
  [42, 'PageDown', 50],
  [41, 'PageUp', 9],
  [9, 'PageUp', 1],
])('moves from %i by %s to %i', (from, key, to) => {
  expect(step(from, key)).toBe(to);
});

test('moves to the ends with Ctrl', () => {
  expect(step(20, 'Home', true)).toBe(0);
  expect(step(20, 'End', true)).toBe(57);
});

test('does not move by other keys', () => {
  expect(step(5, 'Tab')).toBeUndefined();
});

test('never leaves the grid, and up reverses down', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 200 }),
      fc.nat(),
      fc.constantFrom(...keys),
      fc.boolean(),
      (columns, count, seed, key, isCtrl) => {
        const from = seed % count;
        const to = stepInGrid(from, { key, isCtrl }, columns, count);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(count);
        const down = stepInGrid(from, { key: 'ArrowDown', isCtrl: false }, columns, count) ?? from;
        if (down !== from) expect(stepInGrid(down, { key: 'ArrowUp', isCtrl: false }, columns, count)).toBe(from);
      },
    ),
  );
});
