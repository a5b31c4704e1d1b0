import { LANGUAGES } from '@shop/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../catalogue-data/read-catalogue.ts';
import { mouldsByNumber } from '../../catalogue-data/moulds-by-number.ts';
import { findSets } from './find-sets.ts';
import { allSets, setNamed } from './sets.ts';

const anySet = fc.constantFrom(...allSets);
const toFullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

test('the shop repairs more than thirty sets, each with a number and names of its own', () => {
  expect(allSets.length).toBeGreaterThanOrEqual(32);
  expect(new Set(allSets.map(({ number }) => number)).size).toBe(allSets.length);
  for (const language of LANGUAGES)
    expect(new Set(allSets.map(({ names }) => names[language])).size).toBe(allSets.length);
});

test('the parts that represent a set exist', () => {
  const known = mouldsByNumber(readCatalogue());
  for (const written of allSets.flatMap(({ signature }) => signature)) {
    const [number = '', own] = written.split('/');
    const colours = known.get(number)?.colours.map(({ colour }) => String(colour.id));
    expect(colours, written).toEqual(own === undefined ? expect.anything() : expect.arrayContaining([own]));
  }
});

test('finds a set by its number as people type it', () => {
  for (const typed of ['801208', ' 801 208 ', '#801208', '801208-1', '８０１２０８', '801208-'])
    expect(findSets(typed).map(({ number }) => number)).toEqual(['801208']);
  expect(setNamed('８０１２０８－１')?.names.en).toBe('Corner bakery');
  expect(setNamed('801209')).toBeUndefined();
});

test('finds a set by each beginning of its number and each piece of its names', () => {
  fc.assert(
    fc.property(
      anySet,
      fc.constantFrom(...LANGUAGES),
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (set, language, from, length, isWide) => {
        const name = set.names[language];
        const start = from % name.length;
        const piece = name.slice(start, start + 1 + (length % (name.length - start)));
        const beginning = set.number.slice(0, 1 + (length % set.number.length));
        for (const typed of [piece.toUpperCase(), beginning])
          expect(findSets(isWide ? toFullWidth(typed) : typed)).toContain(set);
      },
    ),
  );
});

test('a number in the middle of another one finds nothing, an empty keyword everything', () => {
  expect(findSets('01208')).toEqual([]);
  expect(findSets('  ')).toEqual(allSets);
});
