import type { ResolvedLine } from '../reference/resolved.entity.ts';
import type { Allocation } from './allocate-stock.ts';
import type { BucketNow, Count, ListSummary } from './settled.entity.ts';
import type { Standing } from './standing.ts';

type Counted = Pick<ListSummary, 'buckets' | 'total' | 'rows' | 'merged' | 'undecided' | 'touched' | 'buying'>;

const MILLIGRAMS = 1000;
const none = (): Count => ({ lines: 0, pieces: 0 });

/** Adds lines and pieces up: every row to its bucket, to the total, and to what is bought. */
export function countUp(standings: readonly Standing[], dealt: readonly Allocation[], spares: Count): Counted {
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
  standings.forEach(({ group, kin }, place) => {
    const deal = dealt[place];
    if (!deal) return;
    add(buckets[deal.bucket], group);
    add(total, group);
    if (group.lines > 1) merged += 1;
    if (deal.isUndecided) add(undecided, group);
    if (kin?.mould) add(moulds, group);
    if (kin?.blank) add(prints, group);
    if (!deal.buy) return;
    buying.rows += 1;
    buying.lines += group.lines;
    buying.pieces += deal.buy.quantity;
    buying.sum += deal.buy.sum;
    buying.weight += deal.buy.quantity * (deal.target?.product?.weight ?? 0);
  });
  return {
    buckets,
    total,
    rows: standings.length,
    merged,
    undecided,
    touched: { spares, prints, moulds },
    buying: { ...buying, weight: Math.round(buying.weight / MILLIGRAMS) },
  };
}

function add(count: Count, { lines, pieces }: Count) {
  count.lines += lines;
  count.pieces += pieces;
}

/** Spares of the files, whether they are bought or not. */
export function countSpares(lines: readonly ResolvedLine[]): Count {
  const spares = none();
  for (const { read, quantity } of lines) if (read.isSpare) add(spares, { lines: 1, pieces: quantity });
  return spares;
}
