/** What is known of parts beside the tables. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCsvRecords } from '@shop/parts-list/csv';
import { readPairs, readWords } from './words.ts';

/** The parts that have a real shape, and those that the shop sold before. */
export type Known = { drawn: ReadonlySet<string>; sold: ReadonlySet<string> };

/** Numbers in common use that the relations table does not link to the shop's own number, by that number. */
export const knownAliases: ReadonlyMap<string, readonly string[]> = new Map(
  [...readPairs('aliases')].map(([number, others]) => [number, others.split(' ')]),
);
/** The most wanted parts: always in the shop and first in popularity, regardless of the counts. */
export const staples: ReadonlySet<string> = new Set(readWords('staples', ' ').flat());
/** Shorter names of moulds by number. */
export const renamed: ReadonlyMap<string, string> = readPairs('renamed');
/** Numbers that the source gave up, and the part that has their elements now. */
export const renumbered: ReadonlyMap<string, string> = readPairs('renumbered');

/** The numbers in the index of the parts' geometry: plain moulds, and prints whose pattern it has. */
export const readDrawn = (index: string): ReadonlySet<string> =>
  new Set(
    readCsvRecords(readFileSync(index, 'utf8')).flatMap(({ number = '', match, print }) =>
      match === 'blank' || print === 'no' ? [] : [number],
    ),
  );

const PRODUCT_IDS = new URL('product-ids.txt', import.meta.url);
/** The numbers of all parts that the shop ever sold; a part's line is its product's id. */
export const readSold = (): string[] =>
  readFileSync(PRODUCT_IDS, 'utf8')
    .trim()
    .split('\n')
    .map((number) => renumbered.get(number) ?? number);

/** The ids of the parts given: those they have had, and new ones at the end of the list, which is written back. */
export function assignIds(sold: readonly string[], parts: readonly { number: string }[]): ReadonlyMap<string, number> {
  const all = [...new Set([...sold, ...parts.map(({ number }) => number)])];
  writeFileSync(PRODUCT_IDS, `${all.join('\n')}\n`);
  return new Map(all.map((number, place) => [number, place + 1]));
}
