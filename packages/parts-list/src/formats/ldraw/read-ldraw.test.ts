import fc from 'fast-check';
import type { ReadLine } from '../list.entity.ts';
import { readLdraw } from './read-ldraw.ts';
import { buildModels, ldrawStyles, placed, testModels, writeMpd } from './test-models.ts';

const brief = (lines: readonly ReadLine[]) =>
  lines.map(({ line, part, colour, pieces }) => [line, part, colour, pieces]);

test('counts the same as building every model piece by piece', () => {
  fc.assert(
    fc.property(testModels, ldrawStyles, (models, manner) => {
      const { lines, problems } = readLdraw(writeMpd(models, manner), 0, 'list.mpd');
      const counted = new Map<string, number>();
      for (const { part, colour, pieces = 0 } of lines)
        counted.set(`${part} ${colour}`, (counted.get(`${part} ${colour}`) ?? 0) + pieces);
      expect(counted).toEqual(buildModels(models));
      expect(problems).toEqual(lines.length > 0 ? [] : [{ code: 'noLines', file: 0 }]);
    }),
    { numRuns: 50 },
  );
});

test('accounts for every placement of a part: as a line or as ignored', () => {
  fc.assert(
    fc.property(testModels, ldrawStyles, (models, manner) => {
      const { lines, ignored } = readLdraw(writeMpd(models, manner), 0, 'list.mpd');
      const places = new Set([...lines, ...ignored].map(({ line }) => line));
      const ofParts = models.flat().filter((one) => 'part' in one).length;
      expect(places.size).toBeGreaterThanOrEqual(ofParts);
      for (const { text } of ignored) expect(text).toMatch(/^1 /);
    }),
    { numRuns: 50 },
  );
});

test('never fails on broken text', () => {
  const row = fc.constantFrom(
    '0 FILE a.ldr',
    '0 FILE b.ldr',
    '0 NOFILE',
    placed('16', 'a.ldr'),
    placed('4', 'b.ldr'),
    placed('4', '3001.dat'),
    '1 4',
    '1',
    '0',
    '0 FILE',
    '0 !LDRAW_ORG Part',
    '0 MLCAD HIDE 1 4 x',
    '2 1',
    '\u{1F600}',
    '__proto__',
    placed('constructor', '__proto__'),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const { lines } = readLdraw(rows.join('\n'), 0, 'a.ldr');
      for (const { pieces } of lines) expect(pieces).toBeGreaterThan(0);
    }),
    { numRuns: 50 },
  );
});

test('reads a single model, without its drawing, steps and comments', () => {
  const { format, colours, lines, ignored } = readLdraw(
    [
      '0 My car',
      '0 Author: me',
      placed('4', '3001.DAT'),
      '0 STEP',
      '2 24 0 0 0 1 1 1',
      '5 24 0 0 0',
      '',
      placed('0x2FF8800', 'parts\\s\\3002.dat'),
    ].join('\n'),
    1,
    'car.ldr',
  );
  expect([format, colours]).toEqual(['ldraw', { system: 'ldraw', by: 'format' }]);
  expect(lines).toEqual([
    { file: 1, line: 3, columns: { part: 34, colour: 3 }, part: '3001', colour: '4', quantity: '1', pieces: 1 },
    { file: 1, line: 8, columns: { part: 42, colour: 3 }, part: '3002', colour: '0x2FF8800', quantity: '1', pieces: 1 },
  ]);
  expect(ignored).toEqual([]);
});

test('reads a reference in the inherited colour as one line per colour', () => {
  const { lines } = readLdraw(
    [
      '0 FILE main.ldr',
      placed('4', 'Highway Cruiser (Model A).ldr'),
      placed('4', 'highway cruiser (model a).LDR'),
      placed('15', 'Highway Cruiser (Model A).ldr'),
      '0 FILE Highway Cruiser (Model A).ldr',
      placed('16', '3001.dat'),
      placed('0', '3002.dat'),
    ].join('\n'),
    0,
    'x.mpd',
  );
  expect(brief(lines)).toEqual([
    [6, '3001', '4', 2],
    [6, '3001', '15', 1],
    [7, '3002', '0', 3],
  ]);
});

test('leaves the colour empty if there is none to inherit', () => {
  expect(brief(readLdraw(placed('16', '3001.dat'), 0, 'x.ldr').lines)).toEqual([[1, '3001', '', 1]]);
});

test('ignores a model that contains itself, and reports where', () => {
  const { lines, ignored, problems } = readLdraw(
    [
      '0 FILE a.ldr',
      placed('4', '3001.dat'),
      placed('4', 'b.ldr'),
      '0 FILE b.ldr',
      placed('16', '3002.dat'),
      placed('16', 'A.ldr'),
    ].join('\n'),
    0,
    'x.mpd',
  );
  expect(brief(lines)).toEqual([
    [2, '3001', '4', 1],
    [5, '3002', '4', 1],
  ]);
  expect(problems).toEqual([{ code: 'cycle', file: 0, line: 6, values: { model: 'a.ldr' } }]);
  expect(ignored).toEqual([{ file: 0, line: 6, why: 'excluded', text: placed('16', 'A.ldr') }]);
});

