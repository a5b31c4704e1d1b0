import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourPiece, sizePiece, wordPiece } from '../fixtures-lists.ts';
import { markedBy } from './marked-by.ts';

const plate = wordPiece('plate');
const redPlate = { query: 'red  plate', filter: { sort: 'sales' as const }, reading: [colourPiece('red', '4'), plate] };

test('marks the colour and the size of the query like filters, unless a filter says them', () => {
  expect(markedBy({ ...redPlate, reading: [colourPiece('red', '4'), sizePiece] }).filter).toEqual({
    colours: ['4'],
    sizes: ['2x4'],
  });
  expect(markedBy({ ...redPlate, filter: { sort: 'sales', colours: ['0'] }, reading: [plate] }).filter).toEqual({
    colours: ['0'],
  });
  expect(markedBy({ ...redPlate, reading: [colourPiece('gray', '71', '72')] }).filter).toEqual({});
});

test('keeps the query as typed until its colour or its size is changed', () => {
  const { to } = markedBy(redPlate);
  expect(to({ colours: ['4'], stock: 100 })).toEqual({
    name: 'search',
    query: 'red  plate',
    stock: 100,
    sort: 'sales',
  });
  expect(to({ colours: ['4', '0'] })).toEqual({ name: 'search', query: 'plate', colours: ['4', '0'], sort: 'sales' });
  expect(to({})).toEqual({ name: 'search', query: 'plate', sort: 'sales' });
});

test('a query of a colour alone becomes all parts when its colour is changed', () => {
  const { to } = markedBy({ ...redPlate, query: 'red', reading: [colourPiece('red', '4')] });
  expect(to({ colours: ['4', '0'] })).toEqual({ name: 'parts', colours: ['4', '0'], sort: 'sales' });
});

test('no change of other filters is lost, whatever the query says', () => {
  const ids = fc.option(fc.subarray(['0', '4', '71'], { minLength: 1 }), { nil: undefined });
  fc.assert(
    fc.property(ids, ids, fc.option(fc.nat(500), { nil: undefined }), (before, after, stock) => {
      const { to } = markedBy({ ...redPlate, filter: { sort: 'sales', ...(before && { colours: before }) } });
      const place = to({ ...(after && { colours: after }), ...(stock !== undefined && { stock }) });
      const isRed = place.name === 'search' && place.query.includes('red');
      const shown = 'colours' in place ? place.colours : undefined;
      expect(shown ?? (isRed ? ['4'] : undefined)).toEqual(after);
      expect('stock' in place ? place.stock : undefined).toBe(stock);
    }),
  );
});
