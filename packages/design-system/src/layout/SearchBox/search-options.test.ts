import { expect, test } from 'vitest';
import { placeOf, emptyBoxGroups, suggestedGroups } from './search-options.ts';

const picture = { kind: 'photo', url: '' } as const;
const part = { kind: 'part', id: '2', name: '基础砖 2×4', number: '3001', picture, uniqueId: '3001-00' } as const;
const kind = { kind: 'category', id: '202', top: '2', name: '宽 2', count: 12 } as const;

test('puts the kind of the best suggestion first, and keeps the order of the server within a kind', () => {
  const groups = suggestedGroups([{ kind: 'search', text: '2×4 板', count: 3 }, part, { ...part, id: '3' }, kind]);
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
    ['search', 1],
    ['part', 2],
    ['category', 1],
  ]);
});

test('offers recent searches, an option to clear them, and popular searches for an empty box', () => {
  expect(emptyBoxGroups(['3001'], ['大红']).map(({ options }) => options.map(({ kind: what }) => what))).toEqual([
    ['recent', 'forgetAll'],
    ['hot'],
  ]);
  expect(emptyBoxGroups([], [])).toEqual([]);
});

test('links a part to its colour and a category to its place in the tree', () => {
  expect(placeOf(part)).toEqual({ name: 'product', id: '2', colour: '3001-00' });
  expect(placeOf({ ...part, uniqueId: '' })).toEqual({ name: 'product', id: '2' });
  expect(placeOf(kind)).toEqual({ name: 'parts', category: '2', sub: '202' });
  expect(placeOf({ ...kind, id: '2', top: '0' })).toEqual({ name: 'parts', category: '2' });
});
