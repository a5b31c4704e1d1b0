import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLength } from './list-length.ts';

test('uses the count of the server while pages are loading', () => {
  expect(listLength(57, 20, {})).toBe(57);
  expect(listLength(57, 20, { 1: 20 })).toBe(57);
});

test('ends a list at a short page if the count was too high', () => {
  expect(listLength(64, 20, { 1: 20, 2: 17 })).toBe(37);
  expect(listLength(7, 20, { 1: 0 })).toBe(0);
});

test('ends a list before an empty page', () => {
  expect(listLength(60, 20, { 3: 0 })).toBe(40);
  expect(listLength(25, 20, { 3: 0 })).toBe(25);
});

test('continues a list after its last full page if the count was too low', () => {
  expect(listLength(20, 20, { 1: 20 })).toBe(21);
  expect(listLength(20, 20, { 1: 20, 2: 3 })).toBe(23);
  expect(listLength(20, 20, { 1: 20, 2: 0 })).toBe(20);
});

test('shows every part and no gap, whatever the count of the server', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: -30, max: 30 }), (real, error) => {
      const total = Math.max(0, real + error);
      const rows: Record<number, number> = {};
      for (let page = 1; page === 1 || (page - 1) * 20 < listLength(total, 20, rows); page += 1)
        rows[page] = Math.max(0, Math.min(20, real - (page - 1) * 20));
      expect(listLength(total, 20, rows)).toBe(real);
    }),
  );
});
