import { MAX_IGNORED_TEXT, MAX_CELL_LENGTH, MAX_LINE_LENGTH, MAX_COLUMNS, MAX_PROBLEMS } from '../limits.ts';
import type { FileProblem } from '../list.entity.ts';
import { quotedRow, type QuotedRow } from './quoted-row.ts';
import type { Row, Rows } from './rows.ts';
import { splitTypedLine } from './split-typed-line.ts';

/** The separator of cells. ` `: runs of spaces, as in typed lists. */
export type Delimiter = ',' | ';' | '\t' | '，' | '|' | ' ';

/**
 * Reads the rows of a text with LF line ends, without holding more than one. Lines without a quote are split at the
 * delimiter; the others are parsed by `quotedRow`. Quotes that are never closed are reported in `problems`.
 */
export function scanRows(text: string, delimiter: Delimiter, problems: FileProblem[]): Rows {
  const code = delimiter.charCodeAt(0);
  let at = 0;
  let line = 1;
  let nextQuote = delimiter === ' ' ? Infinity : -1;
  /** Number of cells of the previous row, which the next one is expected to have too. */
  let width = 0;
  let unclosedCount = 0;

  function quoted(end: number): QuotedRow {
    // With many unclosed quotes, the closing quote is only searched for in the same line.
    const row = quotedRow(text, delimiter, at, unclosedCount < MAX_PROBLEMS ? MAX_CELL_LENGTH : 0);
    if (row.end <= end) return row;
    const [alone, next] = [at, end + 1].map((from) => quotedRow(text, delimiter, from, 0));
    // Two unrelated quotes: the lines between them are complete without joining.
    const isUnrelated = next?.cells.length === width && width > 2 && text.slice(at, row.end).split('"').length === 3;
    return alone?.cells.length === width && (row.cells.length !== width || isUnrelated) ? alone : row;
  }

  function reportUnclosed(column: number) {
    unclosedCount += 1;
    if (unclosedCount <= MAX_PROBLEMS) problems.push({ code: 'unclosedQuote', line, column: column + 1 });
  }

  function plain(end: number): Row {
    return { line, cells: delimiter === ' ' ? splitTypedLine(text.slice(at, end)) : splitPlain(text, at, end, code) };
  }

  function withQuotes(end: number): Row {
    const { cells, end: rowEnd, unclosed } = quoted(end);
    if (unclosed !== undefined) reportUnclosed(unclosed);
    const row = { line, cells: unpacked(cells, delimiter) };
    for (let feed = end; feed < rowEnd; feed = text.indexOf('\n', feed + 1)) {
      if (feed < 0) break;
      line += 1;
    }
    at = rowEnd;
    return row;
  }

  return {
    share: () => at / Math.max(1, text.length),
    next: () => {
      if (at >= text.length) return undefined;
      const feed = text.indexOf('\n', at);
      const end = feed < 0 ? text.length : feed;
      if (nextQuote < at) nextQuote = indexOrEnd(text.indexOf('"', at));
      let row: Row;
      if (end - at > MAX_LINE_LENGTH)
        row = { line, cells: [text.slice(at, at + MAX_IGNORED_TEXT)], problem: 'longLine' };
      else if (nextQuote < end) row = withQuotes(end);
      else row = plain(end);
      at = Math.max(at, end) + 1;
      line += 1;
      width = row.cells.length;
      return row;
    },
  };
}

/**
 * Splits a row that a spreadsheet stored as one quoted cell, because it expected another delimiter when it opened the
 * file.
 */
function unpacked(cells: string[], delimiter: Delimiter): string[] {
  const [packed = '', second] = cells;
  return second === undefined && packed.includes(delimiter) && !packed.includes('\n')
    ? quotedRow(packed, delimiter, 0, MAX_CELL_LENGTH).cells
    : cells;
}

/** Splits a line without quotes; twice as fast as `String.split`, and stops after the last column that is read. */
function splitPlain(text: string, from: number, end: number, delimiter: number): string[] {
  const cells: string[] = [];
  let start = from;
  for (let at = from; at < end; at += 1) {
    if (text.charCodeAt(at) !== delimiter) continue;
    cells.push(text.slice(start, at));
    start = at + 1;
    if (cells.length > MAX_COLUMNS) return cells;
  }
  cells.push(text.slice(start, end));
  return cells;
}

const indexOrEnd = (index: number): number => (index < 0 ? Infinity : index);
