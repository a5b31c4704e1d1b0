// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradualCells } from './use-gradual-cells.ts';

const rows = (first: number, last: number) => ({ from: first * 4, to: last * 4 + 3 });
const list = { columns: 4, answer: 'bricks', present: undefined };

test('after scrolling the cells below come one by one until all that are wanted are there', async () => {
  const seen: number[] = [];
  const { result, rerender } = renderHook(
    ({ wanted, inSight }) => {
      const shown = useGradualCells({ ...list, wanted, inSight });
      if (shown) seen.push(shown.to);
      return shown;
    },
    { initialProps: { wanted: rows(0, 3), inSight: rows(0, 1) } },
  );
  await waitFor(() => expect(result.current).toEqual(rows(0, 3)));
  seen.length = 0;
  rerender({ wanted: rows(1, 4), inSight: rows(1, 2) });
  await waitFor(() => expect(result.current).toEqual(rows(1, 4)));
  expect([...new Set(seen)]).toEqual([15, 16, 17, 18, 19]);
});

test('a list that opens shows the cells in sight at once, and those around them one by one', async () => {
  const { result } = renderHook(() => useGradualCells({ ...list, wanted: rows(0, 3), inSight: rows(0, 1) }));
  expect(result.current).toEqual(rows(0, 1));
  await waitFor(() => expect(result.current).toEqual(rows(0, 3)));
});

test('cells of a document stay as far as they are wanted when its list is measured', () => {
  const { result } = renderHook(() =>
    useGradualCells({ ...list, wanted: rows(0, 3), inSight: rows(0, 0), present: rows(0, 1) }),
  );
  expect(result.current).toEqual(rows(0, 1));
});

test('a list that is measured far below the cells of its document shows what is in sight', () => {
  const { result } = renderHook(() =>
    useGradualCells({ ...list, wanted: rows(48, 52), inSight: rows(50, 51), present: rows(0, 1) }),
  );
  expect(result.current).toEqual(rows(50, 51));
});

test('a jump shows what is in sight in the same render', async () => {
  const { result, rerender } = renderHook(({ wanted, inSight }) => useGradualCells({ ...list, wanted, inSight }), {
    initialProps: { wanted: rows(0, 3), inSight: rows(0, 1) },
  });
  rerender({ wanted: rows(50, 56), inSight: rows(52, 54) });
  expect(result.current).toEqual(rows(52, 54));
  await waitFor(() => expect(result.current).toEqual(rows(50, 56)));
});

test('another answer, the first one too, begins with the cells in sight', async () => {
  const { result, rerender } = renderHook(
    (answer: string | undefined) => useGradualCells({ ...list, answer, wanted: rows(0, 3), inSight: rows(0, 1) }),
    { initialProps: undefined },
  );
  for (const answer of ['bricks', 'red bricks']) {
    await waitFor(() => expect(result.current).toEqual(rows(0, 3)));
    rerender(answer);
    expect(result.current).toEqual(rows(0, 1));
  }
});
