import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fixedColours } from './geometry-colours.ts';
import { linesByNumber, readFacts, readGeometryLines, readPart, shapeNumber } from './read-geometry.ts';

// A square of four corners and a triangle above it, as differences.
const SQUARE = `{"number":"1","match":"exact","authors":["A"],"box":[0,0,0,1,0,1],"vertices":[0,0,0,50,0,0,0,0,50,-50,0,0],"groups":[{"colour":16,"triangles":[],"quads":[3,-1,-1,-1]},{"colour":"0x2FF8000","both":true,"triangles":[0,1,1],"quads":[]}],"edges":[0,1,0,1],"conditionals":[0,1,1,1]}`;
const PRINT = `{"number":"1pr1","match":"blank","blank":"1","print":false,"like":"1"}`;
const lines = linesByNumber([SQUARE, PRINT, '']);

test('differences become places, and a quad becomes the two triangles between its first and third corner', () => {
  expect(readPart(lines, '1')).toMatchObject({
    vertices: [0, 0, 0, 50, 0, 0, 50, 0, 50, 0, 0, 50],
    groups: [
      { colour: 16, both: false, triangles: [3, 2, 1, 3, 1, 0] },
      { colour: '0x2FF8000', both: true, triangles: [0, 1, 2] },
    ],
    edges: [0, 1, 1, 2],
    conditionals: [0, 1, 2, 3],
  });
});

test('a print without its pattern has the geometry of the plain part and says so', () => {
  expect(readPart(lines, '1pr1')).toMatchObject({
    number: '1pr1',
    print: false,
    groups: [{ triangles: { length: 6 } }, {}],
  });
  expect(shapeNumber(lines, '1pr1')).toBe('1');
  expect(shapeNumber(lines, '2')).toBeUndefined();
  expect(readPart(lines, '2')).toBeUndefined();
});

test('the facts of parts are read without their geometry', () => {
  expect([...readFacts(lines)]).toEqual([
    { number: '1', match: 'exact', authors: ['A'] },
    { number: '1pr1', match: 'blank', blank: '1', print: false, like: '1' },
  ]);
});

test('a folder is read whole, and one without geometry is an error', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'geometry-'));
  expect(() => readGeometryLines(folder)).toThrow(`There is no geometry (*.ndjson.gz) in ${folder}.`);
  writeFileSync(path.join(folder, 'a.ndjson.gz'), gzipSync(`${SQUARE}\n`));
  writeFileSync(path.join(folder, 'b.ndjson.gz'), gzipSync(`${PRINT}\n`));
  expect([...readGeometryLines(folder).keys()]).toEqual(['1', '1pr1']);
});

test('colours are found by code or are written as such', () => {
  const colours = fixedColours(
    'code,name,value,edge,alpha,finish\n41,Trans,559AB7,A,128,\n383,Chrome,CECECE,A,255,CHROME\n',
  );
  expect(colours(41)).toEqual({ hex: '#559AB7', alpha: 128 / 255, finish: '' });
  expect(colours(383)).toMatchObject({ finish: 'CHROME' });
  expect(colours('0x2FF8000')).toEqual({ hex: '#FF8000', alpha: 1, finish: '' });
  expect(colours(5)).toBeUndefined();
});
