import { expect, test } from 'vitest';
import { inp } from './spread.ts';

/** As many interactions of 8 ms, and these. */
const waits = (short: number, ...long: number[]) => [...Array.from({ length: short }, () => 8), ...long];

test('INP is the longest wait of fewer than 50 interactions', () => {
  expect(inp(waits(47, 300, 200))).toBe(300);
});

test('INP ignores one of the longest waits for every 50 interactions', () => {
  expect(inp(waits(48, 300, 200))).toBe(200);
  expect(inp(waits(97, 300, 200))).toBe(200);
  expect(inp(waits(97, 100, 300, 200))).toBe(100);
});

test('a page without interactions has an INP of 0', () => {
  expect(inp([])).toBe(0);
});
