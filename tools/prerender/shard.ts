import { createHash } from 'node:crypto';

/** One of `count` parts of all pages, numbered from 1. */
export type Shard = { index: number; count: number };

/** Reads `2/8`. Throws for anything else. */
export function readShard(text: string): Shard {
  const [, index, count] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new Error(`--shard takes a number and how many there are, such as 2/8, not "${text}".`);
  return { index, count };
}

/** Whether a page belongs to a shard: by its path alone, so that pages stay in their shard when others come or go. */
export const isInShard = (path: string, { index, count }: Shard): boolean =>
  createHash('sha1').update(path).digest().readUInt32BE() % count === index - 1;
