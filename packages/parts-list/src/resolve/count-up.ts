import type { IdentifiedLine } from '../identifiers/identified.entity.ts';
import type { ResolvedList } from './allocate-stock.ts';
import type { BucketNow, Count, ListSummary } from './resolved.entity.ts';

type Counted = Pick<ListSummary, 'buckets' | 'total' | 'rows' | 'merged' | 'undecided' | 'touched' | 'buying'>;

const MILLIGRAMS_PER_GRAM = 1000;
const none = (): Count => ({ lines: 0, pieces: 0 });

/** Adds up lines and pieces: every row counts in its bucket, in the total, and in what is bought. */
export function countUp({ rows, allocations }: ResolvedList, spares: Count): Counted {
  const buckets: Record<BucketNow, Count> = {
    ready: none(),
    renamed: none(),
    noColour: none(),
    short: none(),
    offSale: none(),
    overLimit: none(),
    notSold: none(),
    unread: none(),
    waiting: none(),
  };
  const [total, undecided, prints, moulds] = [none(), none(), none(), none()];
  const buying = { rows: 0, lines: 0, pieces: 0, sum: 0, weight: 0 };
  let merged = 0;
  rows.forEach(({ group, kin }, index) => {
    const allocation = allocations[index];
    if (!allocation) return;
    add(buckets[allocation.bucket], group);
    add(total, group);
    if (group.lines > 1) merged += 1;
    if (allocation.isUndecided) add(undecided, group);
    if (kin?.mould) add(moulds, group);
    if (kin?.blank) add(prints, group);
    if (!allocation.buy) return;
    buying.rows += 1;
    buying.lines += group.lines;
    buying.pieces += allocation.buy.quantity;
    buying.sum += allocation.buy.sum;
    buying.weight += allocation.buy.quantity * (allocation.target?.product?.weight ?? 0);
  });
  return {
    buckets,
    total,
    rows: rows.length,
    merged,
    undecided,
    touched: { spares, prints, moulds },
    buying: { ...buying, weight: Math.round(buying.weight / MILLIGRAMS_PER_GRAM) },
  };
}

function add(count: Count, { lines, pieces }: Count) {
  count.lines += lines;
  count.pieces += pieces;
}

/** The spare parts in the files, bought or not. */
export function countSpares(lines: readonly IdentifiedLine[]): Count {
  const spares = none();
  for (const { read, quantity } of lines) if (read.isSpare) add(spares, { lines: 1, pieces: quantity });
  return spares;
}
