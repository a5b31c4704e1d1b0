import { expect, test } from 'vitest';
import { grow, within, withoutLoading } from './cell-range.ts';

const wanted = { from: 20, to: 59 };
const inSight = { from: 30, to: 44 };
const shape = { wanted, inSight, columns: 5 };

test('cells in sight are there at once, whatever was shown before', () => {
  expect(within({ from: 20, to: 39 }, shape)).toEqual({ from: 20, to: 44 });
  expect(within({ from: 35, to: 59 }, shape)).toEqual({ from: 30, to: 59 });
  expect(within({ from: 400, to: 420 }, shape)).toEqual(inSight);
  expect(within({ from: 0, to: 9 }, shape)).toEqual(inSight);
});

test('a row that is wanted no more stays for a while, others go at once', () => {
  expect(within({ from: 0, to: 80 }, shape)).toEqual({ from: 15, to: 64 });
});

test('cells in the buffer come one in each frame, those below first, and rows go when all have come', () => {
  const frames = [{ from: 10, to: 57 }];
  for (const at of [0, 1, 2, 3]) frames.push(grow(frames[at] ?? wanted, wanted, 5));
  expect(frames.slice(1)).toEqual([
    { from: 10, to: 58 },
    { from: 10, to: 59 },
    { from: 15, to: 59 },
    { from: 20, to: 59 },
  ]);
  expect(grow({ from: 22, to: 59 }, wanted, 5)).toEqual({ from: 21, to: 59 });
  expect(grow({ from: 20, to: 63 }, wanted, 5)).toEqual(wanted);
});

test('cells below that load are wanted only in sight, so that those of an answer come one in each frame, too', () => {
  const from = (first: number) => (at: number) => at >= first;
  expect(withoutLoading(wanted, inSight, from(60))).toEqual(wanted);
  expect(withoutLoading(wanted, inSight, from(50))).toEqual({ from: 20, to: 49 });
  expect(withoutLoading(wanted, inSight, from(40))).toEqual({ from: 20, to: 44 });
});
