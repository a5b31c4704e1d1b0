import fc from 'fast-check';
import { readBricklink } from './read-bricklink.ts';
import { readBrickStore } from './read-brickstore.ts';
import { writeXmlList, xmlStyles, type XmlManner } from './test-xml-lists.ts';

const PLAIN: XmlManner = {
  dialect: 'wanted',
  case: 'upper',
  head: '',
  isSpread: false,
  isReversed: false,
  isCdata: false,
  hasRemark: false,
};
const item = (part: string, more = '') =>
  `<ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>${part}</ITEMID><COLOR>5</COLOR><MINQTY>2</MINQTY>${more}</ITEM>`;
const parts = (text: string) => readBricklink(text, 0).lines.map(({ part }) => part);

const cell = fc.string({
  maxLength: 8,
  unit: fc.constantFrom('3', '0', 'a', 'b', '&', '<', '>', '"', "'", ']', '板', ';', 'é'),
});
const line = fc.record({ part: cell.filter((text) => text !== ''), colour: cell, quantity: cell });

test('reads every list back, in any case and order of tags', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), xmlStyles, (lines, style) => {
      const { text, starts } = writeXmlList(lines, style);
      const read = (style.dialect === 'brickstore' ? readBrickStore : readBricklink)(text, 3);
      expect(read.lines).toEqual(
        lines.map((one, at) => ({ ...one, file: 3, line: starts[at], columns: { part: 1, colour: 1, quantity: 1 } })),
      );
      expect(read.problems).toEqual(lines.length > 0 ? [] : [{ code: 'noLines', file: 3 }]);
      expect(read.ignored).toEqual([]);
      expect(read.colours).toEqual({ system: 'bricklink', by: 'format' });
    }),
    { numRuns: 50 },
  );
});

test('accounts for every item of a broken text', () => {
  const token = fc.constantFrom(
    '<item>',
    '</item>',
    '<ITEMID>',
    '</ITEMID>',
    '<COLOR>',
    '</COLOR>',
    '<x>',
    '</x>',
    '<x',
    '<',
    '>',
    '3001',
    '&a;',
    '&#0;',
    '<y a="',
    '"',
    "'",
    '\n',
    '</',
    '<?b?>',
    '<!-- c -->',
    ']]>',
  );
  fc.assert(
    fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
      const text = tokens.join('');
      const read = readBricklink(text, 0);
      // An item in an attribute or in a tag without its end is none.
      expect(read.lines.length + read.ignored.length).toBeLessThanOrEqual(
        tokens.filter((one) => one === '<item>').length,
      );
      if (!/["']|<x(?!>)|<y/.test(text))
        expect(read.lines.length + read.ignored.length).toBe(tokens.filter((one) => one === '<item>').length);
    }),
    { numRuns: 50 },
  );
});

test('reads inventories and store uploads by their quantity, marks spares, and ignores counterparts and alternates', () => {
  const read = readBricklink(
    '<INVENTORY><ITEM><ITEMID>3001</ITEMID><COLOR>0</COLOR><QTY>4</QTY><EXTRA>Y</EXTRA></ITEM>\n<ITEM><ITEMID>3002</ITEMID><QTY>4</QTY><COUNTERPART>Y</COUNTERPART></ITEM>\n<ITEM><ITEMID>3003</ITEMID><QTY>4</QTY><ALTERNATE>Y</ALTERNATE></ITEM>\n<ITEM><ITEMID>3004</ITEMID><QTY>7</QTY><MINQTY></MINQTY><PRICE>0.1</PRICE><EXTRA>N</EXTRA></ITEM></INVENTORY>',
    0,
  );
  expect(read.lines).toEqual([
    {
      file: 0,
      line: 1,
      part: '3001',
      colour: '0',
      quantity: '4',
      isSpare: true,
      columns: { part: 12, colour: 12, quantity: 12 },
    },
    { file: 0, line: 4, part: '3004', colour: '', quantity: '7', columns: { part: 1, colour: 1, quantity: 1 } },
  ]);
  expect(read.ignored.map(({ line: at, why }) => [at, why])).toEqual([
    [2, 'excluded'],
    [3, 'excluded'],
  ]);
});

