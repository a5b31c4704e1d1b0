import { elementAt, mouldsOfDesign } from '../catalogue/elements.ts';
import type { Catalogue } from '../catalogue/catalogue.entity.ts';
import type { SearchIndex } from './search-index.ts';

/** A mould that a number leads to, how surely, and the colour where the number says one. */
export type ByNumber = { score: number; colourId?: number };

const EXACT = 1000;
const ELEMENT = 950;
const ALIAS = 900;
const DESIGN = 850;
const BEGINS = 500;
const WITHOUT_PRINT = 300;
const DESIGN_NUMBER = /^\d{3,6}$/;
const LEAST = 2;
const MIN_BEGINNING = 3;

/** Where a whole question leads when it is read as a number, by the mould's place in the index. */
export function byNumber(catalogue: Catalogue, index: SearchIndex, typed: string): ReadonlyMap<number, ByNumber> {
  const found = new Map<number, ByNumber>();
  if (typed.length < LEAST || !/\d/.test(typed)) return found;
  const add = (place: number, hit: ByNumber) => {
    if ((found.get(place)?.score ?? 0) < hit.score) found.set(place, hit);
  };
  const placeOf = (id: string) => Number(id) - 1;
  for (const place of index.codes.get(typed) ?? [])
    add(place, { score: index.entries[place]?.mould.number.toLowerCase() === typed ? EXACT : ALIAS });
  const [, shopNumber = '', shopColour = ''] = /^(gds\d+)(\d{3})$/.exec(typed) ?? [];
  const colourId = catalogue.colours.find(({ codes }) => shopColour !== '' && codes.gds === shopColour)?.id;
  if (!found.size)
    for (const place of index.codes.get(shopNumber) ?? [])
      add(place, { score: ALIAS, ...(colourId === undefined ? {} : { colourId }) });
  const element = elementAt(catalogue, typed);
  if (element) add(placeOf(element.mould.id), { score: ELEMENT, colourId: element.colourId });
  if (DESIGN_NUMBER.test(typed))
    for (const mould of mouldsOfDesign(catalogue, typed)) add(placeOf(mould.id), { score: DESIGN });
  if (typed.length >= MIN_BEGINNING)
    for (const [number, places] of index.codes)
      if (number.startsWith(typed))
        for (const place of places)
          if (index.entries[place]?.mould.number.startsWith(number)) add(place, { score: BEGINS });
  if (found.size === 0) for (const place of plainPlaces(index, typed)) add(place, { score: WITHOUT_PRINT });
  return found;
}

/** The mould under a print, or with another letter, that the shop does not have: 3069bpb001 → 3069b, 3001c → 3001. */
function plainPlaces({ codes }: SearchIndex, typed: string): readonly number[] {
  const unprinted = typed.replace(/(pr|pb|pat|pm|ps|px|stk)\d+\w*$/, '');
  const bare = /^(\d{3,6})[a-z]\d*$/.exec(unprinted)?.[1];
  for (const number of [unprinted, bare])
    if (number && number !== typed && codes.has(number)) return codes.get(number) ?? [];
  return [];
}
