import fc from 'fast-check';
import { loadReference } from '../reference/load-reference.ts';
import { createLineIdentifier } from './identify-line.ts';
import type { ReadingSystem } from '../formats/list.entity.ts';
import { COMMON_PARTS } from '../reference/test-parts.ts';
import { readLine } from './test-lists.ts';

const reference = await loadReference({ elements: true });
const resolve = (part: string, colour = '4', quantity = '1', system: ReadingSystem = 'rebrickable', more = {}) =>
  createLineIdentifier(reference, system)(readLine(part, colour, quantity, more));

describe('a part is read by the first step that knows it', () => {
  test.each([
    ['sku', 'GDS-542-080', '3001', 0],
    ['sku', 'GDS-542-80', '3001', 0],
    ['gds', 'GDS-542', '3001', 4],
    ['gds', 'gds 542', '3001', 4],
    ['sku', ' GDS-542 - 080', '3001', 0],
    ['element', '6133722', '14719', 0],
    ['element', '300121', '3001', 4],
    ['exact', '3001', '3001', 4],
    ['exact', ' 3069bpr0001 ', '3069bpr0001', 4],
    ['tidied', '3070B', '3070b', 4],
    ['tidied', '3001.dat', '3001', 4],
    ['tidied', String.raw`parts\3001.DAT`, '3001', 4],
    ['tidied', String.raw`C:\LDraw\unofficial\parts\3001.dat`, '3001', 4],
    ['tidied', '1011a.dat', '1011A', 4],
    ['tidied', '003001', '3001', 4],
    ['tidied', '３００１', '3001', 4],
    ['tidied', "'3001", '3001', 4],
    ['tidied', '3001.0', '3001', 4],
    ['tidied', '3001-f1.dat', '3001', 4],
    ['alias', '4073', '6141', 4],
    ['alias', '4073.dat', '6141', 4],
    ['alias', '60470', '60470b', 4],
    ['alias', '48729', '48729b', 4],
    ['alias', '28653', '3023', 4],
    ['alias', '35380', '98138', 4],
    ['alias', '54779', '54779c02', 4],
    ['alias', '30057', '6141', 4],
    ['mould', '3070', '3070b', 4],
    ['mould', '2412', '2412b', 4],
    ['mould', '4085', '4085c', 4],
    ['letter', '3001z', '3001', 4],
    ['letter', '3070z', '3070b', 4],
  ])('%s: %s is %s', (name, text, part, colour) => {
    expect(resolve(text, name === 'sku' || name === 'element' ? '' : '4')).toMatchObject({
      part,
      colour,
      steps: [{ name, from: text, to: part }],
      isUnderstood: true,
    });
  });

  test('reads every known number as itself', () => {
    for (const part of COMMON_PARTS.filter((number) => reference.part(number)))
      expect(resolve(part).steps).toEqual([{ name: 'exact', from: part, to: part }]);
  });

  test('reports unknown numbers with their place, without guessing', () => {
    expect(resolve('3001/3002')).toMatchObject({ part: undefined, problem: { code: 'unknownPart' } });
    expect(resolve('30O1')).toMatchObject({
      part: undefined,
      steps: [],
      isUnderstood: false,
      problem: { code: 'unknownPart', file: 0, line: 2, column: 1, values: { text: '30O1', near: 'none' } },
    });
    expect(resolve('GDS99999')).toMatchObject({ problem: { code: 'unknownPart' } });
    expect(resolve('GDS-99999-010', '')).toMatchObject({ problem: { code: 'unknownPart' } });
    expect(resolve('')).toMatchObject({ isUnderstood: false, problem: { code: 'noPart', column: 1 } });
  });

  test('reads an element id only if the part number is not understood', () => {
    expect(resolve('3001', '4', '1', 'rebrickable', { element: '6133722' })).toMatchObject({ part: '3001', colour: 4 });
    expect(resolve('14719', '', '1', 'element', { element: '6133722' })).toMatchObject({
      part: '14719',
      colour: 0,
      problem: undefined,
      isUnderstood: true,
    });
    expect(resolve('', '', '1', 'element', { element: '6133722' })).toMatchObject({
      part: '14719',
      colour: 0,
      steps: [{ name: 'element' }],
      isUnderstood: true,
    });
    expect(resolve('nothing', '4', '1', 'rebrickable', { otherPart: '3001.dat' })).toMatchObject({
      part: '3001',
      colour: 4,
    });
    expect(resolve('', '', '1', 'element', { element: '9999999' })).toMatchObject({
      problem: { code: 'unknownPart', values: { text: '9999999' } },
    });
  });

  test('does not replace a problem found by the reader', () => {
    expect(
      resolve('10190-1', '4', '1', 'bricklink', { problem: { code: 'notPart', line: 2, values: { text: 'S' } } }),
    ).toMatchObject({ part: undefined, isUnderstood: false, problem: { code: 'notPart' } });
  });
});

