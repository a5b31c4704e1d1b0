import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadFile } from '../list.entity.ts';
import { readListFile } from '../read-file.ts';
import {
  DIALECTS,
  dialectOf,
  encode,
  tableRows,
  writeTable,
  type DialectName,
  type TableForm,
  type TableLine,
} from '../test-tables.ts';

const read = (text: string, name = 'list.csv'): ReadFile => readListFile({ name, bytes: encode(text, 'utf-8') });
const written = (file: ReadFile) =>
  file.lines.map(({ line, part, colour, quantity }) => [line, part, colour, quantity]);

const part = fc.oneof(
  fc.integer({ min: 3001, max: 99_999 }).map(String),
  fc.constantFrom('970c27pr0039', '3070b', 'GDS-1443', '3e10', '0031', '92693c01', '4073.dat', '３００１'),
);
const colour = fc.oneof(fc.integer({ min: 0, max: 1070 }).map(String), fc.constantFrom('072', '9999', '-1', ''));
const line: fc.Arbitrary<TableLine> = fc.record({
  part,
  colour,
  quantity: fc.integer({ min: 1, max: 9999 }),
  isSpare: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 40 });
const dialect = fc.constantFrom(...(Object.keys(DIALECTS) as DialectName[]));
const form: fc.Arbitrary<TableForm> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'gb18030'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.boolean(),
  end: fc.boolean(),
  order: fc.array(fc.nat({ max: 99 }), { minLength: 10, maxLength: 10 }),
});

test('reads every list back unchanged, in every format, encoding, delimiter, line end and order of columns', () => {
  fc.assert(
    fc.property(dialect, lines, form, (name, list, how) => {
      const file = readListFile({ name: 'list.csv', bytes: writeTable(name, list, how) });
      const { format, colours, hasSpares, footer } = dialectOf(name);
      const rows = tableRows(name, list, how.order);
      expect(file.question).toBeUndefined();
      expect(file.format).toBe(format);
      if (colours) expect(file.colours).toEqual(colours);
      expect(written(file)).toEqual(
        list.map((wanted, nth) => [nth + 2, wanted.part, wanted.colour, String(wanted.quantity)]),
      );
      expect(file.lines.map(({ isSpare }) => isSpare ?? false)).toEqual(
        list.map(({ isSpare = false }) => isSpare && Boolean(hasSpares)),
      );
      expect(file.lines.length + file.ignored.length).toBe(rows.length);
      expect(
        file.lines.every(
          ({ columns, quantity }) =>
            rows[1]?.[(columns?.quantity ?? 0) - 1] === file.lines[0]?.quantity && quantity !== '',
        ),
      ).toBe(true);
      if (footer)
        expect(file.control ?? list.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          list.reduce((sum, { quantity }) => sum + quantity, 0),
        );
    }),
    { numRuns: 50 },
  );
});

test('counts every row of a file once, as a line or as ignored', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '3001', '4', '20', '合计', 'Total', 'Part', '"', 'a"b', ' ', '数量', '='),
    fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/["\r\n,]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 30 }), (rows) => {
      const table = [
        ['Part', 'Color', 'Quantity'],
        ...rows.map((cells) => cells.map((text) => text.replaceAll('"', "''"))),
      ];
      const file = read(table.map((cells) => cells.join(',')).join('\n') + '\n');
      const places = [...file.lines, ...file.ignored].map((row) => row.line).toSorted((a, b) => a - b);
      expect(places).toEqual(table.map((_, nth) => nth + 1));
    }),
    { numRuns: 50 },
  );
});

test('reads a Stud.io list with both colour systems, and the total of its footer', () => {
  const list = [
    { part: '11211', colour: '5', quantity: 40 },
    { part: '14719', colour: '11', quantity: 4 },
  ];
  const file = readListFile({ name: 'list.txt', bytes: writeTable('studio', list, { delimiter: '\t' }) });
  expect(file.control).toBe(44);
  expect(file.lines[0]).toMatchObject({
    part: '11211',
    otherPart: '11211',
    colour: '5',
    otherColour: { system: 'ldraw', colour: '4' },
  });
  expect(file.ignored.map(({ line: at, why }) => `${at} ${why}`)).toEqual([
    '1 header',
    '4 blank',
    '5 footer',
    '6 footer',
  ]);
});

