import { expect, test } from 'vitest';
import { numberRows } from './part-numbers.ts';

const part = {
  number: '3020',
  shopNumber: 'GDS-511',
  weight: 0,
  colours: [],
  colourCount: 1,
  numbers: {
    lego: ['3020', '302'],
    bricklink: ['3020'],
    ldraw: ['3020.dat'],
    rebrickable: ['3020'],
    other: ['3020', '3020x'],
  },
};
const offer = {
  uniqueId: 'a',
  name: '大红',
  picture: { kind: 'photo', url: '' },
  price: 1,
  stock: 1,
  code: 'GDS-511-010',
  colourCodes: { bricklink: '5', rebrickable: '4', ldraw: '4' },
  elements: ['302021'],
} as const;

test('combines mould and colour in the notation of each system', () => {
  expect(numberRows(part, offer)).toEqual([
    { system: 'shop', numbers: ['GDS-511-010'] },
    { system: 'design', numbers: ['3020', '302'] },
    { system: 'element', numbers: ['302021'] },
    { system: 'bricklink', numbers: ['3020 / 5'] },
    { system: 'rebrickable', numbers: ['3020 / 4'] },
    { system: 'ldraw', numbers: ['3020.dat / 4'] },
    { system: 'other', numbers: ['3020x'] },
  ]);
});

test('leaves out systems without a number', () => {
  expect(numberRows({ ...part, shopNumber: '', numbers: {} }, undefined)).toEqual([
    { system: 'design', numbers: ['3020'] },
  ]);
});
