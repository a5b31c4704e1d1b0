import type { Order } from '@shop/contracts';

type Listed = { rows: readonly Order[]; hasMore: boolean };

/** An order without a time is not older than any. */
const timeOf = ({ placedAt }: Pick<Order, 'placedAt'>): number => placedAt ?? Infinity;

/**
 * A list of orders, newest first, with those that stay in their places although the server no longer lists them: no other
 * order moves under the pointer. Of a list with more pages, one that is older than its end may be on a later page, so it
 * is left out.
 */
export function withStaying({ rows, hasMore }: Listed, staying: readonly Order[]): readonly Order[] {
  const listed = new Set(rows.map(({ number }) => number));
  const end = hasMore ? Math.min(...rows.map(timeOf)) : -Infinity;
  return staying
    .filter((order) => !listed.has(order.number) && timeOf(order) >= end)
    .reduce<readonly Order[]>((all, order) => {
      const place = all.findIndex((other) => timeOf(other) < timeOf(order));
      return place === -1 ? [...all, order] : all.toSpliced(place, 0, order);
    }, rows);
}
