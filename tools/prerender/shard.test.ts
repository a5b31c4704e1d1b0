import { expect, test } from 'vitest';
import { isInShard, readShard } from './shard.ts';

const PATHS = Array.from({ length: 3000 }, (_, at) => `/goods_detail/${at}`);

test('every page is in one shard, and shards are about equally large', () => {
  const sizes = [1, 2, 3].map((index) => PATHS.filter((path) => isInShard(path, { index, count: 3 })).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(PATHS.length);
  for (const size of sizes) expect(size).toBeGreaterThan(900);
});

test('a shard is named by its number and how many there are', () => {
  expect(readShard('2/8')).toEqual({ index: 2, count: 8 });
  for (const text of ['', '2', '0/8', '9/8', '1/0', '-1/2', 'a/b']) expect(() => readShard(text)).toThrow(/2\/8/);
});