describe('a colour is read by its system', () => {
  test.each<[ReadingSystem, string, number | 'any']>([
    ['rebrickable', '71', 71],
    ['bricklink', '86', 71],
    ['ldraw', '71', 71],
    ['lego', '194', 71],
    ['gds', '071', 71],
    ['gds', "'072", 72],
    ['gds', '72', 72],
    ['gds', '０８０', 0],
    ['rebrickable', '41', 41],
    ['ldraw', '43', 41],
    ['ldraw', '326', 158],
    ['rebrickable', '326', 326],
    ['rebrickable', '9999', 'any'],
    ['rebrickable', '[No Color/Any Color]', 'any'],
    ['rebrickable', '1103', 1103],
    ['rebrickable', '86', 86],
    ['ldraw', '134', 134],
    ['name', 'Pearl Titanium', 1103],
    ['name', 'Light Purple', 29],
    ['name', 'Dark Bluish Grey', 72],
    ['name', '深灰', 72],
    ['lego', 'Light Bluish Gray 194', 71],
  ])('%s writes %s for %s', (system, text, colour) => {
    const line = resolve('3001', text, '1', system);
    expect(line).toMatchObject({ colour, isUnderstood: true, steps: [{ name: 'exact' }] });
    expect(line.problem).toBeUndefined();
  });

  test.each<[ReadingSystem, string, string]>([
    ['rebrickable', '-1', 'unknownColour'],
    ['rebrickable', '[Unknown]', 'unknownColour'],
    ['rebrickable', '12345', 'unknownColour'],
    ['bricklink', '1103', 'unknownColour'],
    ['name', '71', 'unknownColour'],
    ['rebrickable', '__proto__', 'unknownColour'],
    ['rebrickable', '', 'noColour'],
    ['bricklink', '0', 'noColour'],
    ['ldraw', '16', 'noColour'],
    ['lego', ' ', 'noColour'],
  ])('%s has no colour %s', (system, text, code) => {
    expect(resolve('3001', text, '1', system)).toMatchObject({
      part: '3001',
      colour: undefined,
      isUnderstood: false,
      problem: { code, column: 2, values: { text, system: system === 'name' ? 'none' : system } },
    });
  });

  test.each([
    ['0x2C91A09', 4],
    ['0x2CA1F08', 4],
    ['0x2CA4C0B', 484],
    ['#C91A09', 4],
    ['#2C91A09', 4],
    ['#3C91A09', 36],
    ['0x20055C0', 1],
    ['0x3C91A09', 36],
  ])('reads the hex value %s as the nearest colour, %i, and reports it', (text, colour) => {
    expect(resolve('3001.dat', text, '1', 'ldraw')).toMatchObject({
      colour,
      isUnderstood: true,
      problem: { code: 'directColour', values: { text } },
      steps: [{ name: 'tidied' }, { name: 'direct', from: text, to: String(colour) }],
    });
  });

  test('reads the part of a shop’s key with an unknown colour, and reports the colour', () => {
    expect(resolve('GDS-542-999', '', '1', 'gds')).toMatchObject({
      part: '3001',
      colour: undefined,
      steps: [{ name: 'gds', to: '3001' }],
      problem: { code: 'unknownColour', values: { text: '999' } },
    });
  });

  test('reads a leading zero beside a Gobricks number as Gobricks’ colour, in any list', () => {
    expect(resolve('GDS-542', '080')).toMatchObject({ part: '3001', colour: 0 });
    expect(resolve('GDS-542', '010', '1', 'lego')).toMatchObject({ colour: 4 });
    expect([resolve('GDS-542', '71').colour, resolve('GDS-542', '0').colour]).toEqual([71, 0]);
    expect(resolve('3001', '026', '1', 'lego')).toMatchObject({ colour: 0 });
  });

  test('reads rubber colours as plain colours', () => {
    expect(resolve('3001', '256', '1', 'ldraw')).toMatchObject({
      colour: 0,
      isUnderstood: true,
      steps: [{ name: 'exact' }, { name: 'direct', from: '256', to: '0' }],
      problem: undefined,
    });
  });

  test('reports two different colours, and takes the first', () => {
    const both = (colour: string) =>
      resolve('3001', '85', '1', 'bricklink', { otherColour: { system: 'ldraw', colour } });
    expect(both('72')).toMatchObject({ colour: 72, problem: undefined });
    expect(both('71')).toMatchObject({
      colour: 72,
      isUnderstood: true,
      problem: { code: 'colourMismatch', values: { text: '85', near: '71' } },
    });
    expect(resolve('3001', '', '1', 'bricklink', { otherColour: { system: 'ldraw', colour: '72' } })).toMatchObject({
      colour: 72,
      isUnderstood: true,
      problem: undefined,
    });
    expect(resolve('GDS-542-080', '4')).toMatchObject({
      colour: 0,
      isUnderstood: true,
      problem: { code: 'colourMismatch' },
    });
  });
});

test('reports invalid quantities, and prefers pieces counted by the format', () => {
  expect(resolve('3001', '4', '0')).toMatchObject({
    quantity: 0,
    isUnderstood: false,
    problem: { code: 'zeroQuantity', column: 3, values: { text: '0' } },
  });
  expect(resolve('3001', '4', '1000000000')).toMatchObject({
    problem: { code: 'hugeQuantity', values: { most: 999_999 } },
  });
  expect(resolve('3001', '4', 'x', 'ldraw', { pieces: 7 })).toMatchObject({
    quantity: 7,
    isUnderstood: true,
    problem: undefined,
  });
});

test('understands every line completely or reports a problem', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('3001', '4', '71', '__proto__', '0x2FFFFFF', 'GDS-542-080', '9999', 'toString'),
  );
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.constantFrom<ReadingSystem>('rebrickable', 'bricklink', 'ldraw', 'lego', 'gds', 'name', 'element'),
      (part, colour, quantity, system) => {
        const line = resolve(part, colour, quantity, system);
        expect(line.isUnderstood).toBe(line.part !== undefined && line.colour !== undefined && line.quantity > 0);
        if (!line.isUnderstood) expect(line.problem).toBeDefined();
      },
    ),
    { numRuns: 50 },
  );
});
