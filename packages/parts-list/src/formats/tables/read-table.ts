import {
  MAX_IGNORED_TEXT,
  MAX_COLUMNS,
  MAX_ROWS,
  PROGRESS_INTERVAL_ROWS,
  SAMPLE_ROWS,
  MAX_SHOWN_ROWS,
  MAX_HEADER_ROWS,
} from '../limits.ts';
import type { ColumnQuestion, IgnoredRow, ReadFile, ReadOptions, FileProblem } from '../list.entity.ts';
import { readQuantity } from '../quantity.ts';
import { unreadable, type ReadBody } from '../read-body.ts';
import { isFooter, statedSum, sumBelow } from './footer.ts';
import { isBlank, take, type Row, type Rows } from './rows.ts';
import { detectColumns, type DetectedColumns } from './detect-columns.ts';
import { lineMaker } from './to-line.ts';
import { bareCell, looksLikePart } from './score-column.ts';

export type TableBody = ReadBody & { question?: Omit<ColumnQuestion, 'name'> };

/** The beginning of a table and what its columns are. */
export type BegunTable = { sample: readonly Row[]; columns: DetectedColumns };

/** Reads the first rows of a table and detects its columns; undefined if they are all blank. */
export function beginTable(rows: Rows, options: ReadOptions): BegunTable | undefined {
  const sample = take(rows, SAMPLE_ROWS + MAX_HEADER_ROWS);
  if (sample.every(({ cells }) => isBlank(cells))) return undefined;
  return {
    sample,
    columns: detectColumns(
      sample.map(({ cells, problem }) => (problem ? [] : cells.slice(0, MAX_COLUMNS))),
      options.mapping,
    ),
  };
}

/** Reads the rows of a table that was begun: each becomes a line or an ignored row. */
export function readTable(
  { sample, columns }: BegunTable,
  rows: Rows,
  problems: FileProblem[],
  options: ReadOptions,
): TableBody {
  const { file = 0 } = options;
  const shown = sample.slice(0, MAX_SHOWN_ROWS).map(({ cells }) => cells.slice(0, MAX_COLUMNS));
  options.onFirstRows?.(shown);
  const width = Math.max(...shown.map((cells) => cells.length));
  const wide = sample.find(({ cells }) => cells.length > MAX_COLUMNS);
  const tooMany: FileProblem | undefined = wide && {
    code: 'tooManyColumns',
    file,
    line: wide.line,
    values: { most: MAX_COLUMNS },
  };
  if (tooMany) problems.push(tooMany);
  if (columns.certainty === 'none') {
    const odd = sample.find(({ problem }) => problem);
    return unreadable('bare', tooMany ?? { code: odd?.problem ?? 'noColumns', file, line: odd?.line });
  }
  if (columns.certainty === 'guessed' || options.isAsking) {
    const { part, colour, quantity, element, spare } = columns.columns;
    return {
      format: columns.format,
      lines: [],
      ignored: [],
      problems,
      question: {
        file,
        rows: shown,
        columns: width,
        guess: { part, colour, quantity, element, spare, hasHeader: columns.hasHeader },
      },
    };
  }
  return { format: columns.format, colours: columns.colours, ...readRows(sample, rows, columns, problems, options) };
}

function readRows(
  sample: readonly Row[],
  rows: Rows,
  columns: DetectedColumns,
  problems: FileProblem[],
  options: ReadOptions,
): Pick<ReadFile, 'lines' | 'ignored' | 'problems' | 'control'> {
  const { file = 0 } = options;
  const lines: ReadFile['lines'] = [];
  const ignored: IgnoredRow[] = [];
  const toLine = lineMaker(file, columns.columns);
  const key = columns.columns.part ?? columns.columns.element ?? 0;
  /** Headings of the part column, in one language or two: concatenated lists repeat them. */
  const headings = new Set(
    columns.hasHeader
      ? sample.slice(Math.max(0, columns.start - 2), columns.start).map(({ cells }) => cells[key]?.trim())
      : [],
  );
  const sums: number[] = [];
  let sumColumn: number | undefined;
  let count = 0;

  const ignore = ({ line, cells }: Row, why: IgnoredRow['why']) =>
    ignored.push({ file, line, why, text: cells.join(' ').trim().slice(0, MAX_IGNORED_TEXT) });

  function readRow(row: Row) {
    const { cells } = row;
    const stated = sumColumn === undefined ? undefined : statedSum(cells, sumColumn);
    sumColumn = undefined;
    if (row.problem) lines.push(toLine(row));
    else if (count < columns.start && (options.mapping || !isLine(cells, columns.columns)))
      ignore(row, isBlank(cells) ? 'blank' : 'header');
    else if (stated !== undefined) {
      sums.push(stated);
      ignore(row, 'footer');
    } else if (isPlain(cells[key]) && (key === 0 || !isFooter(cells))) lines.push(toLine(row));
    else if (isBlank(cells)) ignore(row, 'blank');
    else if (cells[key]?.trim() && headings.has(cells[key].trim())) ignore(row, 'header');
    else if (isFooter(cells)) {
      sumColumn = sumBelow(cells);
      const sum = sumColumn === undefined ? statedSum(cells, columns.columns.quantity) : undefined;
      if (sum !== undefined) sums.push(sum);
      ignore(row, 'footer');
    } else lines.push(toLine(row));
  }

  for (let row = sample[0]; row; row = sample[count] ?? rows.next()) {
    if (count === MAX_ROWS) {
      problems.push({ code: 'tooManyLines', file, line: row.line, values: { most: MAX_ROWS } });
      break;
    }
    readRow(row);
    count += 1;
    if (count % PROGRESS_INTERVAL_ROWS === 0) options.onProgress?.(count, rows.share());
  }
  if (lines.length === 0) problems.push({ code: 'noLines', file });
  return { lines, ignored, problems, control: sums.length === 1 ? sums[0] : undefined };
}

/** Whether a row above the header is a line, as in concatenated lists. */
const isLine = (cells: readonly string[], { part = -1, quantity = -1 }: DetectedColumns['columns']): boolean =>
  looksLikePart(bareCell(cells[part] ?? '')) && 'pieces' in readQuantity(cells[quantity] ?? '');

/**
 * Whether a part's cell begins with a digit: then the row is not blank, and not a total if the part is the first
 * column.
 */
function isPlain(cell: string | undefined): boolean {
  const first = cell?.charCodeAt(0) ?? 0;
  return first >= 48 && first <= 57;
}
