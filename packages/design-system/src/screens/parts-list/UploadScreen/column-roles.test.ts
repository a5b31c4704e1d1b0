import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign, isReadable, missingIn, previewOf, ROLES, roleOf } from './column-roles.ts';

const changes = fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...ROLES, undefined)), { maxLength: 20 });

test('a column has one role and a role has one column, for any order of choices', () => {
  fc.assert(
    fc.property(changes, fc.boolean(), (chosen, hasHeader) => {
      let mapping = { hasHeader };
      for (const [column, role] of chosen) {
        mapping = assign(mapping, column, role);
        expect(roleOf(mapping, column)).toBe(role);
      }
      const { hasHeader: header, ...columns } = mapping;
      expect(header).toBe(hasHeader);
      expect(new Set(Object.values(columns)).size).toBe(Object.keys(columns).length);
    }),
    { numRuns: 50 },
  );
});

test('a list needs part or element ids, and missing columns are listed', () => {
  expect(missingIn({ hasHeader: true })).toEqual(['part', 'colour', 'quantity']);
  expect(missingIn({ part: 0, hasHeader: true })).toEqual(['colour', 'quantity']);
  expect(missingIn({ element: 0, hasHeader: true })).toEqual(['quantity']);
  expect(isReadable({ colour: 1, hasHeader: false })).toBe(false);
  expect(isReadable({ element: 0, hasHeader: false })).toBe(true);
});

test('previews the first lines without header and empty rows', () => {
  const rows = [
    ['编号', '颜色', '数量'],
    ['3001', '4', ' 20 '],
    ['', '', ''],
    ['3023'],
    ['2431', '15', '8'],
    ['3039', '4', '1'],
  ];
  const mapping = { part: 0, colour: 1, quantity: 2, hasHeader: true };
  expect(previewOf({ rows }, mapping)).toEqual([
    { part: '3001', colour: '4', quantity: '20' },
    { part: '3023', colour: '', quantity: '' },
    { part: '2431', colour: '15', quantity: '8' },
  ]);
  expect(previewOf({ rows }, { ...mapping, hasHeader: false })[0]?.part).toBe('编号');
  expect(previewOf({ rows }, { element: 0, quantity: 2, hasHeader: true })[0]).toEqual({
    part: '3001',
    colour: '',
    quantity: '20',
  });
});
