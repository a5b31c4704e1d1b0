import type { Finish } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FINISHES } from '../../colours/finishes.ts';
import { colourGroups } from './colour-groups.ts';

const solid = (name: string, hex: string) => ({ name, hex, finish: 'solid' as Finish });
const namesOf = (colours: Parameters<typeof colourGroups<ReturnType<typeof solid>>>[0]) =>
  colourGroups(colours).map((group) => group.colours.map(({ name }) => name));

test('sorts greys from light to dark, then hues from red to pink as on a colour chart', () => {
  expect(
    namesOf([
      solid('blue', '0055BF'),
      solid('pink', 'FC97AC'),
      solid('black', '05131D'),
      solid('orange', 'FE8A18'),
      solid('dark purple', '3F3691'),
      solid('white', 'FFFFFF'),
      solid('brown', '582A12'),
      solid('yellow', 'F2CD37'),
      solid('dark red', '720E0F'),
      solid('green', '237841'),
      solid('light grey', 'A0A5A9'),
      solid('red', 'C91A09'),
    ]),
  ).toEqual([
    [
      'white',
      'light grey',
      'black',
      'red',
      'dark red',
      'orange',
      'brown',
      'yellow',
      'green',
      'blue',
      'dark purple',
      'pink',
    ],
  ]);
});

test('separates the finishes, the solid colours first', () => {
  const red = solid('red', 'C91A09');
  const clear = { name: 'trans-red', hex: 'C91A09', finish: 'transparent' as Finish };
  const gold = { name: 'pearl gold', hex: 'AA7F2E', finish: 'pearl' as Finish };
  expect(colourGroups([gold, clear, red]).map(({ finish }) => finish)).toEqual(['solid', 'transparent', 'pearl']);
});

test('loses no colour and invents none', () => {
  const digits = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16).padStart(6, '0'));
  const finishes = fc.constantFrom(...FINISHES);
  const shades = fc.uniqueArray(fc.record({ hex: digits, finish: finishes }), { selector: ({ hex }) => hex });
  fc.assert(
    fc.property(shades, (colours) => {
      const all = colourGroups(colours).flatMap((group) => group.colours);
      expect(new Set(all)).toEqual(new Set(colours));
      expect(all).toHaveLength(colours.length);
    }),
  );
});
