import { writeFileSync } from 'node:fs';
import { colourSigns } from '../../mocks/src/catalogue/colour-signs.ts';
import type { CompiledCatalogue } from '../../mocks/src/catalogue/compiled.entity.ts';
import { categoryRows } from './categories.ts';
import { chooseMoulds, nameKey, type Chosen } from './choose.ts';
import { readColours } from './colours.ts';
import type { Piece } from './grammar.ts';
import { bySigns, signPairs } from './traditional.ts';

const target = new URL('../../mocks/src/catalogue/catalogue.json', import.meta.url);
const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error('Say where the tables are: node tools/catalogue/compile.ts FOLDER_OF_CSV');
  process.exitCode = 2;
} else {
  const colours = readColours(folder);
  const moulds = chooseMoulds(folder, new Set(colours.map(([id]) => id)));
  const file = pack(moulds, colours);
  const lines = Object.entries(file).map(([key, rows]) => `"${key}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
  writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
  report(moulds);
}

/** Packs the chosen moulds into the compact file. */
function pack(moulds: Chosen[], colours: ReturnType<typeof readColours>): CompiledCatalogue {
  const words: string[] = [];
  const shapes: string[] = [];
  const place = (list: string[], entry: string): string => {
    const at = list.indexOf(entry);
    return (at >= 0 ? at : list.push(entry) - 1).toString(36);
  };
  const piece = (part: Piece): string => ('measure' in part ? `_${part.measure}` : place(words, wordLine(part.word)));
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
      colours.flatMap(([id], index) => (offered.has(id) ? [colourSigns[index]] : [])).join(''),
    ].join('|'),
  );
  return { colours, categories, signs: [signPairs], words, shapes, moulds: lines };
}

/** English, simplified, traditional; the last is left out where the sign table gives it. */
function wordLine({ en, hans, hant }: { en: string; hans: string; hant: string }): string {
  return [en, hans, ...(hant === bySigns(hans) ? [] : [hant])].join('|');
}

/** Says how many moulds there are, how many names clash and how many shapes are schematic. */
function report(moulds: Chosen[]): void {
  const names = new Map<string, number>();
  for (const { parsed } of moulds) names.set(nameKey(parsed), (names.get(nameKey(parsed)) ?? 0) + 1);
  const clashing = [...names.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  const schematic = moulds.filter(({ shape }) => shape.startsWith('schematic')).length;
  const offers = moulds.reduce((sum, { colours }) => sum + colours.size, 0);
  console.log(`${moulds.length} moulds, ${offers} offers, ${clashing} share a name, ${schematic} schematic`);
}
