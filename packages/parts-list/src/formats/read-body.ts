import type { ReadFile, FileProblem } from './list.entity.ts';

/** The result of the reader of one format; `readListFile` adds the file's name and size. */
export type ReadBody = Pick<ReadFile, 'format' | 'colours' | 'lines' | 'ignored' | 'problems' | 'writtenAs'> & {
  control?: number;
};

/** The result for a file of which nothing could be read. */
export const unreadable = (format: ReadFile['format'], problem: FileProblem): ReadBody => ({
  format,
  lines: [],
  ignored: [],
  problems: [problem],
});
