import { readFileSync, writeFileSync } from 'node:fs';
import { renumbered } from './known.ts';

const file = new URL('product-ids.txt', import.meta.url);

/** The numbers of all parts that the shop ever sold; a part's line is its product's id. */
export const readSold = (): string[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((number) => renumbered.get(number) ?? number);

/** The ids of the parts given: those they have had, and new ones at the end of the list, which is written back. */
export function assignIds(sold: readonly string[], numbers: readonly string[]): ReadonlyMap<string, number> {
  const all = [...new Set([...sold, ...numbers])];
  writeFileSync(file, `${all.join('\n')}\n`);
  return new Map(all.map((number, place) => [number, place + 1]));
}
