import type { Language } from '@shop/contracts';
import type { Reference } from '../reference/reference.entity.ts';
import type { Allocation, ResolvedList } from '../resolve/allocate-stock.ts';
import type { BucketNow, RowView } from '../resolve/resolved.entity.ts';
import type { ResolvedRow } from '../resolve/resolved-row.ts';
import { writtenOf } from './to-row.ts';

/**
 * The order of buckets after undecided rows: changed or reduced rows, then those that cannot be bought, and ready ones
 * last.
 */
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

type Entry = { index: number; row: ResolvedRow; allocation: Allocation };

/**
 * Returns a function that gives the indexes of a view's rows, in its order. Caches the last view and the search text of
 * each row.
 */
export function createViews(
  reference: Reference,
  language: Language,
): (list: ResolvedList, view: RowView) => readonly number[] {
  const { compare } = new Intl.Collator(language);
  const byName = [...reference.colours].sort((one, other) => compare(one.names[language], other.names[language]));
  const colourOrder = new Map<number | 'any' | undefined, number>(byName.map(({ id }, index) => [id, index]));
  const texts = new WeakMap<ResolvedRow, string>();
  let last: { list: ResolvedList; view: string; indexes: readonly number[] } | undefined;

  function textOf(row: ResolvedRow): string {
    let text = texts.get(row);
    if (text === undefined) texts.set(row, (text = normalised(searchTextsOf(row, reference).join('\n'))));
    return text;
  }
  const orders: Record<RowView['sort'], ((entry: Entry) => number)[]> = {
    file: [],
    undecidedFirst: [({ row, allocation }) => (isOrWasUndecided(row, allocation) ? 0 : RANKS[allocation.bucket])],
    part: [({ row }) => leadingNumber(row.requested.part)],
    colour: [
      ({ row }) => colourOrder.get(row.requested.colour) ?? colourOrder.size,
      ({ row }) => leadingNumber(row.requested.part),
    ],
    sum: [({ allocation }) => -(allocation.buy?.sum ?? -1)],
    quantity: [({ row }) => -row.group.pieces],
  };
  return (list, view) => {
    const asText = JSON.stringify([view.bucket, view.search, view.sort]);
    if (last?.list === list && last.view === asText) return last.indexes;
    const terms = normalised(view.search).split(/\s+/).filter(Boolean);
    const entries: Entry[] = [];
    list.rows.forEach((row, index) => {
      const allocation = list.allocations[index];
      if (allocation && isInBucket(allocation, view.bucket) && terms.every((term) => textOf(row).includes(term)))
        entries.push({ index, row, allocation });
    });
    const indexes = sorted(entries, orders[view.sort], view.sort === 'part');
    last = { list, view: asText, indexes };
    return indexes;
  };
}

function isInBucket({ bucket, isUndecided }: Allocation, shown: RowView['bucket']): boolean {
  if (shown === undefined) return true;
  return shown === 'undecided' ? isUndecided : bucket === shown;
}

/** Sorts entries by values that are computed once per entry. Equal entries stay in the order of the files. */
function sorted(
  entries: readonly Entry[],
  sortValues: readonly ((entry: Entry) => number)[],
  isByPart: boolean,
): readonly number[] {
  if (sortValues.length === 0) return entries.map(({ index }) => index);
  const keyed = entries.map((entry) => ({
    index: entry.index,
    part: isByPart ? (entry.row.requested.part ?? '') : '',
    key: sortValues.map((sortValue) => sortValue(entry)),
  }));
  keyed.sort((one, other) => {
    for (const [at, value] of one.key.entries()) if (value !== other.key[at]) return value - (other.key[at] ?? 0);
    return one.part < other.part ? -1 : Number(one.part > other.part);
  });
  return keyed.map(({ index }) => index);
}

/**
 * The leading digits as a number (`3001` sorts before `30010`); part numbers without digits sort after, missing parts
 * last.
 */
function leadingNumber(part: string | undefined): number {
  if (part === undefined) return Number.MAX_SAFE_INTEGER;
  const digits = Number.parseInt(part, 10);
  return Number.isNaN(digits) ? Number.MAX_SAFE_INTEGER - 1 : digits;
}

/** Whether a row is undecided, or was before the shopper's choice, so that a row does not move when it is decided. */
function isOrWasUndecided(
  { variant, offers, edit, group }: ResolvedRow,
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

/**
 * All texts by which a row can be found: numbers, names, its colour in three languages and its GDS number, and the
 * cells as written.
 */
function searchTextsOf(row: ResolvedRow, reference: Reference): readonly string[] {
  const { requested, product } = row;
  const { part, colour, quantity } = writtenOf(row);
  const known = typeof requested.colour === 'number' ? reference.colour(requested.colour) : undefined;
  return [
    part,
    colour,
    quantity,
    requested.part ?? '',
    product?.number ?? '',
    product?.shopNumber ?? '',
    product?.name ?? '',
    ...(known ? [...Object.values(known.names), known.codes.gds ?? ''] : []),
  ];
}

/** Ignores case and width: `ＲＥＤ` is found by `red`. */
const normalised = (text: string) => text.normalize('NFKC').toLowerCase();
