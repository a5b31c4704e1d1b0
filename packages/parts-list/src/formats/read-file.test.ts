import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MAX_CELL_LENGTH, MAX_BYTES, MAX_ROWS } from './limits.ts';
import type { ReadFile } from './list.entity.ts';
import { readListFile } from './read-file.ts';
import { encode } from './test-tables.ts';
import { writeWorkbook } from './test-xlsx.ts';
import { lockedZip, lyingZip } from './test-zip.ts';

const read = (bytes: Uint8Array | string, name = 'list.csv'): ReadFile =>
  readListFile({ name, bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes }, { file: 1 });
const ole = (name: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Uint8Array(504),
    ...encode(name, 'utf-16le'),
    ...new Uint8Array(64),
  ]);
const HEAD = 'Part,Color,Quantity\n';

test.each<[string, Uint8Array | string, string]>([
  ['an empty file', '', 'empty'],
  ['a file of blanks', '\uFEFF \r\n\n\t\n', 'empty'],
  ['an empty workbook', writeWorkbook([{ name: 'Sheet1', rows: [] }]), 'empty'],
  ['a header alone', HEAD, 'noLines'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'picture'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10), 'picture'],
  ['a GIF', 'GIF89a\u0001', 'picture'],
  ['a WebP', 'RIFF\u0001\u0001\u0001\u0001WEBPVP8 ', 'picture'],
  ['a drawing', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'picture'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a program', Uint8Array.of(77, 90, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0), 'notText'],
  ['another archive', zipSync({ 'photo.jpg': new Uint8Array(9) }), 'notText'],
  ['a letter', 'Dear shop\nplease send me bricks\nthank you\n', 'noColumns'],
  ['a workbook under a password', ole('EncryptedPackage'), 'locked'],
  ['a model under a password', lockedZip({ 'model.ldr': strToU8('0 FILE a.ldr\n') }), 'locked'],
  ['an old workbook', ole('Workbook'), 'oldExcel'],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': new Uint8Array(9) }), 'oldExcel'],
  ['a damaged workbook', writeWorkbook([{ name: 'a', rows: [['3001']] }]).subarray(0, 200), 'brokenZip'],
  ['a zip bomb', lyingZip({ 'xl/workbook.xml': new Uint8Array(10) }, 3_000_000_000), 'zipBomb'],
])('reports the problem of %s, regardless of its name', (_, bytes, code) => {
  for (const name of ['list.csv', 'list.xlsx', 'list']) {
    const file = read(bytes, name);
    expect(file.lines).toEqual([]);
    expect(file.problems.map((problem) => [problem.code, problem.file])).toEqual([[code, 1]]);
  }
});

test.each([
  ['commas', ',', 'csv'],
  ['semicolons', ';', 'csv'],
  ['tabs', '\t', 'tabs'],
  ['bars', '|', 'text'],
])('says that a table is written with %s', (_, delimiter, writtenAs) => {
  const rows = [
    ['ITEMTYPE', 'ITEMID', 'COLOR', 'MINQTY'],
    ['P', '3001', '5', '2'],
    ['P', '3020', '11', '4'],
  ];
  const text = rows.map((cells) => cells.join(delimiter)).join('\n');
  expect(read(text, 'list.csv')).toMatchObject({ format: 'bricklinkTable', writtenAs });
});

test('refuses a zip of 200 MB, and reads the first 50 MB of longer text', () => {
  const zip = new Uint8Array(200_000_000);
  zip.set(strToU8('PK\u0003\u0004'));
  expect(read(zip).problems).toEqual([{ code: 'tooBig', file: 1, values: { megabytes: 50 } }]);
  const text = new Uint8Array(60_000_000);
  const line = strToU8(`3001,4,20,${'remark '.repeat(200)}\n`);
  text.set(strToU8(HEAD));
  for (let at = HEAD.length; at + line.length <= text.length; at += line.length) text.set(line, at);
  const file = read(text);
  const whole = Math.floor((MAX_BYTES - HEAD.length) / line.length);
  expect(file.lines).toHaveLength(whole);
  expect(file.problems).toEqual([{ code: 'cutShort', file: 1, line: whole + 1, values: { megabytes: 50 } }]);
});

test('reads the first 200,000 of five million lines', () => {
  const file = read(HEAD + '3001,4,2\n'.repeat(5_000_000));
  expect(file.lines).toHaveLength(MAX_ROWS - 1);
  expect(file.problems).toEqual([{ code: 'tooManyLines', file: 1, line: MAX_ROWS + 1, values: { most: MAX_ROWS } }]);
});

test('reads the lines around one of 10 MB, and very long cells', () => {
  const file = read(
    `${HEAD}3001,4,20\n${'3'.repeat(10_000_000)}\n3002,5,${'9'.repeat(MAX_CELL_LENGTH + 1)}\n3003,6,7\n`,
  );
  expect(file.lines.map(({ line, part, problem }) => [line, part, problem?.code])).toEqual([
    [2, '3001', undefined],
    [3, '', 'longLine'],
    [4, '', 'longLine'],
    [5, '3003', undefined],
  ]);
});

