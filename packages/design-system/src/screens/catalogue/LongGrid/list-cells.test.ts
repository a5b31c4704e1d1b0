import { expect, test } from 'vitest';
import { failed, loading, ready } from '../../../loadable.ts';
import { parts } from '../../../commerce/fixtures-parts.ts';
import { cellsOf } from './list-cells.ts';

const page = (count: number) => ready(parts.slice(0, count));
const shape = { columns: 4, pageSize: 6 };
const kinds = (...args: Parameters<typeof cellsOf>) => cellsOf(...args).map(({ at, kind }) => `${at} ${kind}`);

test('shows the parts of loaded pages and placeholders for the others', () => {
  expect(kinds({ 1: page(6), 2: loading }, { from: 4, to: 7 }, shape)).toEqual([
    '4 part',
    '5 part',
    '6 loading',
    '7 loading',
  ]);
  expect(kinds({}, { from: 0, to: 0 }, shape)).toEqual(['0 loading']);
});

test('a page that failed is one error in each of its rows, as wide as what failed there', () => {
  const cells = cellsOf({ 1: page(6), 2: failed('server'), 3: page(6) }, { from: 4, to: 15 }, shape);
  expect(cells.flatMap((cell) => (cell.kind === 'failed' ? [[cell.at, cell.columns]] : []))).toEqual([
    [6, 2],
    [8, 4],
  ]);
  expect(cells.map(({ at }) => at)).toEqual([4, 5, 6, 8, 12, 13, 14, 15]);
});

test('an error in the last row is no wider than the list', () => {
  expect(cellsOf({ 1: failed('server') }, { from: 4, to: 5 }, shape)).toEqual([
    { at: 4, kind: 'failed', failure: expect.anything(), columns: 2 },
  ]);
});

test('an error is shown over as much of its row as is rendered', () => {
  expect(cellsOf({ 1: failed('server') }, { from: 1, to: 2 }, shape)).toEqual([
    { at: 1, kind: 'failed', failure: expect.anything(), columns: 2 },
  ]);
});

test('shows nothing where a page has fewer parts than were counted', () => {
  expect(kinds({ 1: page(2) }, { from: 0, to: 5 }, shape)).toEqual(['0 part', '1 part']);
});
