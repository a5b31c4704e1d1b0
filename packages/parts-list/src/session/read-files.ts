import type { ColumnMapping, ReadFile, SourceFile } from '../formats/list.entity.ts';
import type { ReadListFile } from '../formats/read-with.ts';
import type { ReadProgress, Reading } from './desk.entity.ts';

/** So many rows are shown while a file is read. */
const FIRST_ROWS = 8;
/** The head of a large text file, in bytes: read ahead, it shows the first rows at once. */
const HEAD = 16_384;

/** `now`: a clock in ms, for rows per second. */
export type ReadingOptions = { read: ReadListFile; onProgress?: (progress: ReadProgress) => void; now?: () => number };

/** Reads one file and tells how far it is. Never throws for what a file contains. */
export function readSource(
  source: SourceFile,
  file: number,
  { read: readFile, onProgress, now }: ReadingOptions,
  mapping?: ColumnMapping,
): ReadFile {
  const startedAt = now?.() ?? 0;
  let firstRows = onProgress && source.bytes.length > HEAD ? rowsOf(headOf(source, file, readFile, mapping)) : [];
  const tell = (rows: number, share: number) => {
    const seconds = ((now?.() ?? startedAt) - startedAt) / 1000;
    onProgress?.({
      file: source.name,
      rows,
      share,
      perSecond: seconds > 0 ? Math.round(rows / seconds) : 0,
      firstRows,
    });
  };
  tell(0, 0);
  const read = readFile(source, { file, mapping, onProgress: tell });
  firstRows = rowsOf(read);
  tell(read.lines.length, 1);
  return read;
}

/** A file's beginning, cut at its last whole line. Packed files (zip) have none that could be read. */
function headOf(
  source: SourceFile,
  file: number,
  readFile: ReadListFile,
  mapping?: ColumnMapping,
): ReadFile | undefined {
  const { bytes } = source;
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const end = bytes.lastIndexOf(0x0a, HEAD);
  return isPacked || end < 1
    ? undefined
    : readFile({ name: source.name, bytes: bytes.subarray(0, end) }, { file, mapping });
}

const rowsOf = (read: ReadFile | undefined) =>
  (read?.lines ?? [])
    .slice(0, FIRST_ROWS)
    .map(({ part, element, colour, quantity }) => [part || (element ?? ''), colour, quantity]);

/** What became of the files, when each has been looked at. */
export function readingOf(files: readonly ReadFile[]): Reading {
  const questions = files.flatMap(({ question }) => question ?? []);
  if (questions.length > 0) return { state: 'columns', questions };
  if (files.some(({ lines }) => lines.length > 0)) return { state: 'read' };
  return {
    state: 'failed',
    names: files.map(({ name }) => name),
    troubles: files.flatMap(({ troubles }, file) => troubles.map((trouble) => ({ ...trouble, file }))),
  };
}
