import { statSync } from 'node:fs';
import path from 'node:path';

/** When the build in a folder was finished; undefined while there is none. */
const finishedAt = (dist: string): number | undefined =>
  statSync(path.join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;

/**
 * What is opened from the build in a folder: opened again once another build stands there. Without one, or where it
 * cannot be opened, what was opened last.
 */
export function followBuild<T>(dist: string, open: () => Promise<T>): () => Promise<T> {
  let opened: { at: number | undefined; value: Promise<T> } | undefined;
  return () => {
    const at = finishedAt(dist);
    if (!opened || (at !== undefined && at !== opened.at)) {
      const before = opened?.value;
      opened = { at, value: open().catch((problem: unknown) => before ?? Promise.reject(problem as Error)) };
    }
    return opened.value;
  };
}