test('reports a missing model once, and reads its placements as lines', () => {
  const { lines, problems } = readLdraw(
    [placed('4', 'wheel.ldr'), placed('1', 'wheel.ldr'), placed('4', 'left door'), placed('4', '3001.dat')].join('\n'),
    0,
    'x.ldr',
  );
  expect(lines.map(({ part }) => part)).toEqual(['wheel.ldr', 'wheel.ldr', 'left door', '3001']);
  expect(problems).toEqual([
    { code: 'missingModel', file: 0, line: 1, values: { model: 'wheel.ldr' } },
    { code: 'missingModel', file: 0, line: 3, values: { model: 'left door' } },
  ]);
});

test('ignores hidden lines, models that the main one does not use, and lines outside of models', () => {
  const { lines, ignored } = readLdraw(
    [
      '0 FILE a.ldr',
      placed('4', '3001.dat'),
      `0 MLCAD HIDE ${placed('4', '3002.dat')}`,
      '0 NOFILE',
      placed('4', '3003.dat'),
      '0 FILE b.ldr',
      placed('4', '3004.dat'),
    ].join('\n'),
    0,
    'x.mpd',
  );
  expect(brief(lines)).toEqual([[2, '3001', '4', 1]]);
  expect(new Set(ignored.map(({ line, why }) => `${line} ${why}`))).toEqual(
    new Set(['3 hidden', '5 excluded', '7 excluded']),
  );
});

test('reads a part that is defined in the file as a part, not as a model', () => {
  const { lines, ignored } = readLdraw(
    [
      '0 FILE a.ldr',
      placed('4', 'tail.dat'),
      placed('4', 'nose.dat'),
      '0 FILE tail.dat',
      '0 !LDRAW_ORG Unofficial_Part',
      placed('16', 'stud.dat'),
      '0 FILE nose.dat',
      placed('16', 'stud.dat'),
      '3 16 0 0 0 1 1 1 2 2 2',
    ].join('\n'),
    0,
    'x.mpd',
  );
  expect(brief(lines)).toEqual([
    [2, 'tail', '4', 1],
    [3, 'nose', '4', 1],
  ]);
  expect(ignored).toEqual([]);
});

test.each(['x.ldr', ''])('reads a truncated line as a line without a part, in a file called "%s"', (name) => {
  expect(readLdraw('1 4 0 0 0 1 0\n', 0, name).lines).toMatchObject([
    { file: 0, line: 1, part: '', colour: '', quantity: '1', pieces: 1 },
  ]);
});

test('counts deeply nested models without building them, and reports the huge quantity', () => {
  const models = Array.from({ length: 1000 }, (_, at) =>
    [
      `0 FILE m${at}.ldr`,
      ...Array.from({ length: 10 }, () => placed('16', `m${at + 1}.ldr`)),
      placed('4', '3001.dat'),
    ].join('\n'),
  );
  const { lines } = readLdraw([...models, '0 FILE m1000.ldr', placed('4', '3001.dat')].join('\n'), 0, 'bomb.mpd');
  expect(lines.slice(0, 3).map(({ pieces }) => pieces)).toEqual([1, 10, 100]);
  expect(lines.at(-1)).toMatchObject({ quantity: String(Number.MAX_SAFE_INTEGER) });
  expect(lines.at(-1)?.pieces).toBeUndefined();
});

test('stops when colours times placements exceed the limit of lines', () => {
  const many = Array.from({ length: 1000 }, (_, at) => at);
  const { lines, problems } = readLdraw(
    [
      '0 FILE a',
      ...many.map((at) => placed(`0x2${at}`, 'b')),
      '0 FILE b',
      ...many.map((at) => placed('16', `${at}.dat`)),
    ].join('\n'),
    0,
    'x',
  );
  expect(lines).toHaveLength(200_000);
  expect(problems).toEqual([{ code: 'tooManyLines', file: 0, line: 1202, values: { most: 200_000 } }]);
});

test('skips a line that is too long to be a placement', () => {
  const { lines, ignored, problems } = readLdraw(
    `${placed('4', 'x'.repeat(10_000_000))}\n${placed('4', '3001.dat')}`,
    0,
    'x.ldr',
  );
  expect(brief(lines)).toEqual([[2, '3001', '4', 1]]);
  expect(ignored.map(({ line, text }) => [line, text.length])).toEqual([[1, 200]]);
  expect(problems).toEqual([{ code: 'longLine', file: 0, line: 1, values: { most: 100_000 } }]);
});
