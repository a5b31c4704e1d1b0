import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutName, faultOf, MAX_TAG_NAME_LENGTH } from './list-name.ts';

const letters = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 200 });

test('truncates only names that are too long', () => {
  fc.assert(
    fc.property(letters, (name) => {
      const cut = cutName(name);
      expect([...cut].length).toBeLessThanOrEqual(MAX_TAG_NAME_LENGTH);
      expect(cut === name).toBe([...name].length <= MAX_TAG_NAME_LENGTH);
    }),
  );
});

test.each([
  ['', 'needed'],
  ['  　', 'needed'],
  ['车站大厅', undefined],
  ['🧱'.repeat(60), undefined],
  [` ${'🧱'.repeat(60)} `, undefined],
  ['🧱'.repeat(61), 'tooLong'],
])('finds the error of “%s”', (name, fault) => {
  expect(faultOf(name)).toBe(fault);
});
