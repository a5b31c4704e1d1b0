import { KEPT_TEXT, MAX_COLUMNS, MAX_ROWS, ROWS_A_WORD, SAMPLE_ROWS, SHOWN_ROWS, HEADER_ROWS } from '../limits.ts';
import type { ColumnQuestion, IgnoredRow, ReadFile, ReadOptions, Trouble } from '../list.entity.ts';
import { readQuantity } from '../quantity.ts';
import { unreadable, type ReadBody } from '../read-body.ts';
import { isFooter, statedSum, sumBelow } from './footer.ts';
import { isBlank, take, type Row, type Rows } from './rows.ts';
import { tellColumns, type ToldColumns } from './tell-columns.ts';
import { lineMaker } from './to-line.ts';
import { bareCell, looksLikePart } from './weigh-column.ts';

export type TableBody = ReadBody & { question?: Omit<ColumnQuestion, 'name'> };

/** The beginning of a table and what its columns are. */
export type BegunTable = { sample: readonly Row[]; told: ToldColumns };

/** Looks at the first rows of a table; undefined where there is none with anything in it. */
export function beginTable(rows: Rows, options: ReadOptions): BegunTable | undefined {
  const sample = take(rows, SAMPLE_ROWS + HEADER_ROWS);
  if (sample.every(({ cells }) => isBlank(cells))) return undefined;
  return {
    sample,
    told: tellColumns(
      sample.map(({ cells, trouble }) => (trouble ? [] : cells.slice(0, MAX_COLUMNS))),
      options.mapping,
    ),
  };
}

/** Reads a table that was begun: each row becomes a line or an ignored row. */
export function readTable(
  { sample, told }: BegunTable,
  rows: Rows,
  troubles: Trouble[],
  options: ReadOptions,
): TableBody {
  const { file = 0 } = options;
  const shown = sample.slice(0, SHOWN_ROWS).map(({ cells }) => cells.slice(0, MAX_COLUMNS));
  options.onFirstRows?.(shown);
  const columns = Math.max(...shown.map((cells) => cells.length));
  const wide = sample.find(({ cells }) => cells.length > MAX_COLUMNS);
  const tooMany: Trouble | undefined = wide && {
    code: 'tooManyColumns',
    file,
    line: wide.line,
    values: { most: MAX_COLUMNS },
  };
  if (tooMany) troubles.push(tooMany);
  if (told.told === 'none') {
    const odd = sample.find(({ trouble }) => trouble);
    return unreadable('bare', tooMany ?? { code: odd?.trouble ?? 'noColumns', file, line: odd?.line });
  }
  if (told.told === 'guessed') {
    const { part, colour, quantity, element, spare } = told.columns;
    return {
      format: told.format,
      lines: [],
      ignored: [],
      troubles,
      question: {
        file,
        rows: shown,
        columns,
        guess: { part, colour, quantity, element, spare, hasHeader: told.hasHeader },
      },
    };
  }
  return { format: told.format, colours: told.colours, ...readRows(sample, rows, told, troubles, options) };
}

function readRows(
  sample: readonly Row[],
  rows: Rows,
  told: ToldColumns,
  troubles: Trouble[],
  options: ReadOptions,
): Pick<ReadFile, 'lines' | 'ignored' | 'troubles' | 'control'> {
  const { file = 0 } = options;
  const lines: ReadFile['lines'] = [];
  const ignored: IgnoredRow[] = [];
  const toLine = lineMaker(file, told.columns);
  const key = told.columns.part ?? told.columns.element ?? 0;
  /** Headings of the part, in one language or two: lists that were put together repeat them. */
  const headings = new Set(
    told.hasHeader ? sample.slice(Math.max(0, told.start - 2), told.start).map(({ cells }) => cells[key]?.trim()) : [],
  );
  const sums: number[] = [];
  let sumColumn: number | undefined;
  let count = 0;

  const ignore = ({ line, cells }: Row, why: IgnoredRow['why']) =>
    ignored.push({ file, line, why, text: cells.join(' ').trim().slice(0, KEPT_TEXT) });

  function readRow(row: Row) {
    const { cells } = row;
    const stated = sumColumn === undefined ? undefined : statedSum(cells, sumColumn);
    sumColumn = undefined;
    if (row.trouble) lines.push(toLine(row));
    else if (count < told.start && (options.mapping || !isLine(cells, told.columns)))
      ignore(row, isBlank(cells) ? 'blank' : 'header');
    else if (stated !== undefined) {
      sums.push(stated);
      ignore(row, 'footer');
    } else if (isPlain(cells[key]) && (key === 0 || !isFooter(cells))) lines.push(toLine(row));
    else if (isBlank(cells)) ignore(row, 'blank');
    else if (cells[key]?.trim() && headings.has(cells[key].trim())) ignore(row, 'header');
    else if (isFooter(cells)) {
      sumColumn = sumBelow(cells);
      const sum = sumColumn === undefined ? statedSum(cells, told.columns.quantity) : undefined;
      if (sum !== undefined) sums.push(sum);
      ignore(row, 'footer');
    } else lines.push(toLine(row));
  }

  for (let row = sample[0]; row; row = sample[count] ?? rows.next()) {
    if (count === MAX_ROWS) {
      troubles.push({ code: 'tooManyLines', file, line: row.line, values: { most: MAX_ROWS } });
      break;
    }
    readRow(row);
    count += 1;
    if (count % ROWS_A_WORD === 0) options.onProgress?.(count, rows.share());
  }
  if (lines.length === 0) troubles.push({ code: 'noLines', file });
  return { lines, ignored, troubles, control: sums.length === 1 ? sums[0] : undefined };
}

/** Whether a row above the header is a line all the same, as where two lists were put together. */
const isLine = (cells: readonly string[], { part = -1, quantity = -1 }: ToldColumns['columns']): boolean =>
  looksLikePart(bareCell(cells[part] ?? '')) && 'pieces' in readQuantity(cells[quantity] ?? '');

/** Whether a part's cell begins with a digit: then its row is not blank, and no sum where parts stand first. */
function isPlain(cell: string | undefined): boolean {
  const first = cell?.charCodeAt(0) ?? 0;
  return first >= 48 && first <= 57;
}
