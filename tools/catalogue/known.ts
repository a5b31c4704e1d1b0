/** What is known of parts beside the tables. */
import { readFileSync } from 'node:fs';
import { readPairs, readWords } from './words.ts';

/**
 * The product ids of all parts that the shop sells or sold: a part's line in product-ids.txt. A new part is added at its
 * end; a part that the source renumbered stays in its line.
 */
export const productIds: ReadonlyMap<string, number> = new Map(
  readFileSync(`${import.meta.dirname}/product-ids.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((number, place) => [number, place + 1]),
);
/** Other numbers in use for a part, by the shop's own. */
export const aliases: ReadonlyMap<string, readonly string[]> = new Map(
  [...readPairs('aliases')].map(([number, others]) => [number, others.split(' ')]),
);
/** The most wanted parts: first in popularity, regardless of the counts. */
export const staples: ReadonlySet<string> = new Set(readWords('staples', ' ').flat());
/** Shorter names of moulds by number. */
export const renamed: ReadonlyMap<string, string> = readPairs('renamed');
/** Numbers that the source gave up, and the part that has their elements now. */
export const renumbered: ReadonlyMap<string, string> = readPairs('renumbered');
