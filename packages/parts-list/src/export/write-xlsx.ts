import { strToU8, zipSync, type Zippable } from 'fflate';
import { escapeXml } from './escape-xml.ts';
import { WORKBOOK, worksheet } from './workbook.ts';

/** Text stays text, `072` and `3e10` too; numbers can be summed. */
type Cell = string | number | undefined;
type Sheet = { headings: readonly string[]; rows: readonly (readonly Cell[])[] };

/** The most characters that a spreadsheet accepts in a cell. */
const MAX_CELL_LENGTH = 32_767;
const WIDTH = 16;
const TEXT = 1;
const HEADING = 2;
/** A fixed time for the entries of the zip, so that the same list gives the same file. */
const WRITTEN_AT = new Date(2000, 0, 1);

/** Writes a workbook with one sheet. Cells are never formulas. */
export function writeXlsx(headings: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array {
  return writeSheet({ headings, rows }, () => 0);
}

/**
 * Writes the template of the batch-selection sheet. Part and colour are text columns, so that `031` typed there stays
 * `031`.
 */
export function writeTemplate(
  headings: readonly [string, string, string],
  examples: readonly (readonly [part: string, colour: string, quantity: number])[],
): Uint8Array {
  return writeSheet({ headings, rows: examples }, (column) => (column < 2 ? TEXT : 0));
}

function writeSheet({ headings, rows }: Sheet, styleOf: (column: number) => number): Uint8Array {
  const columns = headings.map(
    (_, column) =>
      `<col min="${column + 1}" max="${column + 1}" width="${WIDTH}" style="${styleOf(column)}" customWidth="1"/>`,
  );
  const written = [headings, ...rows].map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => toCell(cell, `${letters(column)}${row + 1}`, row === 0)).join('')}</row>`,
  );
  const files: Zippable = {};
  for (const [name, text] of Object.entries({
    ...WORKBOOK,
    'xl/worksheets/sheet1.xml': worksheet(columns.join(''), written.join('')),
  }))
    files[name] = strToU8(text);
  return zipSync(files, { mtime: WRITTEN_AT });
}

function toCell(cell: Cell, place: string, isHeading: boolean): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${place}"><v>${cell}</v></c>`;
  const text = escapeXml(String(cell).slice(0, MAX_CELL_LENGTH)).replaceAll('\r', '&#13;');
  return `<c r="${place}" s="${isHeading ? HEADING : TEXT}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** `A` of 0, `AA` of 26. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26));
