import type { ColumnMapping, ReadFile, ReadOptions, SourceFile } from '../formats/list.entity.ts';
import type { ReadListFile } from '../formats/read-with.ts';
import type { Reading, ReadProgress } from './list-session.entity.ts';

/** Rows that are shown while a file is read. */
const MAX_FIRST_ROWS = 8;
/** The beginning of a large text file, in bytes. It is read in advance to show the first rows immediately. */
const HEAD_BYTES = 16_384;

/** `now`: a clock in ms, for rows per second. */
export type ReadingOptions = { read: ReadListFile; onProgress?: (progress: ReadProgress) => void; now?: () => number };

/** Reads one file and reports the progress. Never throws because of what a file contains. */
export function readSource(
  source: SourceFile,
  file: number,
  { read: readFile, onProgress, now }: ReadingOptions,
  { mapping, isAsking }: Pick<ReadOptions, 'mapping' | 'isAsking'> = {},
): ReadFile {
  const startedAt = now?.() ?? 0;
  let firstRows = onProgress && source.bytes.length > HEAD_BYTES ? rowsOf(headOf(source, file, readFile, mapping)) : [];
  const report = (rows: number, share: number) => {
    const seconds = ((now?.() ?? startedAt) - startedAt) / 1000;
    onProgress?.({
      file: source.name,
      rows,
      share,
      perSecond: seconds > 0 ? Math.round(rows / seconds) : 0,
      firstRows,
    });
  };
  report(0, 0);
  const read = readFile(source, { file, mapping, isAsking, onProgress: report });
  firstRows = rowsOf(read);
  report(read.lines.length, 1);
  return read;
}

/** Reads the beginning of a file, cut at its last whole line; undefined for packed files (zip). */
function headOf(
  source: SourceFile,
  file: number,
  readFile: ReadListFile,
  mapping?: ColumnMapping,
): ReadFile | undefined {
  const { bytes } = source;
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const end = bytes.lastIndexOf(0x0a, HEAD_BYTES);
  return isPacked || end < 1
    ? undefined
    : readFile({ name: source.name, bytes: bytes.subarray(0, end) }, { file, mapping });
}

const rowsOf = (read: ReadFile | undefined) =>
  (read?.lines ?? [])
    .slice(0, MAX_FIRST_ROWS)
    .map(({ part, element, colour, quantity }) => [part || (element ?? ''), colour, quantity]);

/** The result of reading all files. */
export function readingOf(files: readonly ReadFile[]): Reading {
  const questions = files.flatMap(({ question }) => question ?? []);
  if (questions.length > 0) return { state: 'columns', questions };
  if (files.some(({ lines }) => lines.length > 0)) return { state: 'read' };
  return {
    state: 'failed',
    names: files.map(({ name }) => name),
    problems: files.flatMap(({ problems }, file) => problems.map((problem) => ({ ...problem, file }))),
  };
}
