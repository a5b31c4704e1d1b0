import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shard } from './shard.ts';

const FOLDER = '.prerender';

/** Which pages of a build were written, and when (ms since 1970). */
export type Progress = { isFresh: (address: string) => boolean; note: (addresses: readonly string[]) => void };

type Options = {
  /** Changes with every build: documents of an earlier one name files that are gone. */
  build: string;
  shard: Shard;
  maxAgeMs: number;
  now?: () => number;
};

/**
 * The progress of prerendering into a folder, in a file of lines beside the documents: a run that was stopped goes on
 * where it was, and one that is repeated renders what has become too old. Shards write files of their own and read all.
 */
export function openProgress(out: string, { build, shard, maxAgeMs, now = Date.now }: Options): Progress {
  const folder = path.join(out, FOLDER);
  mkdirSync(folder, { recursive: true });
  const written = new Map<string, number>();
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${build}-`)))
    for (const line of readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      const [at, address] = line.split(' ');
      // The last line of a run that was stopped may be incomplete.
      if (address && Number(at) > (written.get(address) ?? 0)) written.set(address, Number(at));
    }
  const file = path.join(folder, `${build}-${shard.index}-of-${shard.count}`);
  return {
    isFresh: (address) => now() - (written.get(address) ?? 0) < maxAgeMs,
    note: (addresses) => appendFileSync(file, addresses.map((address) => `${now()} ${address}\n`).join('')),
  };
}
