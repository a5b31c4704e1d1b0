import { readSetNumber, type Language } from '@shop/contracts';
import compiled from './sets.json' with { type: 'json' };
import { themes, type ThemeName } from './themes.ts';

/** A set of the shop. Its inventory is composed from its theme and colours when it is first opened. */
export type ShopSet = {
  number: string;
  names: Record<Language, string>;
  theme: ThemeName;
  /** Pieces without spare ones. */
  pieces: number;
  bags: number;
  steps: number;
  /** Rebrickable's ids, the most frequent colour first. */
  colours: readonly number[];
  /** The parts that represent the set: numbers, and colours where they are not those of the set in turn: `6070/47`. */
  signature: readonly string[];
};

const isTheme = (name: string): name is ThemeName => Object.hasOwn(themes, name);

/** A line of the file, with cells separated by `|`. */
function readSet(line: string): ShopSet {
  const [number = '', theme = '', pieces, bags, steps, hans = '', hant = '', en = '', colours = '', signature = ''] =
    line.split('|');
  if (!isTheme(theme)) throw new Error(`Set ${number} has the theme "${theme}", which does not exist.`);
  return {
    number,
    names: { 'zh-Hans': hans, 'zh-Hant': hant, en },
    theme,
    pieces: Number(pieces),
    bags: Number(bags),
    steps: Number(steps),
    colours: colours.split(',').map(Number),
    signature: signature.split(','),
  };
}

/** All sets of the shop, in the order of the file. */
export const allSets: readonly ShopSet[] = compiled.sets.map(readSet);
const byNumber: ReadonlyMap<string, ShopSet> = new Map(allSets.map((set) => [set.number, set]));

/** The set with this number, as it is typed: `801208`, `801208-1`, full-width digits. */
export const setNamed = (number: string): ShopSet | undefined => byNumber.get(readSetNumber(number) ?? number);
