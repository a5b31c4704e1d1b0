import { elementAt, mouldsOfDesign } from '../catalogue-data/elements.ts';
import type { Catalogue } from '../catalogue-data/catalogue.entity.ts';
import type { SearchIndex } from './search-index.ts';

/** How well a number matches a mould, and the colour if the number implies one. */
export type NumberMatch = { score: number; colourId?: number };

const EXACT = 1000;
const ELEMENT = 950;
const ALIAS = 900;
const DESIGN = 850;
const PREFIX = 500;
const WITHOUT_PRINT = 300;
const DESIGN_NUMBER = /^\d{3,6}$/;
const MIN_LENGTH = 2;
const MIN_PREFIX = 3;

/** The moulds that match the whole query read as a number, by their place in the index. */
export function matchNumber(catalogue: Catalogue, index: SearchIndex, typed: string): ReadonlyMap<number, NumberMatch> {
  const found = new Map<number, NumberMatch>();
  if (typed.length < MIN_LENGTH || !/\d/.test(typed)) return found;
  const add = (place: number, hit: NumberMatch) => {
    if ((found.get(place)?.score ?? 0) < hit.score) found.set(place, hit);
  };
  for (const place of index.codes.get(typed) ?? [])
    add(place, { score: index.entries[place]?.mould.number.toLowerCase() === typed ? EXACT : ALIAS });
  const [, shopNumber = '', shopColour = ''] = /^(gds\d+)(\d{3})$/.exec(typed) ?? [];
  const colourId = catalogue.colours.find(({ codes }) => shopColour !== '' && codes.gds === shopColour)?.id;
  if (!found.size) for (const place of index.codes.get(shopNumber) ?? []) add(place, { score: ALIAS, colourId });
  const element = elementAt(catalogue, typed);
  if (element) add(index.placeOf(element.mould), { score: ELEMENT, colourId: element.colourId });
  if (DESIGN_NUMBER.test(typed))
    for (const mould of mouldsOfDesign(catalogue, typed)) add(index.placeOf(mould), { score: DESIGN });
  for (const place of placesStartingWith(index, typed)) add(place, { score: PREFIX });
  if (found.size === 0) for (const place of plainPlaces(index, typed)) add(place, { score: WITHOUT_PRINT });
  return found;
}

/** The moulds whose own number starts with the typed one. */
function placesStartingWith({ codes, entries }: SearchIndex, typed: string): readonly number[] {
  if (typed.length < MIN_PREFIX) return [];
  return [...codes]
    .filter(([number]) => number.startsWith(typed))
    .flatMap(([number, places]) => places.filter((place) => entries[place]?.mould.number.startsWith(number)));
}

/** The plain mould of a print or variant that the shop does not have: 3069bpb001 → 3069b, 3001c → 3001. */
function plainPlaces({ codes }: SearchIndex, typed: string): readonly number[] {
  const unprinted = typed.replace(/(pr|pb|pat|pm|ps|px|stk)\d+\w*$/, '');
  const bare = /^(\d{3,6})[a-z]\d*$/.exec(unprinted)?.[1];
  for (const number of [unprinted, bare])
    if (number && number !== typed && codes.has(number)) return codes.get(number) ?? [];
  return [];
}
