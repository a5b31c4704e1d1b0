import type { ReadFile, Trouble } from './list.entity.ts';

/** What the reader of one format makes of a file; `readListFile` adds its name and size. */
export type ReadBody = Pick<ReadFile, 'format' | 'colours' | 'lines' | 'ignored' | 'troubles'> & { control?: number };

/** A file of which nothing could be read. */
export const unreadable = (format: ReadFile['format'], trouble: Trouble): ReadBody => ({
  format,
  lines: [],
  ignored: [],
  troubles: [trouble],
});
