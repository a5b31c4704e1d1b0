// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradualCells } from './use-gradual-cells.ts';

const rows = (first: number, last: number) => ({ from: first * 4, to: last * 4 + 3 });

test('after scrolling the cells below come one by one until all that are wanted are there', async () => {
  const seen: number[] = [];
  const { result, rerender } = renderHook(
    ({ wanted, inSight }) => {
      const shown = useGradualCells(wanted, inSight, 4);
      if (shown) seen.push(shown.to);
      return shown;
    },
    { initialProps: { wanted: rows(0, 3), inSight: rows(0, 1) } },
  );
  expect(result.current).toEqual(rows(0, 3));
  rerender({ wanted: rows(1, 4), inSight: rows(1, 2) });
  await waitFor(() => expect(result.current).toEqual(rows(1, 4)));
  expect([...new Set(seen)]).toEqual([15, 16, 17, 18, 19]);
});

test('a jump shows what is in sight in the same render', async () => {
  const { result, rerender } = renderHook(({ wanted, inSight }) => useGradualCells(wanted, inSight, 4), {
    initialProps: { wanted: rows(0, 3), inSight: rows(0, 1) },
  });
  rerender({ wanted: rows(50, 56), inSight: rows(52, 54) });
  expect(result.current).toEqual(rows(52, 54));
  await waitFor(() => expect(result.current).toEqual(rows(50, 56)));
});
