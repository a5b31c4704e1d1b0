import { MAX_COLUMNS } from '../limits.ts';
import type { Rows } from '../tables/rows.ts';
import { decodeXml } from './decode-xml.ts';
import { numberText } from './number-text.ts';
import { textOf } from './shared-text.ts';

/**
 * Reads the rows of a sheet by scanning its XML text, which is several times faster than parsing it to a tree. Rows
 * after the last value are only formatted and are left out.
 */
export function sheetRows(xml: string, shared: readonly string[]): Rows {
  const end = Math.max(xml.lastIndexOf('</v>'), xml.lastIndexOf('</is>'), xml.lastIndexOf('</f>'));
  let at = Math.max(0, xml.indexOf('<sheetData'));
  let line = 0;
  return {
    share: () => at / Math.max(1, end),
    next: () => {
      const start = xml.indexOf('<row', at);
      if (start < 0 || start > end) return undefined;
      const open = xml.indexOf('>', start);
      const tag = xml.slice(start + 4, open);
      const close = tag.endsWith('/') ? open : xml.indexOf('</row>', open);
      at = close < 0 ? xml.length : close;
      line = Math.max(line + 1, Number(valueOf(tag, ' r=')) || 0);
      return { line, cells: cellsOf(xml.slice(open + 1, at), shared) };
    },
  };
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (let at = row.indexOf('<c'); at >= 0;) {
    const open = row.indexOf('>', at);
    if (open < 0) break;
    const tag = row.slice(at + 2, open);
    const isEmpty = tag.endsWith('/');
    const close = isEmpty ? open : row.indexOf('</c>', open);
    if (close < 0) break;
    const column = columnOf(valueOf(tag, ' r=')) ?? cells.length;
    put(cells, column, isEmpty ? '' : cellText(row.slice(open + 1, close), valueOf(tag, ' t='), shared));
    at = row.indexOf('<c', close);
  }
  return cells;
}

/** Value of an attribute in the text of a tag; '' without it. */
function valueOf(tag: string, name: string): string {
  const at = tag.indexOf(name);
  if (at < 0) return '';
  const start = at + name.length + 1;
  return tag.slice(start, tag.indexOf(tag[start - 1] ?? '"', start));
}

/** Column of `C5`, from 0. */
function columnOf(reference: string): number | undefined {
  let column = 0;
  for (let at = 0; at < reference.length && at < 3; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column === 0 ? undefined : column - 1;
}

/**
 * Stores a cell. A filled cell after the last column that is read is stored once, to show that there are more columns.
 */
function put(cells: string[], column: number, text: string) {
  if (column >= MAX_COLUMNS && text === '') return;
  const place = Math.min(column, MAX_COLUMNS);
  while (cells.length < place) cells.push('');
  cells[place] = text;
}

/** The text of a cell by its type: a number, text (inline, shared, or of a formula), a boolean, an error. */
function cellText(cell: string, type: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textOf(cell);
  const value = valueWithin(cell);
  if (value === undefined) return formulaWithin(cell);
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === '' || type === 'n' ? numberText(value) : decodeXml(value);
}

function valueWithin(cell: string): string | undefined {
  const tag = cell.indexOf('<v');
  const start = cell.indexOf('>', tag) + 1;
  const close = cell.indexOf('</v>', start);
  return tag < 0 || close < 0 ? undefined : cell.slice(start, close);
}

/** A formula without a stored value, as it is written; '' for a cell that is only formatted. */
function formulaWithin(cell: string): string {
  const tag = cell.indexOf('<f');
  if (tag < 0) return '';
  const start = cell.indexOf('>', tag) + 1;
  const close = cell.indexOf('</f>', start);
  return `=${close < 0 ? '' : decodeXml(cell.slice(start, close))}`;
}