test('reports sets and minifigures as not parts', () => {
  expect(readBricklink('<ITEM><ITEMTYPE>s</ITEMTYPE><ITEMID>10190-1</ITEMID><QTY>1</QTY></ITEM>', 2).lines).toEqual([
    {
      file: 2,
      line: 1,
      part: '10190-1',
      colour: '',
      quantity: '1',
      columns: { part: 1, colour: 1, quantity: 1 },
      problem: { code: 'notPart', file: 2, line: 1, column: 1, values: { text: 'S' } },
    },
  ]);
});

test('ignores lots that BrickStore marks as excluded, and reads extra lots', () => {
  const lot = (part: string, more: string) =>
    `<Item><ItemID>${part}</ItemID><ItemTypeID>P</ItemTypeID><ColorID>85</ColorID><Qty>1</Qty>${more}</Item>`;
  const read = readBrickStore(
    `<!DOCTYPE BrickStoreXML><BrickStoreXML><Inventory>${lot('1', '<Status>I</Status>')}${lot('2', '<Status>X</Status>')}${lot('3', '<Status>E</Status>')}${lot('4', '<Alternate/>')}${lot('5', '<CounterPart>N</CounterPart>')}</Inventory><GuiState/></BrickStoreXML>`,
    0,
  );
  expect(read.lines.map(({ part }) => part)).toEqual(['1', '3', '5']);
  expect(read.ignored.map(({ why }) => why)).toEqual(['excluded', 'excluded']);
});

