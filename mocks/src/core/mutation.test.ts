import fc from 'fast-check';
import { fieldsOf, mutated, REPLACEMENTS } from './mutation.ts';

const answer = {
  status: 200,
  data: { list: [{ id: 1, price: '1.00' }, { id: 2 }], offers: { 红色: { stock: 3 }, '3001': { stock: 4 } } },
};

test('names every field of an answer once, however many rows have it', () => {
  expect([...fieldsOf(answer)]).toEqual([
    'status',
    'data',
    'data.list',
    'data.list[].id',
    'data.list[].price',
    'data.offers',
    'data.offers[].stock',
  ]);
});

test('replaces a field in every row and in every entry of a map', () => {
  expect(mutated(answer, 'data.list[].id', 'zero')).toMatchObject({ data: { list: [{ id: 0 }, { id: 0 }] } });
  expect(mutated(answer, 'data.offers[].stock', 'null')).toMatchObject({
    data: { offers: { 红色: { stock: null }, '3001': { stock: null } } },
  });
  expect(mutated(answer, 'data.list', 'dropped')).toEqual({ status: 200, data: { offers: answer.data.offers } });
  // A row without the field does not get it.
  expect(mutated(answer, 'data.list[].price', 'emptyText')).toMatchObject({
    data: { list: [{ id: 1, price: '' }, { id: 2 }] },
  });
});

test('changes nothing but the field, in any answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...REPLACEMENTS), (wire, by) => {
      const before = JSON.stringify(wire);
      for (const field of fieldsOf(wire)) {
        const inner = [...fieldsOf(wire)].filter((one) => one.startsWith(`${field}.`) || one.startsWith(`${field}[`));
        const left = [...fieldsOf(wire)].filter((one) => !inner.includes(one) && (by !== 'dropped' || one !== field));
        expect([...fieldsOf(mutated(wire, field, by))].toSorted()).toEqual(left.toSorted());
      }
      expect(JSON.stringify(wire)).toBe(before);
    }),
  );
});
