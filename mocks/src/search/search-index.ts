import type { Catalogue, Mould, ShopColour } from '../catalogue/catalogue.entity.ts';
import { numbersElsewhere } from '../catalogue/numbers-elsewhere.ts';
import { signTables } from './chinese-characters.ts';
import { IDLE, NICKNAMES, SYNONYMS } from './search-words.ts';
import { code, isChinese, plain, wordsOf } from './search-text.ts';

/** A mould ready to be found. The fewer words its name needs and the more it is bought, the likelier it was meant. */
export type Entry = { mould: Mould; handicap: number; isWithout: boolean };
/** Where a word stands: in a mould's category, in its name, or in the words that open the name. */
export type Standing = 'category' | 'name' | 'head';
/** The moulds that have a word, by how they have it. */
export type Postings = Readonly<Record<Standing, readonly number[]>>;
export type SearchColour = {
  colour: ShopColour;
  words: ReadonlySet<string>;
  chinese: string;
  nameLength: number;
  isOld: boolean;
};

export type SearchIndex = {
  entries: readonly Entry[];
  /** Every word of names and categories. */
  words: ReadonlyMap<string, Postings>;
  /** The words in Latin letters, sorted, and those in Chinese. */
  latin: readonly string[];
  chinese: readonly string[];
  /** Every run of Chinese that stands in some word, so that long runs can be cut. */
  pieces: ReadonlySet<string>;
  colours: readonly SearchColour[];
  /** The words of each category's own name, in the order of the catalogue's categories. */
  categories: readonly (readonly string[])[];
  /** Places of the moulds that go under a number; the first is the one whose own number it is. */
  codes: ReadonlyMap<string, readonly number[]>;
  /** Writes Chinese in simplified signs, as far as the shop's words have them. */
  simplify: (text: string) => string;
  /** And back, for answers. */
  traditional: (text: string) => string;
};

/** Stands before sizes that no name says: they count when they are asked for whole, and complete nothing. */
export const WHOLE_SIZE = '=';
/** A brick is as high as three plates. */
const PLATES = 3;
/** So many parts are about equally famous; each doubling of the rank from there counts as much as a word of the name. */
const FAMOUS = 10;
const RANK_WEIGHT = 1;

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** Makes the index of a catalogue once. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = build(catalogue);
  indexes.set(catalogue, made);
  return made;
}

function build(catalogue: Catalogue): SearchIndex {
  const signs = signTables(catalogue);
  const read = rememberedWords(signs.simplify);
  const words = new Map<string, Record<Standing, number[]>>();
  const post = (word: string, standing: Standing, place: number) => {
    const postings = words.get(word) ?? { category: [], name: [], head: [] };
    words.set(word, postings);
    if (postings[standing].at(-1) !== place) postings[standing].push(place);
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
    // Taiwan has words of its own for some things.
    for (const word of read(mould.names['zh-Hant'])) if (!simplified.includes(word)) post(word, 'name', place);
    const whole = wholeSize(mould);
    if (whole) post(WHOLE_SIZE + whole, 'name', place);
    for (const word of wordsOfCategory.get(mould.category) ?? []) post(word, 'category', place);
    const own = code(mould.number);
    for (const number of new Set([own, ...[...mould.aliases, ...numbersElsewhere(mould), ...gdsOf(mould)].map(code)])) {
      const places = codes.get(number) ?? [];
      codes.set(number, number === own ? [place, ...places] : [...places, place]);
    }
    return {
      mould,
      handicap: english.length + RANK_WEIGHT * Math.log2(1 + place / FAMOUS),
      isWithout: english.includes('without'),
    };
  });
  const all = [...words.keys()];
  const colours = catalogue.colours.map((colour) => toSearchColour(colour, read));
  const chinese = all.filter(isChinese);
  const latin = all.filter((word) => !isChinese(word) && !word.startsWith(WHOLE_SIZE)).toSorted();
  return {
    entries,
    words,
    latin,
    chinese,
    pieces: piecesOf(chinese, colours),
    colours,
    categories: [...ownWords.values()],
    codes,
    ...signs,
  };
}

/** Width, length and height in studs and bricks, which names leave out where the kind of part says it: a cheese slope is 1x2x2/3. */
function wholeSize({ size }: Mould): string | undefined {
  return size && `${size.width}x${size.length}x${(size.height / PLATES).toFixed(2).replace(/^0|\.?0+$/g, '')}`;
}

/** The Gobricks number, whole and as a figure. */
const gdsOf = ({ gds }: Mould): string[] => (gds ? [gds, gds.slice('GDS-'.length)] : []);

/** An English name opens with all that stands before its first figure or "with". */
function headLength(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > 0 && (/^[\d.]/.test(word) || word === 'with'));
  return end === -1 ? Math.min(2, words.length) : end;
}

function toSearchColour(colour: ShopColour, read: (text: string) => readonly string[]): SearchColour {
  const english = read(colour.names.en);
  const names = [...english, ...read(colour.names['zh-Hans']), ...read(NICKNAMES[colour.id] ?? '')];
  // Colours that are no longer moulded carry "old" in their Chinese names: who says "light gray" means the one of today.
  return {
    colour,
    words: new Set(names),
    chinese: ` ${names.filter(isChinese).join(' ')} `,
    nameLength: english.length,
    isOld: colour.names['zh-Hans'].startsWith('旧'),
  };
}

function piecesOf(chinese: readonly string[], colours: readonly SearchColour[]): ReadonlySet<string> {
  const pieces = new Set<string>();
  const add = (word: string) => {
    for (let start = 0; start < word.length; start += 1)
      for (let end = start + 1; end <= word.length; end += 1) pieces.add(word.slice(start, end));
  };
  chinese.forEach(add);
  for (const { words } of colours) for (const word of words) if (isChinese(word)) [word, `${word}色`].forEach(add);
  for (const word of [...Object.keys(SYNONYMS), ...IDLE]) if (isChinese(word)) pieces.add(word);
  for (const word of ['透明', '珠光', '电镀', '夜光']) pieces.add(word);
  return pieces;
}

/** Names share most of their words, so each piece between blanks is read once. */
function rememberedWords(simplify: (text: string) => string): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const readPiece = (piece: string) => {
    const words = known.get(piece) ?? wordsOf(plain(simplify(piece)));
    known.set(piece, words);
    return words;
  };
  return (name) =>
    name
      .replaceAll(' × ', '×')
      .replace(/(?<=\d) (?=[½⅓⅔¼¾])/g, '')
      .split(' ')
      .flatMap(readPiece);
}
