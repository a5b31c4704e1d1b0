import { MAX_HEADER_ROWS } from '../limits.ts';
import { findHeader } from './find-header.ts';
import { isBlank, take } from './rows.ts';
import { scanRows, type Delimiter } from './scan-rows.ts';

const DELIMITERS: readonly Delimiter[] = ['\t', ',', ';', '，', '|'];
/** Characters of a text that are used to detect the delimiter. */
const BEGINNING = 100_000;
/** A typed line: something with a digit at one end, and a number at the other. */
const TYPED = /^(?:\S*\d\S*\s.*|\S*\d)[x×*\s]\s*\d+\s*\S{0,3}$|^\d+\s*[x×*]?\s+\S*\d\S*(?:\s+\D+)?$/i;

/**
 * The delimiter of a text: the one that gives a header, else the one that most rows have equally often, else spaces.
 */
export function findDelimiter(text: string): Delimiter {
  const beginning = text.slice(0, BEGINNING);
  const judged = DELIMITERS.map((delimiter) => ({ delimiter, ...judge(beginning, delimiter) }));
  const best = judged.toSorted((a, b) => b.named - a.named || b.alike - a.alike || b.width - a.width)[0];
  if (best && (best.named > 1 || best.alike > 0)) return best.delimiter;
  return isTyped(beginning) ? ' ' : ',';
}

/** How many columns a header names, how many rows are equally wide, and how wide. */
function judge(text: string, delimiter: Delimiter): { named: number; alike: number; width: number } {
  const rows = take(scanRows(text, delimiter, []), MAX_HEADER_ROWS).flatMap(({ cells, problem }) =>
    problem || isBlank(cells) ? [] : [cells],
  );
  const widths = new Map<number, number>();
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 1, alike = 0] = [...widths].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const header = width > 1 ? findHeader(rows) : undefined;
  return { named: header ? Object.keys(header.named).length : 0, alike, width };
}

function isTyped(text: string): boolean {
  const lines = text.split('\n', MAX_HEADER_ROWS + 1).filter((line) => line.trim() !== '');
  const typed = lines.filter((line) => TYPED.test(line.trim())).length;
  return typed > 0 && (typed >= lines.length * 0.6 || findHeader([(lines[0] ?? '').trim().split(/\s+/)]) !== undefined);
}