test('reads Pick a Brick lists by element id', () => {
  const file = read('elementId,quantity\n6016172,12\n611226,2\n');
  expect(file).toMatchObject({ format: 'pab', colours: { system: 'element', by: 'format' } });
  expect(file.lines.map(({ element, quantity }) => [element, quantity])).toEqual([
    ['6016172', '12'],
    ['611226', '2'],
  ]);
});

test('reads items that are not parts as lines with a problem', () => {
  const file = read(
    'ITEMTYPE,ITEMID,COLOR,MAXPRICE,MINQTY,CONDITION,NOTIFY\nP,3023,63,-1,2,X,N\nM,sw0001,0,-1,1,X,N\n',
  );
  expect(file.lines.map(({ problem }) => problem)).toEqual([
    undefined,
    { code: 'notPart', file: 0, line: 3, column: 1, values: { text: 'M' } },
  ]);
});

test.each([
  [
    'tabs, as copied from the batch-selection sheet',
    'GDS-563\t031\t2\nGDS-862\t072\t85\n',
    [
      ['GDS-563', '031', '2'],
      ['GDS-862', '072', '85'],
    ],
  ],
  [
    'one-cell shop keys',
    'GDS-1443-021,5\nGDS-863-072,12\n',
    [
      ['GDS-1443-021', '', '5'],
      ['GDS-863-072', '', '12'],
    ],
  ],
  [
    'the quantity first',
    '12;3001;4\n7;3020;15\n',
    [
      ['3001', '4', '12'],
      ['3020', '15', '7'],
    ],
  ],
  [
    'colours in words',
    '3001,深灰,5\n3020,红色,7\n',
    [
      ['3001', '深灰', '5'],
      ['3020', '红色', '7'],
    ],
  ],
  [
    'a quantity no colour can be',
    '3001,1500,4\n3020,20,15\n3023,8,0\n',
    [
      ['3001', '4', '1500'],
      ['3020', '15', '20'],
      ['3023', '0', '8'],
    ],
  ],
  [
    'spaces',
    '3001 4 20\n3023  15 3\n',
    [
      ['3001', '4', '20'],
      ['3023', '15', '3'],
    ],
  ],
  [
    'spaces and names of several words',
    '3001 Dark Bluish Gray 5\n3023 Red x7\n',
    [
      ['3001', 'Dark Bluish Gray', '5'],
      ['3023', 'Red', 'x7'],
    ],
  ],
  [
    'times',
    '3001x5\n3023 × 7\n3070b*2\n',
    [
      ['3001', '', '5'],
      ['3023', '', '7'],
      ['3070b', '', '2'],
    ],
  ],
  [
    'upright strokes',
    '3001|4|20\n3023|15|3\n',
    [
      ['3001', '4', '20'],
      ['3023', '15', '3'],
    ],
  ],
  [
    'full-width commas',
    '3001，4，20\n3023，15，3\n',
    [
      ['3001', '4', '20'],
      ['3023', '15', '3'],
    ],
  ],
])('detects the columns of a list without a header: %s', (_, text, expected) => {
  const file = read(text);
  expect(file.question).toBeUndefined();
  expect(file.format).toBe('bare');
  expect(file.lines.map((found) => [found.part, found.colour, found.quantity])).toEqual(expected);
});

test('detects part, colour and quantity of any list without a header, in that order or with the quantity first', () => {
  const realistic = fc.record({
    part: fc.oneof(
      fc.integer({ min: 3001, max: 99_999 }).map(String),
      fc.integer({ min: 3001, max: 9999 }).map((number) => `${number}b`),
    ),
    colour: fc.constantFrom('0', '1', '4', '14', '15', '19', '28', '70', '71', '72', '272', '320', '484'),
    quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(realistic, { selector: (wanted) => wanted.part, minLength: 1, maxLength: 60 }),
      fc.boolean(),
      fc.constantFrom(',', '\t', ';', ' '),
      (list, isQuantityFirst, delimiter) => {
        const file = read(
          list
            .map((wanted) =>
              (isQuantityFirst
                ? [wanted.quantity, wanted.part, wanted.colour]
                : [wanted.part, wanted.colour, wanted.quantity]
              ).join(delimiter),
            )
            .join('\n'),
        );
        // A list that is mostly blue (1) may leave a doubt; then it asks, and never reads it wrong.
        if (file.question)
          expect(list.filter((wanted) => wanted.colour === '1').length).toBeGreaterThan(list.length * 0.4);
        else
          expect(written(file)).toEqual(
            list.map((wanted, nth) => [nth + 1, wanted.part, wanted.colour, String(wanted.quantity)]),
          );
      },
    ),
    { numRuns: 50 },
  );
});