test('reads the needed columns of a table with 300 columns', () => {
  const more = ',x'.repeat(297);
  const file = read(`Part,Color,Quantity${more}\n3001,4,20${more}\n`);
  expect(file.lines).toHaveLength(1);
  expect(file.problems).toEqual([{ code: 'tooManyColumns', file: 1, line: 1, values: { most: 100 } }]);
});

test.each([
  ['plain', ''],
  ['in quotes', '"'],
])(
  'says of a table whose parts stand behind the columns that are read that it was read no farther (%s)',
  (_, quote) => {
    const row = (cells: readonly string[]) =>
      `${[...Array<string>(297).fill('x'), ...cells].map((cell) => quote + cell + quote).join(',')}\n`;
    const file = read(row(['Part', 'Color', 'Quantity']) + row(['3001', '4', '20']));
    expect(file.lines).toEqual([]);
    expect(file.problems).toEqual([{ code: 'tooManyColumns', file: 1, line: 1, values: { most: 100 } }]);
  },
);

test('reports where a quote is not closed and reads every line', () => {
  const file = read(`${HEAD}3001,4,20\n3002,"5,10\n3003,6,7\n`);
  expect(file.problems).toEqual([{ code: 'unclosedQuote', file: 1, line: 3, column: 2 }]);
  expect(file.lines.map(({ part, colour, quantity }) => [part, colour, quantity])).toEqual([
    ['3001', '4', '20'],
    ['3002', '5', '10'],
    ['3003', '6', '7'],
  ]);
});

test('counts lines correctly with mixed line ends', () => {
  expect(read('Part,Color,Quantity\r\n3001,4,20\r3002,5,10\n\n3003,6,7').lines.map(({ line }) => line)).toEqual([
    2, 3, 5,
  ]);
});

test('does not change valid and invalid quantities', () => {
  const quantities = ['0', '-3', '1.5', '1e9', '1,234', '１２', '一打', ''];
  const file = read(`${HEAD}${quantities.map((text) => `3001,4,"${text}"\n`).join('')}`);
  expect(file.lines.map(({ quantity }) => quantity)).toEqual(quantities);
});

test('distinguishes duplicate lines, protected text and unusual numbers', () => {
  const file = read(`${HEAD}3001,4,1\n3001,4,1\n3e10,'072,1\n3E+10,4,1\n="3070b","=""072""",=1+1\n`);
  expect(
    file.lines.map(({ part, colour, quantity, problem }) => [part, colour, quantity, problem?.code, problem?.column]),
  ).toEqual([
    ['3001', '4', '1', undefined, undefined],
    ['3001', '4', '1', undefined, undefined],
    ['3e10', "'072", '1', undefined, undefined],
    ['3E+10', '4', '1', 'spoiltNumber', 1],
    ['3070b', '072', '=1+1', 'formula', 3],
  ]);
});

test('distinguishes XML and LDraw from tables by their contents', () => {
  expect(
    read(
      '<INVENTORY><ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3023</ITEMID><COLOR>63</COLOR><MINQTY>2</MINQTY></ITEM></INVENTORY>',
    ).format,
  ).toBe('bricklink');
  expect(
    read(
      '<!DOCTYPE BrickStoreXML><BrickStoreXML><Inventory><Item><ItemID>3023</ItemID><ItemTypeID>P</ItemTypeID><ColorID>85</ColorID><Qty>1</Qty></Item></Inventory></BrickStoreXML>',
    ).format,
  ).toBe('brickstore');
  const model = '1 4 0 0 0 1 0 0 0 1 0 0 0 1 3001.dat\n';
  expect(read(model, 'model.txt')).toMatchObject({ format: 'ldraw', lines: [{ part: '3001' }] });
  expect(read(zipSync({ 'model.ldr': strToU8(model) }), 'model.io')).toMatchObject({
    format: 'io',
    lines: [{ part: '3001' }],
  });
});

test('reads pasted XML with text before it', () => {
  expect(
    read('My list:\n\n<INVENTORY><ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID></ITEM></INVENTORY>'),
  ).toMatchObject({ format: 'bricklink', lines: [{ line: 3, part: '3001' }] });
});

test('never throws for any bytes', () => {
  const start = fc.constantFrom('', 'PK\u0003\u0004', '<', '0 FILE a\n', HEAD, '"', '\u00ff\u00fe', '<!DOCTYPE');
  fc.assert(
    fc.property(
      start,
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('a.csv', 'a.ldr', 'a.xlsx', ''),
      (head, tail, name) => {
        const file = read(
          Uint8Array.from([...Array.from(head, (character) => character.charCodeAt(0)), ...tail]),
          name,
        );
        expect(file.name).toBe(name);
        expect(file.lines.length + file.problems.length + Number(file.question !== undefined)).toBeGreaterThan(0);
      },
    ),
    { numRuns: 50 },
  );
});
