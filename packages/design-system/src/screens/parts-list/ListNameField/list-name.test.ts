import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutName, faultOf, LONGEST_NAME } from './list-name.ts';

const letters = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 200 });

test('a name that was cut fits, and one that fits is not cut', () => {
  fc.assert(
    fc.property(letters, (name) => {
      const cut = cutName(name);
      expect([...cut].length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(cut === name).toBe([...name].length <= LONGEST_NAME);
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
])('tells what is wrong with “%s”', (name, fault) => {
  expect(faultOf(name)).toBe(fault);
});
