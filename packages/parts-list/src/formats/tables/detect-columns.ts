import type { ColumnMapping, Format, ReadFile } from '../list.entity.ts';
import { MAX_HEADER_ROWS, SAMPLE_ROWS } from '../limits.ts';
import { findHeader, type Header, type NamedColumns } from './find-header.ts';
import { isFooter } from './footer.ts';
import { judgeColumns } from './judge-columns.ts';
import { isBlank } from './rows.ts';

/** How certain columns are. A guess has to be confirmed by the shopper; `none`: the table is not a list. */
export type Certainty = 'certain' | 'guessed' | 'none';

/** What the columns of a table hold. `start`: the first row that may be a line. */
export type DetectedColumns = {
  columns: NamedColumns;
  start: number;
  hasHeader: boolean;
  format: Format;
  colours?: ReadFile['colours'];
  certainty: Certainty;
};

/** Detects the columns of a table by its first rows: by a header, else by their contents, else as a guess. */
export function detectColumns(rows: readonly (readonly string[])[], mapping?: ColumnMapping): DetectedColumns {
  const header = findHeader(rows.slice(0, MAX_HEADER_ROWS));
  if (mapping) return asMapped(rows, mapping, header);
  return header ? byHeader(rows, header) : byContents(rows);
}

function asMapped(
  rows: readonly (readonly string[])[],
  { hasHeader, ...columns }: ColumnMapping,
  header?: Header,
): DetectedColumns {
  const first = rows.findIndex((cells) => !isBlank(cells));
  const isSameColour = header !== undefined && header.named.colour === columns.colour;
  return {
    columns,
    start: hasHeader ? (header?.row ?? first) + 1 : 0,
    hasHeader,
    format: hasHeader ? 'table' : 'bare',
    colours: isSameColour ? header.colours : undefined,
    certainty: 'certain',
  };
}

function byHeader(rows: readonly (readonly string[])[], { row, named, format, colours }: Header): DetectedColumns {
  // A header in a second language may follow the first.
  const next = findHeader(rows.slice(row + 1, row + 2));
  const start = row + (next ? 2 : 1);
  const table = { start, hasHeader: true, format, colours };
  if ((named.part ?? named.element) !== undefined && named.quantity !== undefined)
    return {
      ...table,
      columns: named,
      colours: colours ?? namesBelow(rows.slice(start), named.colour),
      certainty: 'certain',
    };
  const judged = judgeColumns(linesOf(rows.slice(start)), named);
  return { ...table, columns: { ...named, ...judged.columns }, certainty: judged.isSure ? 'certain' : 'guessed' };
}

function byContents(rows: readonly (readonly string[])[]): DetectedColumns {
  const filled = rows.findIndex((cells) => !isBlank(cells));
  const width = Math.max(...rows.map((cells) => cells.length));
  // A title is the only cell of its row.
  const first = width < 2 ? filled : rows.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const start = Math.max(0, first);
  const lines = linesOf(rows.slice(start));
  const isHeading =
    lines.length > 1 &&
    !lines[0]?.some((cell) => /\d/.test(cell)) &&
    (lines[1]?.some((cell) => /\d/.test(cell)) ?? false);
  const judged = judgeColumns(isHeading ? lines.slice(1) : lines);
  const guess =
    judged.columns.part === undefined && (width < 2 || judged.columns.quantity === undefined) ? 'none' : 'guessed';
  return {
    columns: judged.columns,
    start: isHeading ? start + 1 : start,
    hasHeader: isHeading,
    format: isHeading ? 'table' : 'bare',
    certainty: judged.isSure && !isHeading ? 'certain' : guess,
  };
}

const linesOf = (rows: readonly (readonly string[])[]): (readonly string[])[] =>
  rows.filter((cells) => !isBlank(cells) && !isFooter(cells)).slice(0, SAMPLE_ROWS);

/** Colours that are all written as names need no system. */
function namesBelow(rows: readonly (readonly string[])[], colour?: number): ReadFile['colours'] {
  if (colour === undefined) return undefined;
  const written = linesOf(rows)
    .map((cells) => (cells[colour] ?? '').trim())
    .filter((cell) => cell !== '');
  return written.length > 0 && written.every((cell) => /^\D*\p{L}{2}/u.test(cell))
    ? { system: 'name', by: 'header' }
    : undefined;
}
