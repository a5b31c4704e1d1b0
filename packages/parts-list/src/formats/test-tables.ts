import type { Format, ReadFile } from './list.entity.ts';

/** A line as a list has it: what is written in the cells. */
export type TableLine = { part: string; colour: string; quantity: number; isSpare?: boolean };
export type TableForm = {
  delimiter: ',' | ';' | '\t';
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';
  lineEnd: '\n' | '\r\n' | '\r';
  mark: boolean;
  /** Whether the last line has an end. */ end: boolean;
  /** Place of each column, by any numbers: they are sorted by them. */ order: readonly number[];
};

const PLAIN: TableForm = { delimiter: ',', encoding: 'utf-8', lineEnd: '\n', mark: false, end: true, order: [] };

type Column = readonly [heading: string, cell: (line: TableLine) => string];
type Dialect = {
  format: Format;
  colours?: ReadFile['colours'];
  columns: readonly Column[];
  hasSpares?: boolean;
  isFixed?: boolean;
  footer?: (pieces: number, width: number) => readonly (readonly string[])[];
};

const part = (line: TableLine) => line.part;
const colour = (line: TableLine) => line.colour;
const quantity = (line: TableLine) => String(line.quantity);
const nothing = () => '';
const remark = () => 'Brick 2 x 4, "old" 砖';
const filled = (cells: readonly string[], width: number) => [
  ...cells,
  ...Array.from({ length: Math.max(0, width - cells.length) }, nothing),
];

/** Every dialect of tables, by the facts of its format. */
export const DIALECTS = {
  rebrickable: {
    format: 'rebrickable',
    colours: { system: 'rebrickable', by: 'format' },
    hasSpares: true,
    columns: [
      ['Part', part],
      ['Color', colour],
      ['Quantity', quantity],
      ['Is Spare', (line) => (line.isSpare ? 'True' : 'False')],
    ],
  },
  rebrickableOld: {
    format: 'rebrickable',
    columns: [
      ['Part', part],
      ['Color', colour],
      ['Num', quantity],
    ],
  },
  rebrickableShort: {
    format: 'rebrickable',
    columns: [
      ['Part', part],
      ['Color', colour],
      ['Quantity', quantity],
    ],
  },
  studio: {
    format: 'studio',
    colours: { system: 'bricklink', by: 'format' },
    columns: [
      ['BLItemNo', part],
      ['ElementId', nothing],
      ['LdrawId', part],
      ['PartName', remark],
      ['BLColorId', colour],
      ['LDrawColorId', () => '4'],
      ['ColorName', () => 'Red'],
      ['ColorCategory', () => 'Solid Colors'],
      ['Qty', quantity],
      ['Weight', () => '0.43'],
    ],
    isFixed: true,
    footer: (pieces, width) => [
      filled([], width),
      filled(['Total qty', 'Total Weight'], width),
      filled([String(pieces), '779.4401'], width),
    ],
  },
  batch: {
    format: 'batch',
    columns: [
      ['零件编号', part],
      ['颜色编号', colour],
      ['数量', quantity],
    ],
  },
  batchTraditional: {
    format: 'batch',
    columns: [
      ['零件編號', part],
      ['顏色編號', colour],
      ['數量', quantity],
    ],
  },
  bricklinkSheet: {
    format: 'bricklinkTable',
    colours: { system: 'bricklink', by: 'format' },
    columns: [
      ['ITEMTYPE', () => 'P'],
      ['ITEMID', part],
      ['COLOR', colour],
      ['MAXPRICE', () => '-1'],
      ['MINQTY', quantity],
      ['CONDITION', () => 'X'],
      ['NOTIFY', () => 'N'],
    ],
  },
  chineseExport: {
    format: 'table',
    columns: [
      ['Part', part],
      ['Color', colour],
      ['ElementId', nothing],
      ['Quantity', quantity],
      ['高砖单价', () => '0.22'],
      ['备注', remark],
    ],
  },
  webrick: {
    format: 'table',
    colours: { system: 'lego', by: 'header' },
    columns: [
      ['Design ID', part],
      ['LEGO Color ID', colour],
      ['Quantities', quantity],
    ],
  },
  homeEnglish: {
    format: 'table',
    columns: [
      ['part_number', part],
      ['quantity', quantity],
      ['color_description', () => 'Red'],
      ['colour_number', colour],
      ['part_description', remark],
    ],
  },
  homeChinese: {
    format: 'table',
    columns: [
      ['序号', () => '1'],
      ['料 号', part],
      ['色号', colour],
      ['件数', quantity],
      ['备件', (line) => (line.isSpare ? '是' : '否')],
      ['备注', remark],
    ],
    hasSpares: true,
    footer: (pieces, width) => [filled(['合计', String(pieces)], width)],
  },
  homeBilingual: {
    format: 'table',
    colours: { system: 'gds', by: 'header' },
    columns: [
      ['零件编号 Part No.', part],
      ['高砖颜色', colour],
      ['数量（个）', quantity],
    ],
  },
} satisfies Readonly<Record<string, Dialect>>;
export type DialectName = keyof typeof DIALECTS;

/** What a dialect says of its lines. */
export const dialectOf = (name: DialectName): Dialect => DIALECTS[name];

/** Rows of a table: its header, its lines, and what the dialect writes below. */
export function tableRows(name: DialectName, lines: readonly TableLine[], order: readonly number[] = []): string[][] {
  const { columns, isFixed, footer } = dialectOf(name);
  const sorted = isFixed
    ? columns
    : columns
        .map((column, place) => ({ column, by: order[place] ?? place }))
        .toSorted((a, b) => a.by - b.by)
        .map(({ column }) => column);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return [
    sorted.map(([heading]) => heading),
    ...lines.map((line) => sorted.map(([, cell]) => cell(line))),
    ...(footer?.(pieces, sorted.length) ?? []).map((cells) => [...cells]),
  ];
}

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as the bytes of a file. */
export function writeTable(name: DialectName, lines: readonly TableLine[], form: Partial<TableForm> = {}): Uint8Array {
  const { delimiter, encoding, lineEnd, mark, end, order } = { ...PLAIN, ...form };
  const text =
    tableRows(name, lines, order)
      .map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter))
      .join(lineEnd) + (end ? lineEnd : '');
  return encode((mark && encoding !== 'gb18030' ? '\uFEFF' : '') + text, encoding);
}

/** Text in one of the encodings that lists come in. */
export function encode(text: string, encoding: TableForm['encoding']): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'gb18030')
    return Uint8Array.from(
      [...text].flatMap((character) =>
        (character.codePointAt(0) ?? 0) < 128 ? [character.charCodeAt(0)] : (doubleBytes().get(character) ?? [63]),
      ),
    );
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
  return new Uint8Array(bytes.buffer);
}

let doubles: Map<string, [number, number]> | undefined;

/** Characters that GB18030 writes in two bytes, read off the decoder. */
function doubleBytes(): Map<string, [number, number]> {
  if (doubles) return doubles;
  doubles = new Map();
  const decoder = new TextDecoder('gb18030');
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1)
      doubles.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  return doubles;
}
