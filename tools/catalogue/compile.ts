/** Compiles the stand-in shop's catalogue: `node tools/catalogue/compile.ts FOLDER_OF_CSV INDEX_OF_GEOMETRY`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { colourCharacters } from '../../mocks/src/catalogue-data/colour-characters.ts';
import type { CompiledCatalogue } from '../../mocks/src/catalogue-data/compiled.entity.ts';
import { elementsOfParts, readPartTables, readTable } from '../part-tables.ts';
import { composedNumbers } from '../pictures/still-packs.ts';
import { UNFINISHED, UNLIKE } from '../pictures/unlike.ts';
import { colours } from './colours.ts';
import { elementLines } from './elements.ts';
import type { Piece } from './grammar.ts';
import { productIds } from './known.ts';
import { readMoulds } from './moulds.ts';
import { relationLines } from './relations.ts';
import { byCharacters, characterPairs, traditional } from './traditional.ts';
import { readWords } from './words.ts';

/** Strings thinner than a line: their stills are empty. */
const TOO_THIN = new Set(['56823']);

const [folder, geometry] = process.argv.slice(2);
if (!folder || !geometry) throw new Error('Give the folder of the tables, then the index of the geometry (csv).');
const tables = readPartTables(folder);
const moulds = readMoulds(tables);
const prints = readWords('prints');
const printNumbers = prints.map(([number = '']) => number);
const mouldNumbers = moulds.map(({ number }) => number);
const made = elementsOfParts(tables);
const composed = new Set(composedNumbers());
/** Plain moulds of the geometry, and prints whose pattern it has. */
const found = readTable(path.dirname(geometry), path.basename(geometry)).filter(
  ({ number = '', match, print }) =>
    match !== 'blank' && print !== 'no' && !TOO_THIN.has(number) && !UNLIKE.has(number),
);
const drawn = new Set([...composed, ...found.map(({ number = '' }) => number)]);
const similar = new Set(
  found.flatMap(({ number = '', match }) =>
    UNFINISHED.has(number) || (match === 'approximate' && !composed.has(number)) ? [number] : [],
  ),
);
const lacking = (numbers: readonly string[]) => [numbers.filter((number) => !drawn.has(number)).join(' ')];

/** The place of an entry in a list, in base 36; a new one is added. */
function place(list: string[], entry: string): string {
  const at = list.indexOf(entry);
  return (at >= 0 ? at : list.push(entry) - 1).toString(36);
}
/** English, simplified, traditional; the last is omitted if the character table gives it. */
const wordLine = ({ en, hans, hant }: { en: string; hans: string; hant: string }): string =>
  [en, hans, ...(hant === byCharacters(hans) ? [] : [hant])].join('|');
const words: string[] = [];
const piece = (part: Piece): string => ('measure' in part ? `_${part.measure}` : place(words, wordLine(part.word)));
/** The last cells of a part: its colours and product id. */
function offer(number: string): string {
  const own = new Set(made.get(number)?.map(({ colour }) => colour));
  const characters = colours.flatMap(([id], index) => (own.has(id) ? [colourCharacters[index]] : []));
  return [characters.join(''), productIds.get(number)?.toString(36)].join('|');
}

/** The shop's two-level category tree, in display order. */
const categories = readWords('categories').map(([id = '', en = '', hans = '']) => [
  id,
  id.slice(0, -2),
  en,
  hans,
  traditional(hans),
]);
const categoryIds = categories.map(([id = '']) => id);
const shapes: string[] = [];
const mouldLines = moulds.map(({ number, gds, aliases, parsed, shape, size, weightMg, category }) =>
  [
    number,
    gds,
    aliases.join(','),
    [{ word: parsed.head }, ...parsed.pieces].map(piece).join(' '),
    place(shapes, shape),
    size ? [size.width, size.length, size.height].join(',') : '',
    weightMg.toString(36),
    place(categoryIds, category),
    offer(number),
  ].join('|'),
);
const printLines = prints.map(([number = '', mould = '', en = '', hans = '']) =>
  [
    number,
    place(mouldNumbers, mould),
    place(words, wordLine({ en, hans, hant: traditional(hans) })),
    offer(number),
  ].join('|'),
);
const catalogue: CompiledCatalogue = {
  colours,
  categories,
  characters: [characterPairs],
  words,
  shapes,
  moulds: mouldLines,
  prints: printLines,
  undrawn: lacking(mouldNumbers),
  similar: [mouldNumbers.filter((number) => similar.has(number)).join(' ')],
  unprinted: lacking(printNumbers),
  relations: relationLines(tables, mouldNumbers),
};
/** Writes lists with one row per line, for readable diffs. */
function writeLists(name: string, lists: Record<string, readonly unknown[]>): void {
  const texts = Object.entries(lists).map(
    ([key, rows]) => `"${key}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  writeFileSync(new URL(`../../mocks/src/catalogue-data/${name}`, import.meta.url), `{\n${texts.join(',\n')}\n}\n`);
}

const sold = [...mouldNumbers, ...printNumbers];
writeLists('catalogue.json', catalogue);
writeLists('elements.json', {
  elements: elementLines(
    tables,
    sold,
    colours.map(([id]) => id),
  ),
});
console.log(`${moulds.length} moulds, ${prints.length} prints`);
