import fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ReadFile } from '../list.entity.ts';
import { readListFile } from '../read-file.ts';
import { DIALECTS, dialectOf, tableRows, type DialectName } from '../test-tables.ts';
import { workbookFiles, writeWorkbook, type SheetCell, type WrittenSheet } from '../test-xlsx.ts';

const read = (bytes: Uint8Array): ReadFile => readListFile({ name: '清单.xlsx', bytes });
const sheet = (rows: WrittenSheet['rows'], name = 'Sheet1'): WrittenSheet => ({ name, rows });
const HEAD = ['零件编号', '颜色编号', '数量'];
const readRows = (...rows: (readonly (SheetCell | undefined)[])[]) => read(writeWorkbook([sheet([HEAD, ...rows])]));
const written = (file: ReadFile) =>
  file.lines.map(({ line, part, colour, quantity }) => [line, part, colour, quantity]);

test('says that a table is from a workbook, whatever its headings', () => {
  expect(readRows(['3001', '080', '11'])).toMatchObject({ format: 'batch', writtenAs: 'workbook' });
  const wanted = read(
    writeWorkbook([
      sheet([
        ['ITEMTYPE', 'ITEMID', 'COLOR', 'MINQTY'],
        ['P', '3001', 5, 12],
      ]),
    ]),
  );
  expect(wanted).toMatchObject({ format: 'bricklinkTable', writtenAs: 'workbook', lines: [{ part: '3001' }] });
});

test('reads every list back unchanged, in every format and storage of text', () => {
  const line = fc.record({
    part: fc.oneof(
      fc.integer({ min: 3001, max: 99_999 }).map(String),
      fc.constantFrom('970c27pr0039', 'GDS-1443', '3e10', '<&">\' ]]>', '0031'),
    ),
    colour: fc.constantFrom('0', '072', '71', '9999'),
    quantity: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(DIALECTS) as DialectName[])),
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('inline', 'shared', 'runs'),
      fc.array(fc.nat({ max: 99 }), { minLength: 10, maxLength: 10 }),
      (name, list, storage, order) => {
        const file = read(writeWorkbook([sheet(tableRows(name, list, order))], storage));
        expect(file.format).toBe(dialectOf(name).format);
        expect(written(file)).toEqual(
          list.map((wanted, nth) => [nth + 2, wanted.part, wanted.colour, String(wanted.quantity)]),
        );
      },
    ),
    { numRuns: 40 },
  );
});

test('reads part numbers as text: whole numbers in digits, and reports numbers changed by the spreadsheet', () => {
  const number = (value: string) => ({ xml: `<c r="A2"><v>${value}</v></c>` });
  const partOf = (cell: SheetCell) => readRows([cell, '4', 1]).lines[0];
  expect(partOf(number('3001'))?.part).toBe('3001');
  expect(partOf(number('3.001E3'))?.part).toBe('3001');
  expect(partOf('3e10')).toMatchObject({ part: '3e10' });
  expect(partOf('3e10')?.problem).toBeUndefined();
  for (const value of ['30000000000', '3E10', '3e+20'])
    expect(partOf(number(value))?.problem).toMatchObject({ code: 'spoiltNumber', line: 2, column: 1 });
});

test('reads the last value of a formula, and reports a missing one', () => {
  const file = readRows(
    [{ xml: '<c r="A2" t="str"><f>B9&amp;""</f><v>3001</v></c>' }, '4', { xml: '<c r="C2"><f>2*3</f><v>6</v></c>' }],
    ['3002', '4', { xml: '<c r="C3"><f>SUM(1,2)</f></c>' }],
  );
  expect(written(file)).toEqual([
    [2, '3001', '4', '6'],
    [3, '3002', '4', '=SUM(1,2)'],
  ]);
  expect(file.lines[1]?.problem).toEqual({
    code: 'formula',
    file: 0,
    line: 3,
    column: 3,
    values: { text: '=SUM(1,2)' },
  });
});

test('reads booleans and errors as spreadsheets show them', () => {
  const file = readRows([{ xml: '<c r="A2" t="e"><v>#N/A</v></c>' }, { xml: '<c r="B2" t="b"><v>1</v></c>' }, 2]);
  expect(written(file)).toEqual([[2, '#N/A', 'TRUE', '2']]);
});

