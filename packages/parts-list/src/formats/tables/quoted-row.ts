/**
 * A row with quotes. `end`: where its line ends; `unclosed`: the column, from 0, of a quote that is never closed and
 * was dropped.
 */
export type QuotedRow = { cells: string[]; end: number; unclosed?: number };

/**
 * Splits the row that starts at `from` by RFC 4180: a cell in quotes may contain delimiters, line ends and doubled
 * quotes. A closing quote must precede a delimiter or line end, at most `reach` characters after the opening one;
 * otherwise the opening quote is dropped, and the row ends with its line.
 */
export function quotedRow(text: string, delimiter: string, from: number, reach: number): QuotedRow {
  const cells: string[] = [];
  let unclosed: number | undefined;
  for (let at = from; ;) {
    const quote = skipBlanks(text, at, delimiter);
    const close = text[quote] === '"' ? closeOf(text, quote, reach) : -1;
    const after = close < 0 ? -1 : skipBlanks(text, close + 1, delimiter);
    if (after >= 0 && isEndOfCell(text, after, delimiter)) {
      cells.push(text.slice(quote + 1, close).replaceAll('""', '"'));
      at = after;
    } else {
      const end = endOfPlain(text, at, delimiter);
      const isUnclosed = text[quote] === '"' && (close < 0 || close > end);
      if (isUnclosed) unclosed ??= cells.length;
      cells.push(text.slice(isUnclosed ? quote + 1 : at, end));
      at = end;
    }
    if (text[at] !== delimiter) return { cells, end: at, unclosed };
    at += 1;
  }
}

function skipBlanks(text: string, from: number, delimiter: string): number {
  const blanks = delimiter === '\t' ? ' ' : ' \t';
  let at = from;
  while (at < text.length && blanks.includes(text[at] ?? '')) at += 1;
  return at;
}

const isEndOfCell = (text: string, at: number, delimiter: string): boolean =>
  at >= text.length || text[at] === delimiter || text[at] === '\n';

function endOfPlain(text: string, from: number, delimiter: string): number {
  let at = from;
  while (!isEndOfCell(text, at, delimiter)) at += 1;
  return at;
}

function closeOf(text: string, quote: number, reach: number): number {
  for (let at = text.indexOf('"', quote + 1); at >= 0 && at - quote <= reach; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
}
