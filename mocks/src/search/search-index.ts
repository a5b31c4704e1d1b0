import type { Catalogue, Mould, ShopColour } from '../catalogue-data/catalogue.entity.ts';
import { numbersInOtherSystems } from '../catalogue-data/other-systems.ts';
import { characterTables } from './chinese-characters.ts';
import { exactNames, otherChineseNames, type ExactName } from './colour-names.ts';
import { STOP_WORDS, NICKNAMES, SYNONYMS } from './search-words.ts';
import { code, isChinese, normalize, wordsOf } from './search-text.ts';

/** A mould in the index. Its handicap is lower the shorter its name and the more popular it is. */
export type Entry = { mould: Mould; handicap: number; isWithout: boolean };
/** Where a word occurs: in a mould's category, in its name, or at the start of its name. */
export type WordPosition = 'category' | 'name' | 'head';
/** The places of the moulds that have a word, by the position of the word. */
export type Postings = Readonly<Record<WordPosition, readonly number[]>>;
export type SearchColour = {
  colour: ShopColour;
  words: ReadonlySet<string>;
  chinese: string;
  /** How many words the English name has, and how many characters the Chinese one. */
  nameLength: number;
  chineseLength: number;
  isOld: boolean;
};

export type SearchIndex = {
  entries: readonly Entry[];
  placeOf: (mould: Mould) => number;
  /** Every word of names and categories. */
  words: ReadonlyMap<string, Postings>;
  /** The words in Latin letters, sorted, and those in Chinese. */
  latin: readonly string[];
  chinese: readonly string[];
  /** Every substring of a Chinese word, for segmenting longer runs. */
  fragments: ReadonlySet<string>;
  colours: readonly SearchColour[];
  /** Colours by their exact names in the shop and in other catalogues. */
  colourNames: ReadonlyMap<string, ExactName>;
  /** The words of each category's own name, in the catalogue's order of categories. */
  categories: readonly (readonly string[])[];
  /** Places of the moulds with a number or alias; the mould whose own number it is comes first. */
  codes: ReadonlyMap<string, readonly number[]>;
  /** Converts to simplified Chinese, as far as the characters occur in the shop's names. */
  simplify: (text: string) => string;
  /** Converts to traditional Chinese, for results. */
  traditional: (text: string) => string;
};

/** Prefix of sizes that no name contains: they match only whole and are not offered as completions. */
export const WHOLE_SIZE = '=';
/** A brick is as high as three plates. */
const PLATES = 3;
/**
 * The most popular parts up to this rank count as about equal; each doubling of the rank from there counts as much as a
 * word of the name.
 */
const FAMOUS = 10;
const RANK_WEIGHT = 1;

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** The search index of a catalogue, built once. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = build(catalogue);
  indexes.set(catalogue, made);
  return made;
}