test('places cells by their references, with gaps, empty rows and cells that are only formatted', () => {
  const xml =
    '<worksheet><sheetData><row r="2"><c r="B2" t="inlineStr"><is><t>Part</t></is></c><c r="D2" t="inlineStr"><is><t>Qty</t></is></c><c r="E2" t="inlineStr"><is><t>Color</t></is></c></row><row r="5" ht="20"/><row r="7"><c r="A7" s="3"/><c r="B7"><v>3001</v></c><c r="E7"><v>4</v></c><c r="D7"><v>9</v></c></row><row r="8"><c r="A8" s="1"/></row></sheetData></worksheet>';
  const file = read(zipSync({ ...workbookFiles([sheet([])]), 'xl/worksheets/sheet1.xml': strToU8(xml) }));
  expect(written(file)).toEqual([[7, '3001', '4', '9']]);
  expect(file.ignored.map(({ line, why }) => [line, why])).toEqual([
    [2, 'header'],
    [5, 'blank'],
  ]);
  expect(file.lines[0]?.columns).toEqual({ part: 2, colour: 5, quantity: 4 });
});

test('reads workbooks whose tags have a prefix, and those without relations', () => {
  const files = workbookFiles([sheet([HEAD, ['3001', '4', 5]])], 'inline');
  const prefixed = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [
      name,
      name.includes('sheet1')
        ? strToU8(new TextDecoder().decode(bytes).replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:'))
        : bytes,
    ]),
  );
  const unrelated = Object.fromEntries(Object.entries(files).filter(([name]) => !name.includes('_rels')));
  for (const bytes of [zipSync(prefixed), zipSync(unrelated)])
    expect(written(read(bytes))).toEqual([[2, '3001', '4', '5']]);
});

test('finds the files of a workbook regardless of case, and its text by its relations', () => {
  const files = Object.entries(workbookFiles([sheet([HEAD, ['GDS-563', '031', 2]])])).map(([name, xml]) => [
    name.replace('sharedStrings', 'Texts').replace('xl/workbook', 'xl/Workbook'),
    strToU8(strFromU8(xml).replace('sharedStrings.xml', '/xl/texts.xml')),
  ]);
  expect(written(read(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>)))).toEqual([
    [2, 'GDS-563', '031', '2'],
  ]);
});

test('reads the first sheet with a table and names the other filled sheets', () => {
  const cover = sheet([['我的作品'], ['2026']], '封面');
  const table = sheet([HEAD, ['3001', '4', 5]], '零件');
  const file = read(
    writeWorkbook([{ ...sheet([HEAD, ['9999', '1', 1]], '旧的'), isHidden: true }, cover, table, sheet([], 'Sheet3')]),
  );
  expect(written(file)).toEqual([[2, '3001', '4', '5']]);
  expect(file.problems).toEqual([{ code: 'otherSheets', file: 0, values: { name: '零件', text: '封面, 旧的' } }]);
});

test('asks about the columns of a sheet, and reads by the answer', () => {
  const bytes = writeWorkbook([
    sheet([
      ['Teil', 'Menge'],
      ['3001', 5],
    ]),
  ]);
  expect(read(bytes).question?.rows).toEqual([
    ['Teil', 'Menge'],
    ['3001', '5'],
  ]);
  expect(
    written(readListFile({ name: 'a.xlsx', bytes }, { mapping: { part: 0, quantity: 1, hasHeader: true } })),
  ).toEqual([[2, '3001', '', '5']]);
});

test('continues counting rows if a sheet numbers them wrongly', () => {
  const xml = new TextDecoder()
    .decode(workbookFiles([sheet([HEAD, ['3001', '4', 5], ['3002', '4', 5]])], 'inline')['xl/worksheets/sheet1.xml'])
    .replace('<row r="2">', '<row r="2x">')
    .replace('<row r="3">', '<row r="1">');
  expect(
    read(zipSync({ ...workbookFiles([sheet([])]), 'xl/worksheets/sheet1.xml': strToU8(xml) })).lines.map(
      ({ line }) => line,
    ),
  ).toEqual([2, 3]);
});

test('reads damaged sheets without throwing or hanging', () => {
  const files = workbookFiles([sheet([HEAD, ['3001', '4', 5]])], 'inline');
  const damaged = [
    '<sheetData><row><c><c><c',
    '<sheetData><row r="1"><c r="A1"><v>3001',
    `<sheetData>${'<row><c r="A1">'.repeat(5000)}</v>`,
    '<row r="x"><c r="ZZZZ9" t="s"><v>99</v></c></row>',
    '',
    '<<<>>>',
    `<sheetData><row>${'<c><f/>'.repeat(20_000)}</row></v>`,
  ];
  for (const xml of damaged)
    expect(read(zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(xml) })).problems.length).toBeLessThan(3);
});
