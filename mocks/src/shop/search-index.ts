import type { Catalogue, Mould } from '../catalogue/catalogue.entity.ts';
import { code, words } from './search-text.ts';

/** A mould ready to be searched: all its words between spaces, the words that open its names, its numbers. */
export type Entry = { mould: Mould; text: string; heads: string; codes: readonly string[]; nameLength: number };
export type SearchColour = { id: number; text: string };
export type SearchIndex = { entries: readonly Entry[]; colours: readonly SearchColour[] };

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** Makes the index of a catalogue once. Names share most of their words, so each piece between blanks is read once. */
export function searchIndex(catalogue: Catalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const read = rememberedWords();
  const made: SearchIndex = {
    entries: catalogue.moulds.map((mould) => {
      const names = Object.values(mould.names).map(read);
      const numbers = [mould.number, ...mould.aliases, ...(mould.gds ? [mould.gds, mould.gds.slice('GDS-'.length)] : [])];
      return { mould, text: ` ${names.flat().join(' ')} `, heads: ` ${names.map(([head]) => head).join(' ')} `, codes: numbers.map(code), nameLength: read(mould.names.en).length };
    }),
    colours: catalogue.colours.map((colour) => ({ id: colour.id, text: ` ${Object.values(colour.names).flatMap(read).join(' ')} ` })),
  };
  indexes.set(catalogue, made);
  return made;
}

function rememberedWords(): (name: string) => string[] {
  const read = new Map<string, string[]>();
  return (name) =>
    name
      .replaceAll(' × ', '×')
      .split(' ')
      .flatMap((piece) => {
        const known = read.get(piece);
        if (known) return known;
        const made = words(piece);
        read.set(piece, made);
        return made;
      });
}
