import { expect, test } from 'vitest';
import { placeOf, restingGroups, suggestedGroups } from './search-options.ts';

const picture = { kind: 'photo', url: '' } as const;
const part = { kind: 'part', id: '2', name: '基础砖 2×4', number: '3001', picture, uniqueId: '3001-00' } as const;
const kind = { kind: 'category', id: '202', top: '2', name: '宽 2', count: 12 } as const;

test('the kind of the best suggestion comes first, each kind in the order of the shop', () => {
  const groups = suggestedGroups([{ kind: 'search', text: '2×4 板', count: 3 }, part, { ...part, id: '3' }, kind]);
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
    ['search', 1],
    ['part', 2],
    ['category', 1],
  ]);
});

test('an empty box offers searches of before, a way to forget them, and those of others', () => {
  expect(restingGroups(['3001'], ['大红']).map(({ options }) => options.map(({ kind: what }) => what))).toEqual([
    ['recent', 'forgetAll'],
    ['hot'],
  ]);
  expect(restingGroups([], [])).toEqual([]);
});

test('a part leads to its colour, a category to its branch of the tree', () => {
  expect(placeOf(part)).toEqual({ name: 'product', id: '2', colour: '3001-00' });
  expect(placeOf({ ...part, uniqueId: '' })).toEqual({ name: 'product', id: '2' });
  expect(placeOf(kind)).toEqual({ name: 'parts', category: '2', sub: '202' });
  expect(placeOf({ ...kind, id: '2', top: '0' })).toEqual({ name: 'parts', category: '2' });
});
