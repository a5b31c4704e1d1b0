import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { readListFile } from '../formats/read-file.ts';
import { loadReference } from '../reference/load-reference.ts';
import { createLineIdentifier } from '../identifiers/identify-line.ts';
import { judgeSystems } from '../identifiers/judge-system.ts';
import type { Reference } from '../reference/reference.entity.ts';
import { writeCsv } from './csv.ts';
import type { ExportLine } from './export-line.entity.ts';
import { writeBricklink } from './write-bricklink.ts';
import { writePickABrick } from './write-pick-a-brick.ts';
import { writeRebrickable } from './write-rebrickable.ts';
import { writeTemplate, writeXlsx } from './write-xlsx.ts';

let reference: Reference;
let lines: fc.Arbitrary<ExportLine[]>;
beforeAll(async () => {
  reference = await loadReference({ elements: true });
  const pairs = ['3001', '3003', '3023', '3070b', '6141', '15573', '60470b', '3626b', '2412b'].flatMap((part) =>
    [...reference.coloursOf(part)]
      .filter(
        (colour) =>
          reference.colour(colour)?.codes.bricklink !== undefined && reference.elementOf(part, colour) !== undefined,
      )
      .map((colour) => ({ part, colour })),
  );
  lines = fc.array(
    fc
      .record({ part: fc.constantFrom(...pairs), quantity: fc.integer({ min: 1, max: 5000 }) })
      .map(({ part: pair, quantity }) => ({ ...pair, quantity })),
    { minLength: 1, maxLength: 20 },
  );
});

const sum = (
  all: readonly { part?: string | undefined; colour?: number | 'any' | undefined; quantity: number }[],
): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { part, colour, quantity } of all)
    sums.set(`${part} ${colour ?? 'any'}`, (sums.get(`${part} ${colour ?? 'any'}`) ?? 0) + quantity);
  return sums;
};
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const rowsOf = (bytes: Uint8Array) => textOf(bytes).trimEnd().split('\n');
/** What our own readers make of a file. */
const readBack = (bytes: Uint8Array) => {
  const read = readListFile({ name: '', bytes });
  return {
    ...read,
    resolved: read.lines.map(createLineIdentifier(reference, judgeSystems(read.lines, reference, read.colours).name)),
  };
};
/** A heading that names the system leaves nothing to be guessed. */
const SHEET = ['Part', 'Rebrickable color', 'Quantity'];

const WRITERS: Record<string, (all: readonly ExportLine[]) => Uint8Array> = {
  'Rebrickable csv': writeRebrickable,
  'BrickLink XML': (all) => writeBricklink(all, reference).bytes,
  'Pick a Brick csv': (all) => writePickABrick(all, reference).bytes,
  'a spreadsheet': (all) =>
    writeXlsx(
      SHEET,
      all.map(({ part, colour, quantity }) => [part, String(colour ?? 9999), quantity]),
    ),
};

