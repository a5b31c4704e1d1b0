import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openProgress } from './progress.ts';

const out = mkdtempSync(path.join(tmpdir(), 'progress-'));
afterAll(() => rmSync(out, { recursive: true }));

const NOW = 1_000_000;
const open = (build: string, { index = 1, now = NOW } = {}) =>
  openProgress(out, { build, shard: { index, count: 2 }, maxAgeMs: 1000, now: () => now });

test('a run that was stopped goes on where it was, whichever shard wrote a page', () => {
  open('a').note(['/', '/en/goods_detail/1']);
  open('a', { index: 2 }).note(['/vi']);
  const again = open('a', { now: NOW + 500 });
  expect(['/', '/en/goods_detail/1', '/vi', '/en'].map(again.isFresh)).toEqual([true, true, true, false]);
});

test('what has become too old, or is of another build, is rendered again', () => {
  open('b').note(['/']);
  expect(open('b', { now: NOW + 1000 }).isFresh('/')).toBe(false);
  expect(open('c').isFresh('/')).toBe(false);
});

test('a line that was not finished counts for nothing', () => {
  open('d').note(['/']);
  appendFileSync(path.join(out, '.prerender/d-1-of-2'), String(NOW));
  expect(open('d').isFresh('/')).toBe(true);
  expect(open('d').isFresh('')).toBe(false);
});
