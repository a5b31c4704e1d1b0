import type { Fen, RepairCartEntry } from '@shop/contracts';
import type { RepairChange, Repricing } from '@shop/design-system/screens/repair/RepairConfirmScreen/repricing.ts';

type Entry = Pick<RepairCartEntry, 'id' | 'set' | 'eligibility' | 'price' | 'lines'>;
/** Requests as the shopper saw them, and what they cost together. */
export type SeenRequests = { entries: readonly Entry[]; total: Fen };

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is different for a request: the most important reason. */
function changeOf(before: Entry, now: Entry | undefined): RepairChange | undefined {
  const prices = { set: before.set.name, before: before.price.total, now: now?.price.total ?? 0 };
  if (!now) return { ...prices, kind: 'gone' };
  if (!isEqual(before.eligibility, now.eligibility)) return { ...prices, kind: 'judged', eligibility: now.eligibility };
  if (!isEqual(before.lines.map(contentOf), now.lines.map(contentOf))) return { ...prices, kind: 'contents' };
  return prices.before === prices.now ? undefined : { ...prices, kind: 'price' };
}

/** What identifies the contents of a line; prices and names are compared on their own or depend on the language. */
const contentOf = (line: Entry['lines'][number]) => [
  line.kind === 'listed' ? line.inventoryId : line.description,
  line.quantity,
  line.reason,
  line.note,
];

/** How requests differ from what the shopper saw; undefined if nothing does. */
export function repricingBetween(before: SeenRequests, after: SeenRequests): Repricing | undefined {
  const changes = before.entries.flatMap(
    (entry) =>
      changeOf(
        entry,
        after.entries.find(({ id }) => id === entry.id),
      ) ?? [],
  );
  if (changes.length === 0 && before.total === after.total) return undefined;
  return { before: before.total, now: after.total, changes };
}

/**
 * How requests are judged otherwise than in the cart. Another postage is no surprise there: it depends on the address
 * that is chosen only now.
 */
export function judgedSinceCart(cart: SeenRequests, now: SeenRequests): Repricing | undefined {
  const repricing = repricingBetween(cart, now);
  const changes = repricing?.changes.filter(({ kind }) => kind !== 'price') ?? [];
  return repricing && changes.length > 0 ? { ...repricing, changes } : undefined;
}