test.each(Object.keys(WRITERS))('every list is the same after writing and reading %s', (form) => {
  fc.assert(
    fc.property(lines, (all) => {
      const bytes = WRITERS[form]?.(all) ?? new Uint8Array();
      const { resolved, problems } = readBack(bytes);
      expect(sum(resolved)).toEqual(sum(all));
      expect(problems).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('writes BrickLink XML without a declaration and without duplicates, which BrickLink refuses', () => {
  const { bytes, leftOut } = writeBricklink(
    [
      { part: '3001', colour: 4, quantity: 2 },
      { part: '3001', colour: 4, quantity: 3 },
      { part: '6141', quantity: 1 },
    ],
    reference,
  );
  expect(textOf(bytes)).toBe(
    '<INVENTORY>\n <ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>3001</ITEMID><COLOR>5</COLOR><MINQTY>5</MINQTY></ITEM>\n <ITEM><ITEMTYPE>P</ITEMTYPE><ITEMID>4073</ITEMID><MINQTY>1</MINQTY></ITEM>\n</INVENTORY>\n',
  );
  expect(leftOut).toEqual([]);
});

test('leaves out lines that were not understood and colours that BrickLink lacks in BrickLink XML', () => {
  const lacking = reference.colours.find(({ codes }) => codes.bricklink === undefined);
  const unread: ExportLine = { part: '<b>&', quantity: 0, written: { part: '<b>&', colour: '', quantity: 'x' } };
  const foreign: ExportLine[] = lacking ? [{ part: '3001', colour: lacking.id, quantity: 1 }] : [];
  const { bytes, leftOut } = writeBricklink([unread, ...foreign, { part: 'a&b<c', colour: 4, quantity: 1 }], reference);
  expect(leftOut).toEqual([unread, ...foreign]);
  expect(textOf(bytes)).toContain('<ITEMID>a&amp;b&lt;c</ITEMID>');
});

test('splits more than 999 pieces for Pick a Brick, and leaves out parts without an element id', () => {
  const unknown: ExportLine = { part: 'no-such-part', colour: 4, quantity: 3 };
  const { bytes, leftOut } = writePickABrick(
    [
      { part: '3001', colour: 4, quantity: 1500, element: '300121' },
      unknown,
      { part: '3001', colour: 4, quantity: 600, element: '300121' },
    ],
    reference,
  );
  expect(rowsOf(bytes)).toEqual(['elementId,quantity', '300121,999', '300121,999', '300121,102']);
  expect(leftOut).toEqual([unknown]);
});

test('uses the element id of the file if it has that colour, else the newest known', () => {
  const { bytes } = writePickABrick(
    ['300121', '9999999', 'n/a', '300126'].map((element, place) => ({
      part: '3001',
      colour: 4,
      quantity: place + 1,
      element,
    })),
    reference,
  );
  const newest = reference.elementOf('3001', 4) ?? '';
  expect(rowsOf(bytes).slice(1)).toEqual(
    newest === '300121' ? ['300121,8', '9999999,2'] : ['300121,1', '9999999,2', `${newest},7`],
  );
});

test('writes lines that were not understood unchanged to Rebrickable’s csv, and any colour by its number', () => {
  expect(
    rowsOf(
      writeRebrickable([
        { part: '3001', quantity: 2, isSpare: true },
        { part: 'x', quantity: 0, written: { part: 'a,"b"', colour: '-1', quantity: '=1+1' } },
      ]),
    ),
  ).toEqual(['Part,Color,Quantity,Is Spare', '3001,9999,2,True', `"a,""b""",'-1,'=1+1,False`]);
});

test('no cell of a csv begins like a formula', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n', '"', ',', 'a', '1', "'"),
      }),
      (cell) => {
        expect(textOf(writeCsv([[cell]]))).not.toMatch(/^"?[=+\-@＝＋－＠\t\r\n]./s);
      },
    ),
    { numRuns: 50 },
  );
});

test('writes every text of a spreadsheet as text: formulas, leading zeros, characters that XML forbids', () => {
  const bytes = writeXlsx(
    ['Part', '=HYPERLINK("x")'],
    [
      ['=1+1', 2],
      ['072', undefined],
      ['<&>"\u0000\uD800', '3e10'],
    ],
  );
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain(
    '<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c r="B2"><v>2</v></c>',
  );
  expect(sheet).toContain('<c r="A3" s="1" t="inlineStr"><is><t xml:space="preserve">072</t></is></c></row>');
  expect(sheet).toContain('&lt;&amp;&gt;&quot;</t>');
  expect(sheet).toContain('3e10');
});

test('writes the same spreadsheet for the same list', () => {
  expect(writeXlsx(SHEET, [['3001', '4', 2]])).toEqual(writeXlsx(SHEET, [['3001', '4', 2]]));
});

test('writes a template that reads as a batch-selection sheet, with part and colour columns as text', () => {
  const bytes = writeTemplate(
    ['零件编号', '颜色编号', '数量'],
    [
      ['GDS-563', '031', 2],
      ['GDS-862', '072', 85],
    ],
  );
  const { format, lines: read } = readListFile({ name: 'template.xlsx', bytes });
  expect(format).toBe('batch');
  expect(read.map(({ part, colour, quantity }) => [part, colour, quantity])).toEqual([
    ['GDS-563', '031', '2'],
    ['GDS-862', '072', '85'],
  ]);
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<col min="2" max="2" width="16" style="1" customWidth="1"/>',
  );
});
