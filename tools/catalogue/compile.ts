/** Compiles the stand-in shop's catalogue: `node tools/catalogue/compile.ts FOLDER_OF_CSV INDEX_OF_GEOMETRY`. */
import { writeFileSync } from 'node:fs';
import { colourCharacters } from '../../mocks/src/catalogue-data/colour-characters.ts';
import type { CompiledCatalogue } from '../../mocks/src/catalogue-data/compiled.entity.ts';
import { readPartTables } from '../part-tables.ts';
import { chooseMoulds } from './choose.ts';
import { readColours } from './colours.ts';
import { elementLines } from './elements.ts';
import type { Piece } from './grammar.ts';
import { assignIds, readDrawn, readSold } from './known.ts';
import { choosePrints } from './prints.ts';
import { relationLines } from './relations.ts';
import { byCharacters, characterPairs, traditional } from './traditional.ts';
import { readWords } from './words.ts';

const tables = readPartTables('tools/catalogue/compile.ts');
const [, geometryIndex] = process.argv.slice(2);
if (geometryIndex === undefined)
  throw new Error('Give the index of the geometry (csv) after the folder of the tables.');
const colours = readColours(tables);
const ids = colours.map(([id]) => id);
const sold = readSold();
const known = { drawn: readDrawn(geometryIndex), sold: new Set(sold) };
const moulds = chooseMoulds(tables, new Set(ids), known);
const prints = choosePrints(tables, moulds, new Set(ids), known);
/** Strings thinner than a line: their stills are empty. */
const TOO_THIN = new Set(['56823']);
const sellable = [...moulds, ...prints];
const productIds = assignIds(sold, sellable);
const idOf = (number: string): string => (productIds.get(number) ?? 0).toString(36);
writeRows('catalogue.json', pack());
writeRows('elements.json', { elements: elementLines(tables, sellable, ids) });
const offers = moulds.reduce((sum, { colours: offered }) => sum + offered.size, 0);
console.log(`${moulds.length} moulds, ${offers} offers; ${prints.length} prints`);

/** Writes lists with one row per line, for readable diffs of the catalogue. */
function writeRows(name: string, lists: Record<string, readonly unknown[]>): void {
  const texts = Object.entries(lists).map(
    ([key, rows]) => `"${key}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  writeFileSync(new URL(`../../mocks/src/catalogue-data/${name}`, import.meta.url), `{\n${texts.join(',\n')}\n}\n`);
}

/** Packs the chosen moulds and prints into the compact file. */
function pack(): CompiledCatalogue {
  const words: string[] = [];
  const shapes: string[] = [];
  const place = (list: string[], entry: string): string => {
    const at = list.indexOf(entry);
    return (at >= 0 ? at : list.push(entry) - 1).toString(36);
  };
  const piece = (part: Piece): string => ('measure' in part ? `_${part.measure}` : place(words, wordLine(part.word)));
  const charactersOf = (offered: Set<number>): string =>
    colours.flatMap(([id], index) => (offered.has(id) ? [colourCharacters[index]] : [])).join('');
  // The shop's two-level category tree, in display order.
  const categories = readWords('categories').map(
    ([id = '', en = '', hans = '']): CompiledCatalogue['categories'][number] => [
      id,
      id.slice(0, -2),
      en,
      hans,
      traditional(hans),
    ],
  );
  const categoryPlace = new Map(categories.map(([id], index) => [id, index.toString(36)]));
  const lines = moulds.map(({ number, gds, aliases, parsed, shape, size, weightMg, category, colours: offered }) =>
    [
      number,
      gds,
      aliases.join(','),
      [piece({ word: parsed.head }), ...parsed.pieces.map(piece)].join(' '),
      place(shapes, shape),
      size ? [size.width, size.length, size.height].join(',') : '',
      weightMg.toString(36),
      categoryPlace.get(category) ?? '',
      charactersOf(offered),
      idOf(number),
    ].join('|'),
  );
  const mouldPlace = new Map(moulds.map((mould, index) => [mould, index.toString(36)]));
  const printed = prints.map(({ number, blank, pattern, colours: offered }) =>
    [number, mouldPlace.get(blank), place(words, wordLine(pattern)), charactersOf(offered), idOf(number)].join('|'),
  );
  return {
    colours,
    categories,
    characters: [characterPairs],
    words,
    shapes,
    moulds: lines,
    prints: printed,
    undrawn: lacking(moulds),
    unprinted: lacking(prints),
    relations: relationLines(tables, moulds),
  };
}

/** Those that the geometry does not have: moulds without a shape, prints without their pattern. */
function lacking(parts: readonly { number: string }[]): string[] {
  return [parts.flatMap(({ number }) => (known.drawn.has(number) && !TOO_THIN.has(number) ? [] : [number])).join(' ')];
}

/** English, simplified, traditional; the last is omitted if the character table gives it. */
function wordLine({ en, hans, hant }: { en: string; hans: string; hant: string }): string {
  return [en, hans, ...(hant === byCharacters(hans) ? [] : [hant])].join('|');
}
