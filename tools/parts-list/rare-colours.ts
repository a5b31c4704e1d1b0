import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColourRow } from '../../packages/parts-list/src/reference/tables.entity.ts';
import { finishOf } from '../catalogue/colours.ts';
import { readTable } from '../read-table.ts';
import { traditional } from '../catalogue/traditional.ts';

const NAMES = new URL('../catalogue/words/colours.txt', import.meta.url);
/** Rebrickable's numbers for unknown colours, and for any colour. */
const NO_COLOUR = new Set([-1, 9999]);
/** Rebrickable's numbers below this are LDraw's. Source: the LDraw colour configuration (`LDConfig.ldr`). */
const OWN_NUMBERS = 1000;

/** Reads the colours of Rebrickable that the cross-reference table lacks, the most common first. */
export function readRareColours(folder: string, known: ReadonlySet<number>): ColourRow[] {
  const names = new Map(
    readFileSync(NAMES, 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line): [string, string[]] => [line.replace(/=.*/, ''), line.replace(/^\d+=/, '').split('|')]),
  );
  return readTable(join(folder, 'colors.csv'))
    .filter(({ id }) => !known.has(Number(id)) && !NO_COLOUR.has(Number(id)))
    .sort((one, other) => Number(other['num_parts']) - Number(one['num_parts']))
    .map(({ id = '', name: en = '', rgb = '' }) => {
      const [hans, hant] = names.get(id) ?? [];
      if (!hans) throw new Error(`No Chinese name for the colour ${id}, ${en}`);
      return [
        Number(id),
        rgb.toUpperCase(),
        finishOf(en),
        Number(id) < OWN_NUMBERS ? Number(id) : '',
        '',
        '',
        '',
        en,
        hans,
        hant ?? traditional(hans),
      ];
    });
}