function build(catalogue: Catalogue): SearchIndex {
  const characters = characterTables(catalogue);
  const read = wordReader(characters.simplify);
  const words = new Map<string, Record<WordPosition, number[]>>();
  const post = (word: string, position: WordPosition, place: number) => {
    const postings = words.get(word) ?? { category: [], name: [], head: [] };
    words.set(word, postings);
    if (postings[position].at(-1) !== place) postings[position].push(place);
  };
  const ownWords = new Map(
    catalogue.categories.map(({ id, names }) => [id, [...read(names.en), ...read(names['zh-Hans'])]]),
  );
  const wordsOfCategory = new Map(
    catalogue.categories.map(({ id, parent }) => [
      id,
      [...(ownWords.get(id) ?? []), ...(ownWords.get(parent ?? '') ?? [])],
    ]),
  );
  const codes = new Map<string, number[]>();
  const entries = catalogue.moulds.map((mould, place): Entry => {
    const english = read(mould.names.en);
    const opening = headLength(english);
    english.forEach((word, at) => post(word, at < opening ? 'head' : 'name', place));
    const simplified = read(mould.names['zh-Hans']);
    for (const [at, word] of simplified.entries()) post(word, at === 0 ? 'head' : 'name', place);
    // Taiwan has its own words for some parts.
    for (const word of read(mould.names['zh-Hant'])) if (!simplified.includes(word)) post(word, 'name', place);
    const whole = wholeSize(mould);
    if (whole) post(WHOLE_SIZE + whole, 'name', place);
    for (const word of wordsOfCategory.get(mould.category) ?? []) post(word, 'category', place);
    const own = code(mould.number);
    for (const number of new Set([
      own,
      ...[...mould.aliases, ...numbersInOtherSystems(mould), ...gdsOf(mould)].map(code),
    ])) {
      const places = codes.get(number) ?? [];
      codes.set(number, number === own ? [place, ...places] : [...places, place]);
    }
    return {
      mould,
      handicap: english.length + RANK_WEIGHT * Math.log2(1 + place / FAMOUS),
      isWithout: english.includes('without'),
    };
  });
  const places = new Map(catalogue.moulds.map((mould, place) => [mould, place]));
  const all = [...words.keys()];
  const colours = catalogue.colours.map((colour) => toSearchColour(colour, read));
  const chinese = all.filter(isChinese);
  const latin = all.filter((word) => !isChinese(word) && !word.startsWith(WHOLE_SIZE)).toSorted();
  return {
    entries,
    placeOf: (mould) => places.get(mould) ?? 0,
    words,
    latin,
    chinese,
    fragments: fragmentsOf(chinese, colours),
    colours,
    colourNames: exactNames(catalogue.colours, read),
    categories: [...ownWords.values()],
    codes,
    ...characters,
  };
}

/**
 * Width, length and height in studs and bricks, which names omit if the kind of part implies them: a cheese slope is
 * 1x2x2/3.
 */
function wholeSize({ size }: Mould): string | undefined {
  return size && `${size.width}x${size.length}x${(size.height / PLATES).toFixed(2).replace(/^0|\.?0+$/g, '')}`;
}

/** The Gobricks number, with and without its prefix. */
const gdsOf = ({ gds }: Mould): string[] => (gds ? [gds, gds.slice('GDS-'.length)] : []);

/** How many words are before the first number or "with" of an English name. */
function headLength(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > 0 && (/^[\d.]/.test(word) || word === 'with'));
  return end === -1 ? Math.min(2, words.length) : end;
}

function toSearchColour(colour: ShopColour, read: (text: string) => readonly string[]): SearchColour {
  const english = read(colour.names.en);
  const names = [...english, ...read(colour.names['zh-Hans']), ...read(NICKNAMES[colour.id] ?? '')];
  // Chinese names of discontinued colours start with "old": "light gray" means the one in production.
  return {
    colour,
    words: new Set(names),
    chinese: ` ${names.filter(isChinese).join(' ')} `,
    nameLength: english.length,
    chineseLength: colour.names['zh-Hans'].length,
    isOld: colour.names['zh-Hans'].startsWith('旧'),
  };
}

function fragmentsOf(chinese: readonly string[], colours: readonly SearchColour[]): ReadonlySet<string> {
  const fragments = new Set<string>();
  const add = (word: string) => {
    for (let start = 0; start < word.length; start += 1)
      for (let end = start + 1; end <= word.length; end += 1) fragments.add(word.slice(start, end));
  };
  chinese.forEach(add);
  for (const { words } of colours) for (const word of words) if (isChinese(word)) [word, `${word}色`].forEach(add);
  for (const { colour } of colours) for (const name of otherChineseNames(colour)) fragments.add(name).add(`${name}色`);
  for (const word of [...Object.keys(SYNONYMS), ...STOP_WORDS]) if (isChinese(word)) fragments.add(word);
  for (const word of ['透明', '珠光', '电镀', '夜光']) fragments.add(word);
  return fragments;
}

/** Splits names into words. Names share most words, so each text between spaces is read once. */
function wordReader(simplify: (text: string) => string): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const readText = (text: string) => {
    const words = known.get(text) ?? wordsOf(normalize(simplify(text)));
    known.set(text, words);
    return words;
  };
  return (name) =>
    name
      .replaceAll(' × ', '×')
      .replace(/(?<=\d) (?=[½⅓⅔¼¾])/g, '')
      .split(' ')
      .flatMap(readText);
}