test('asks which column is which if only sizes differ, with the better guess preselected', () => {
  const blue = Array.from({ length: 9 }, (_, nth) => [`30${nth + 10}`, nth === 4 ? '4' : '1', `${nth + 3}`]);
  const inOrder = read(blue.map((cells) => cells.join(',')).join('\n'));
  expect(inOrder.question).toBeDefined();
  const black = read(
    blue.map(([number, id, pieces], nth) => [number, nth > 6 ? '0' : id, pieces].join(',')).join('\n'),
  );
  expect(black.lines.map((found) => found.colour)).toEqual(['1', '1', '1', '1', '4', '1', '1', '0', '0']);
});

test.each([
  [
    'has numbers in front',
    '1,3001,4,5\n2,3002,0,7\n3,3003,15,2\n',
    [
      ['3001', '4', '5'],
      ['3002', '0', '7'],
      ['3003', '15', '2'],
    ],
  ],
  [
    'has bad quantities',
    '3001,4,一打\n3002,5,0\n3003,5,8\n3004,6,-9\n3005,6,1\n',
    [
      ['3001', '4', '一打'],
      ['3002', '5', '0'],
      ['3003', '5', '8'],
      ['3004', '6', '-9'],
      ['3005', '6', '1'],
    ],
  ],
  [
    'says how many first',
    '5x 3001 red\n7x 3002 dark bluish gray\n',
    [
      ['3001', 'red', '5x'],
      ['3002', 'dark bluish gray', '7x'],
    ],
  ],
  [
    'says how many first or last, as it comes',
    '3001 x5\n2x 3020\n12 x 3023\n',
    [
      ['3001', '', 'x5'],
      ['3020', '', '2x'],
      ['3023', '', '12 x'],
    ],
  ],
  [
    'has its sum below, in words only',
    '3001,4,2\n3023,72,10\nTotal,,\n',
    [
      ['3001', '4', '2'],
      ['3023', '72', '10'],
    ],
  ],
  [
    'has a heading of a section in it',
    '3001,4,2\nParts,,\n3023,72,10\n',
    [
      ['3001', '4', '2'],
      ['Parts', '', ''],
      ['3023', '72', '10'],
    ],
  ],
  [
    'has another list with a header below it',
    '3001,4,2\n3023,72,10\nPart,Color,Quantity\n3020,71,3\n',
    [
      ['3001', '4', '2'],
      ['3023', '72', '10'],
      ['3020', '71', '3'],
    ],
  ],
])('detects the columns of a list that %s', (_, text, expected) => {
  expect(read(text).lines.map((found) => [found.part, found.colour, found.quantity])).toEqual(expected);
});

test('does not read a table without part numbers as a list', () => {
  for (const text of ['{"parts":[{"id":3001,"color":4}]}', 'Dear shop, hello\nplease, send bricks\n', 'x\n'])
    expect(read(text).problems).toEqual([{ code: 'noColumns', file: 0 }]);
});

test('finds the header below titles, and ignores titles, blank rows and totals', () => {
  const file = read('我的清单\n\n颜色,数量,零件号\n红色,5,3001\n\n浅灰,3,3023\n小计,3,\n合计,8,\n');
  expect(file.ignored.map(({ line: at, why, text }) => [at, why, text])).toEqual([
    [1, 'header', '我的清单'],
    [2, 'blank', ''],
    [3, 'header', '颜色 数量 零件号'],
    [5, 'blank', ''],
    [7, 'footer', '小计 3'],
    [8, 'footer', '合计 8'],
  ]);
  expect(file).toMatchObject({ control: 8, colours: { system: 'name', by: 'header' } });
  expect(written(file)).toEqual([
    [4, '3001', '红色', '5'],
    [6, '3023', '浅灰', '3'],
  ]);
});

test('asks about a short list whose columns may be swapped', () => {
  expect(read('3001,1,72\n3023,2,15\n3020,1,320\n').question).toMatchObject({
    guess: { part: 0, colour: 1, quantity: 2 },
  });
});

