import { KEPT_TEXT, LONGEST_CELL, LONGEST_LINE, MAX_COLUMNS, MAX_TOLD } from '../limits.ts';
import type { Trouble } from '../list.entity.ts';
import { quotedRow, type QuotedRow } from './quoted-row.ts';
import type { Row, Rows } from './rows.ts';
import { wordsOf } from './words-of.ts';

/** What stands between cells. ` `: runs of spaces, as in lists that were typed. */
export type Delimiter = ',' | ';' | '\t' | '，' | '|' | ' ';

/**
 * Rows of a text whose lines end in LF. Lines without a quote, nearly all, are split at their delimiters; the others are gone
 * through. Quotes that nothing closes are told in `troubles`.
 */
export function scanRows(text: string, delimiter: Delimiter, troubles: Trouble[]): Rows {
  const code = delimiter.charCodeAt(0);
  let at = 0;
  let line = 1;
  let nextQuote = delimiter === ' ' ? Infinity : -1;
  /** Cells of the row before: how many the next one is expected to have. */
  let width = 0;
  let told = 0;

  function quoted(end: number): QuotedRow {
    // Where quotes are so often left open, one is no longer looked for beyond its line.
    const row = quotedRow(text, delimiter, at, told < MAX_TOLD ? LONGEST_CELL : 0);
    if (row.end <= end) return row;
    const [alone, next] = [at, end + 1].map((from) => quotedRow(text, delimiter, from, 0));
    // Two stray quotes, and the lines between them are whole by themselves.
    const isStray = next?.cells.length === width && width > 2 && text.slice(at, row.end).split('"').length === 3;
    return alone?.cells.length === width && (row.cells.length !== width || isStray) ? alone : row;
  }

  function tell(column: number) {
    told += 1;
    if (told <= MAX_TOLD) troubles.push({ code: 'unclosedQuote', line, column: column + 1 });
  }

  function plain(end: number): Row {
    return { line, cells: delimiter === ' ' ? wordsOf(text.slice(at, end)) : splitPlain(text, at, end, code) };
  }

  function withQuotes(end: number): Row {
    const { cells, end: rowEnd, unclosed } = quoted(end);
    if (unclosed !== undefined) tell(unclosed);
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
      if (end - at > LONGEST_LINE) row = { line, cells: [text.slice(at, at + KEPT_TEXT)], trouble: 'longLine' };
      else if (nextQuote < end) row = withQuotes(end);
      else row = plain(end);
      at = Math.max(at, end) + 1;
      line += 1;
      width = row.cells.length;
      return row;
    },
  };
}

/** Cells of a row that spreadsheets put as a whole into one cell, as where they were made to open a csv with commas while they expect semicolons. */
function unpacked(cells: string[], delimiter: Delimiter): string[] {
  const [packed = '', second] = cells;
  return second === undefined && packed.includes(delimiter) && !packed.includes('\n')
    ? quotedRow(packed, delimiter, 0, LONGEST_CELL).cells
    : cells;
}

/** Cells of a line without quotes; twice as quick as the engine's `split`, and it goes no farther than columns are looked at. */
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
