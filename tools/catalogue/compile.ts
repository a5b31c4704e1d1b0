import { writeFileSync } from 'node:fs';
import { colourCharacters } from '../../mocks/src/catalogue-data/colour-characters.ts';
import type { CompiledCatalogue } from '../../mocks/src/catalogue-data/compiled.entity.ts';
import { categoryRows } from './categories.ts';
import { chooseMoulds, nameKey, type Chosen } from './choose.ts';
import { readColours } from './colours.ts';
import { elementLines } from './elements.ts';
import type { Piece } from './grammar.ts';
import { choosePrints, type Print } from './prints.ts';
import { relationLines } from './relations.ts';
import { byCharacters, characterPairs } from './traditional.ts';

const target = new URL('../../mocks/src/catalogue-data/catalogue.json', import.meta.url);
const elementsTarget = new URL('../../mocks/src/catalogue-data/elements.json', import.meta.url);
const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error('Give the folder of the CSV tables: node tools/catalogue/compile.ts FOLDER');
  process.exitCode = 2;
} else {
  const colours = readColours(folder);
  const ids = colours.map(([id]) => id);
  const moulds = chooseMoulds(folder, new Set(ids));
  const prints = choosePrints(folder, moulds, new Set(ids));
  writeRows(
    target,
    pack(
      moulds,
      prints,
      colours,
      relationLines(
        folder,
        moulds.map(({ number }) => number),
      ),
    ),
  );
  writeRows(elementsTarget, { elements: elementLines(folder, [...moulds, ...prints], ids) });
  report(moulds, prints);
}

/** Writes lists with one row per line, for readable diffs of the catalogue. */
function writeRows(file: URL, lists: Record<string, unknown[]>): void {
  const texts = Object.entries(lists).map(
    ([key, rows]) => `"${key}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  writeFileSync(file, `{\n${texts.join(',\n')}\n}\n`);
}

/** Packs the chosen moulds and prints into the compact file. */
function pack(
  moulds: Chosen[],
  prints: Print[],
  colours: ReturnType<typeof readColours>,
  relations: string[],
): CompiledCatalogue {
  const words: string[] = [];
  const shapes: string[] = [];
  const place = (list: string[], entry: string): string => {
    const at = list.indexOf(entry);
    return (at >= 0 ? at : list.push(entry) - 1).toString(36);
  };
  const piece = (part: Piece): string => ('measure' in part ? `_${part.measure}` : place(words, wordLine(part.word)));
  const charactersOf = (offered: Set<number>): string =>
    colours.flatMap(([id], index) => (offered.has(id) ? [colourCharacters[index]] : [])).join('');
  const categories = categoryRows();
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
    ].join('|'),
  );
  const mouldPlace = new Map(moulds.map((mould, index) => [mould, index.toString(36)]));
  const printed = prints.map(({ number, blank, pattern, colours: offered }) =>
    [number, mouldPlace.get(blank), place(words, wordLine(pattern)), charactersOf(offered)].join('|'),
  );
  return {
    colours,
    categories,
    characters: [characterPairs],
    words,
    shapes,
    moulds: lines,
    prints: printed,
    relations,
  };
}

/** English, simplified, traditional; the last is omitted if the character table gives it. */
function wordLine({ en, hans, hant }: { en: string; hans: string; hant: string }): string {
  return [en, hans, ...(hant === byCharacters(hans) ? [] : [hant])].join('|');
}

/** Prints the numbers of moulds, of ambiguous names and of schematic shapes. */
function report(moulds: Chosen[], prints: Print[]): void {
  const names = new Map<string, number>();
  for (const { parsed } of moulds) names.set(nameKey(parsed), (names.get(nameKey(parsed)) ?? 0) + 1);
  const clashing = [...names.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  const schematic = moulds.filter(({ shape }) => shape.startsWith('schematic')).length;
  const offers = moulds.reduce((sum, { colours }) => sum + colours.size, 0);
  console.log(
    `${moulds.length} moulds, ${offers} offers, ${clashing} share a name, ${schematic} schematic; ${prints.length} prints of ${new Set(prints.map(({ blank }) => blank)).size} moulds`,
  );
}