test('reads several lists in one text, and items without a list', () => {
  expect(parts(`<INVENTORY>${item('1')}</INVENTORY><INVENTORY>${item('2')}</INVENTORY>${item('3')}`)).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test('never expands or fetches what a DOCTYPE declares, and reports where it is used', () => {
  const laughs =
    '<?xml version="1.0"?>\n<!DOCTYPE lolz [\n<!ENTITY lol "lol">\n<!ENTITY lol2 "&lol;&lol;&lol;&lol;">\n<!ENTITY xxe SYSTEM "file:///etc/passwd">\n]>\n';
  const read = readBricklink(
    `${laughs}<INVENTORY>\n${item('&xxe;')}\n${item('&lol2;')}\n${item('3001')}</INVENTORY>`,
    0,
  );
  expect(read.lines.map(({ part }) => part)).toEqual(['&xxe;', '&lol2;', '3001']);
  expect(read.problems).toEqual([
    { code: 'entity', file: 0, line: 8, column: 37, values: { text: '&xxe;' } },
    { code: 'entity', file: 0, line: 9, column: 37, values: { text: '&lol2;' } },
  ]);
});

test('leaves references to invalid characters unchanged', () => {
  expect(parts(item('&#0;&#xD800;&#1114112;&#65;&amp;lt;'))).toEqual(['&#0;&#xD800;&#1114112;A&lt;']);
});

test.each([
  [
    'a field without its end',
    `${item('1')}\n<ITEM><ITEMID>2<COLOR>5</COLOR><QTY>9</QTY></ITEM>\n${item('3')}`,
    ['1', '2…', '3'],
    [2, 7, 'ITEMID'],
  ],
  [
    'a field with the end of another',
    `${item('1')}\n<ITEM><ITEMID>2</COLOR><QTY>9</QTY></ITEM>\n${item('3')}`,
    ['1', '2…', '3'],
    [2, 16, 'COLOR'],
  ],
  [
    'an item without its end',
    `${item('1')}\n<ITEM><ITEMID>2</ITEMID><QTY>9</QTY>\n${item('3')}`,
    ['1', '2', '3'],
    [2, 1, 'ITEM'],
  ],
  [
    'a tag without its end',
    `${item('1')}\n<ITEM><ITEMID>2</ITEMID><QTY 9</QTY></ITEM>\n${item('3')}`,
    ['1', '2', '3'],
    [2, 25, 'QTY'],
  ],
  ['an end without its beginning', `${item('1')}\n</LIST>${item('3')}`, ['1', '3'], [2, 1, 'LIST']],
  ['a comment without its end', `${item('1')}\n<!-- ${item('3')}`, ['1', '3'], [2, 1, '!--']],
  ['a DOCTYPE without its end', `<!DOCTYPE x [ "\n${item('3')}`, ['3'], [1, 1, '!DOCTYPE']],
  [
    'a file cut in the middle',
    `<INVENTORY>${item('1')}\n<ITEM><ITEMID>2</ITEMID><MINQTY>1`,
    ['1', '2'],
    [2, 25, 'MINQTY'],
  ],
])('reports %s with its place and reads the items around it', (_, text, numbers, [at, column, name]) => {
  const { lines, problems } = readBricklink(text, 0);
  expect(lines.map(({ part }) => part)).toEqual(numbers);
  expect(problems).toEqual([{ code: 'brokenXml', file: 0, line: at, column, values: { text: name } }]);
});

test('reports a broken item once, and the next one again', () => {
  const { lines, problems } = readBricklink(
    `${item('1')}\n<ITEM><ITEMID>2</ITEMID<COLOR>5</COLOR><QTY 9</QTY></ITEM>\n<ITEM><ITEMTYPE>P<ITEMID>3</ITEMID><COLOR>5<QTY>9</QTY></ITEM>`,
    0,
  );
  expect(lines.map(({ part, colour, quantity }) => [part, colour, quantity])).toEqual([
    ['1', '5', '2'],
    ['2…', '5', '…'],
    ['3', '5…', '9'],
  ]);
  expect(lines.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  expect(problems.map(({ code, line: at, column }) => [code, at, column])).toEqual([
    ['brokenXml', 2, 16],
    ['brokenXml', 3, 7],
  ]);
});

test('does not read half a number when the file was cut', () => {
  expect(readBricklink(`${item('1')}<ITEM><ITEMID>2</ITEMID><MINQTY>1`, 0).lines[1]).toMatchObject({
    part: '2',
    quantity: '1…',
  });
});

test('ignores an empty item', () => {
  expect(readBricklink('<INVENTORY><ITEM></ITEM>\n<ITEM/></INVENTORY>', 0)).toMatchObject({
    lines: [],
    ignored: [
      { line: 1, why: 'blank' },
      { line: 2, why: 'blank' },
    ],
    problems: [{ code: 'noLines' }],
  });
});

test.each([
  '<!--',
  '<a ',
  '<a>',
  '<item>',
  '</a>',
  '<b></a>',
  '<a "',
  '<![CDATA[',
  '<!doctype [',
  '<?',
  '&a;',
  '&',
  '<',
  '<item><itemid>',
])('reads a hundred thousand times %s in one pass and reports it at most a hundred times', (piece) => {
  const read = readBricklink(piece.repeat(100_000), 0);
  expect(read.problems.length).toBeLessThanOrEqual(101);
});

test('stops at 200,000 items and reports it', () => {
  const { lines, problems } = readBricklink('<ITEM><ITEMID>1</ITEMID></ITEM>\n'.repeat(200_001), 0);
  expect(lines).toHaveLength(200_000);
  expect(problems).toEqual([{ code: 'tooManyLines', file: 0, line: 200_001, values: { most: 200_000 } }]);
});

test('cuts a field of ten megabytes to the maximum length of a cell', () => {
  const { text } = writeXmlList([{ part: 'x'.repeat(10_000_000), colour: '1', quantity: '1' }], PLAIN);
  expect(readBricklink(text, 0).lines[0]?.part).toHaveLength(10_000);
});