test('distinguishes colours before the part from quantities if there are enough lines', () => {
  const colours = [4, 72, 71, 15, 0, 14, 28, 320, 72, 71];
  const file = read(colours.map((found, nth) => `${found},${3001 + nth},${1 + (nth % 2)}`).join('\n'));
  expect(file.lines.map((found) => found.colour)).toEqual(colours.map(String));
});

test('reports that the only line is too long', () => {
  expect(read('3001,4,2,'.repeat(20_000)).problems).toEqual([{ code: 'longLine', file: 0, line: 1 }]);
});

test('ignores a header in a second language and a repeated header', () => {
  const file = read('零件编号,颜色,数量\nPart,Color,Qty\n3001,4,20\n\uFEFF零件编号,颜色,数量\n3023,15,3\n');
  expect(file.ignored.map(({ line: at }) => at)).toEqual([1, 2, 4]);
  expect(file.lines).toHaveLength(2);
});

test.each([
  '产品编号,颜色,订购数量',
  'Part Number,Colour Code,Total Qty',
  '零件编码,色号,所需数量',
  'Mould #,Color ID,Number of Pieces',
])('recognises the headings %s', (headings) => {
  const file = read(`序号,${headings},单价\n1,3001,4,20,7\n2,3023,15,3,9\n`);
  expect(written(file)).toEqual([
    [2, '3001', '4', '20'],
    [3, '3023', '15', '3'],
  ]);
});

test.each([
  ['颜色(乐高)', 'lego'],
  ['color id (LEGO color id)', 'lego'],
  ['颜色编号（颜色名称）', undefined],
  ['BL Color ID', 'bricklink'],
  ['LDraw Color', 'ldraw'],
  ['高砖颜色编号', 'gds'],
  ['Rebrickable Colour', 'rebrickable'],
  ['颜色名称', 'name'],
])('reads the colour system from the heading %s', (heading, system) => {
  expect(read(`零件号,${heading},数量\n3001,4,2\n`).colours).toEqual(system && { system, by: 'header' });
});

test('asks which column is which if headings are unknown, and reads by the answer', () => {
  const bytes = encode('Teil;Farbe;Menge\n3001;4;20\n3023;15;3\n', 'utf-8');
  const asked = readListFile({ name: 'liste.csv', bytes }, { file: 2 });
  expect(asked.lines).toEqual([]);
  expect(asked.question).toEqual({
    file: 2,
    name: 'liste.csv',
    columns: 3,
    rows: [
      ['Teil', 'Farbe', 'Menge'],
      ['3001', '4', '20'],
      ['3023', '15', '3'],
    ],
    guess: { part: 0, colour: 1, quantity: 2, hasHeader: true },
  });
  const answered = readListFile({ name: 'liste.csv', bytes }, { mapping: { part: 0, quantity: 1, hasHeader: true } });
  expect(written(answered)).toEqual([
    [2, '3001', '', '4'],
    [3, '3023', '', '15'],
  ]);
  expect(answered.ignored).toHaveLength(1);
});

test('asks if several columns could be the quantity', () => {
  expect(read('3001,4,20,7\n3023,15,3,9\n').question).toMatchObject({
    columns: 4,
    guess: { part: 0, hasHeader: false },
  });
});

test('reports the first rows immediately and the progress', () => {
  const progress: number[] = [];
  const shown: (readonly (readonly string[])[])[] = [];
  const bytes = writeTable(
    'rebrickable',
    Array.from({ length: 5000 }, (_, nth) => ({ part: String(3000 + nth), colour: '4', quantity: 1 })),
  );
  readListFile(
    { name: 'a.csv', bytes },
    { onProgress: (rows, share) => progress.push(rows, share), onFirstRows: (rows) => shown.push(rows) },
  );
  expect(progress.filter((_, nth) => nth % 2 === 0)).toEqual([2000, 4000]);
  expect(progress[1]).toBeGreaterThan(0.3);
  expect(progress[1]).toBeLessThan(0.5);
  expect(shown).toEqual([
    expect.arrayContaining([
      ['Part', 'Color', 'Quantity', 'Is Spare'],
      ['3000', '4', '1', 'False'],
    ]),
  ]);
});
