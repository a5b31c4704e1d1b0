import type { Reference } from '../reference/reference.entity.ts';
import type { BucketNow, RowView } from '../settle/settled.entity.ts';
import type { Settled } from '../settle/settlement.ts';
import type { Allocation } from '../settle/allocate-stock.ts';
import type { Standing } from '../settle/standing.ts';
import type { Language } from './language.ts';
import { writtenOf } from './to-row.ts';

/** After what waits for a decision: what was changed or cut comes before what cannot be had, and what is ready comes last. */
const RANKS: Record<BucketNow, number> = {
  unread: 1,
  noColour: 2,
  short: 3,
  overLimit: 4,
  renamed: 5,
  offSale: 6,
  notSold: 7,
  waiting: 8,
  ready: 9,
};

type Entry = { place: number; standing: Standing; deal: Allocation };

/** Places of the rows of a view, in its order. Works the last view out once, and the words of a row once while it stands as it does. */
export function createViews(
  reference: Reference,
  language: Language,
): (settled: Settled, view: RowView) => readonly number[] {
  const { compare } = new Intl.Collator(language);
  const byName = [...reference.colours].sort((one, other) => compare(one.names[language], other.names[language]));
  const colourPlaces = new Map<number | 'any' | undefined, number>(byName.map(({ id }, place) => [id, place]));
  const texts = new WeakMap<Standing, string>();
  let last: { settled: Settled; view: string; places: readonly number[] } | undefined;

  function textOf(standing: Standing): string {
    let text = texts.get(standing);
    if (text === undefined) texts.set(standing, (text = folded(wordsOf(standing, reference).join('\n'))));
    return text;
  }
  const orders: Record<RowView['sort'], ((entry: Entry) => number)[]> = {
    file: [],
    undecidedFirst: [({ standing, deal }) => (isQuestion(standing, deal) ? 0 : RANKS[deal.bucket])],
    part: [({ standing }) => leadingNumber(standing.asked.part)],
    colour: [
      ({ standing }) => colourPlaces.get(standing.asked.colour) ?? colourPlaces.size,
      ({ standing }) => leadingNumber(standing.asked.part),
    ],
    sum: [({ deal }) => -(deal.buy?.sum ?? -1)],
    quantity: [({ standing }) => -standing.group.pieces],
  };
  return (settled, view) => {
    const asText = JSON.stringify([view.bucket, view.search, view.sort]);
    if (last?.settled === settled && last.view === asText) return last.places;
    const terms = folded(view.search).split(/\s+/).filter(Boolean);
    const entries: Entry[] = [];
    settled.standings.forEach((standing, place) => {
      const deal = settled.dealt[place];
      const isShown =
        deal &&
        (view.bucket === undefined || (view.bucket === 'undecided' ? deal.isUndecided : deal.bucket === view.bucket)) &&
        terms.every((term) => textOf(standing).includes(term));
      if (isShown) entries.push({ place, standing, deal });
    });
    const places = sorted(entries, orders[view.sort], view.sort === 'part');
    last = { settled, view: asText, places };
    return places;
  };
}

/** Puts entries in order by their figures, each worked out once; what is alike keeps the order of the files. */
function sorted(
  entries: readonly Entry[],
  figures: readonly ((entry: Entry) => number)[],
  isByPart: boolean,
): readonly number[] {
  if (figures.length === 0) return entries.map(({ place }) => place);
  const keyed = entries.map((entry) => ({
    place: entry.place,
    part: isByPart ? (entry.standing.asked.part ?? '') : '',
    key: figures.map((figure) => figure(entry)),
  }));
  keyed.sort((one, other) => {
    for (const [at, figure] of one.key.entries()) if (figure !== other.key[at]) return figure - (other.key[at] ?? 0);
    return one.part < other.part ? -1 : Number(one.part > other.part);
  });
  return keyed.map(({ place }) => place);
}

/** Numbers sort by their leading figures (`3001` before `30010`); those without come after, and no part at all comes last. */
function leadingNumber(part: string | undefined): number {
  if (part === undefined) return Number.MAX_SAFE_INTEGER;
  const figures = Number.parseInt(part, 10);
  return Number.isNaN(figures) ? Number.MAX_SAFE_INTEGER - 1 : figures;
}

/** Whether a row asks, or asked and was answered: so that a row stays where it is while it is decided. */
function isQuestion(
  { variant, offers, edit, group }: Standing,
  { bucket, taken, isLeftOut, isUndecided }: Allocation,
): boolean {
  if (isUndecided || (edit && !group.first.isUnderstood)) return true;
  if (taken?.by !== 'shopper' && taken?.by !== 'colour' && !isLeftOut) return false;
  return (
    bucket === 'unread' ||
    bucket === 'noColour' ||
    (bucket === 'short' && !variant?.stock) ||
    (bucket === 'notSold' && offers.length > 0) ||
    offers[0]?.how === 'anyColour'
  );
}

/** Everything a row may be found by: numbers, names, its colour in three languages and its GDS number, and what is written. */
function wordsOf(standing: Standing, reference: Reference): readonly string[] {
  const { asked, product } = standing;
  const { part, colour, quantity } = writtenOf(standing);
  const known = typeof asked.colour === 'number' ? reference.colour(asked.colour) : undefined;
  return [
    part,
    colour,
    quantity,
    asked.part ?? '',
    product?.number ?? '',
    product?.shopNumber ?? '',
    product?.name ?? '',
    ...(known ? [...Object.values(known.names), known.codes.gds ?? ''] : []),
  ];
}

/** Without case and width: `ＲＥＤ` is found by `red`. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
