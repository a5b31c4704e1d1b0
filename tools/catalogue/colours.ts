import type { ColourRow as RareColourRow } from '../../packages/parts-list/src/reference/tables.entity.ts';
import type { PartTables } from '../part-tables.ts';
import { traditional } from './traditional.ts';
import { readPairs, readRules } from './words.ts';

/** A colour of the compiled file: id, hex, finish, the numbers in other systems, and three names. */
export type ColourRow = [number, string, string, number, number, number, string, string, string, string];

/** By the English name; speckle is rendered like glitter: dots in a colour. */
const finishes = readRules('finishes');
const finishOf = (en: string): string => finishes.find(({ test }) => en.search(test) >= 0)?.row['finish'] ?? 'solid';

const names = readPairs('colours');
/** Simplified and traditional: our name, or that of the Gobricks table. */
function chineseOf(id: string, en: string, given = ''): [string, string] {
  const [hans = '', hant = traditional(hans)] = (names.get(id) ?? given).split('|') ?? [];
  if (!hans) throw new Error(`No Chinese name for the colour ${id}, ${en}`);
  return [hans, hant];
}

/** The colours of the cross-reference table. */
export const readColours = ({ colours }: PartTables): ColourRow[] =>
  colours.map(({ rb_id: id = '', rb_name: en = '', rb_hex: hex = '', gds_name_zh: given, ...row }) => [
    Number(id),
    hex.toUpperCase(),
    finishOf(en),
    Number(row['ldraw_code']),
    Number(row['bl_id']),
    Number(row['lego_id']),
    row['gds_code'] ?? '',
    en,
    ...chineseOf(id, en, given),
  ]);

/** Rebrickable's numbers for unknown colours, and for any colour. */
const NO_COLOUR = new Set([-1, 9999]);
/** Rebrickable's numbers below this are LDraw's. Source: the LDraw colour configuration (`LDConfig.ldr`). */
const OWN_NUMBERS = 1000;

/** The colours of Rebrickable that the cross-reference table lacks. */
export const readRareColours = ({ allColours }: PartTables, known: ReadonlySet<number>): RareColourRow[] =>
  allColours
    .filter(({ id }) => !known.has(Number(id)) && !NO_COLOUR.has(Number(id)))
    .map(({ id = '', name: en = '', rgb = '' }) => {
      const ldraw = Number(id) < OWN_NUMBERS ? Number(id) : '';
      return [Number(id), rgb.toUpperCase(), finishOf(en), ldraw, '', '', '', en, ...chineseOf(id, en)];
    });
