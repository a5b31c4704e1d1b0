import type { ProductSummary } from '@shop/contracts';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { CellRange } from './cell-range.ts';
import { pageOf } from './list-rows.ts';

/**
 * What stands in the list at the index of a part: the part, a placeholder while its page loads, or an error over as many
 * columns as parts of the row failed.
 */
export type ListCell = { at: number } & (
  | { kind: 'part'; product: ProductSummary }
  | { kind: 'loading' }
  | { kind: 'failed'; failure: Failure; columns: number }
);

type Pages = Readonly<Record<number, Loadable<readonly ProductSummary[]>>>;

/** The cells of the parts `from` to `to`, both included; none where a page is shorter than was counted. */
export function cellsOf(pages: Pages, { from, to }: CellRange, shape: { columns: number; pageSize: number }) {
  const { columns, pageSize } = shape;
  const pageAt = (at: number) => pages[pageOf(at, pageSize)];
  const isFailed = (at: number) => pageAt(at)?.state === 'failed';
  const cells: ListCell[] = [];
  for (let at = from; at <= to; at += 1) {
    const page = pageAt(at) ?? { state: 'loading' };
    if (page.state === 'loading') cells.push({ at, kind: 'loading' });
    else if (page.state === 'ready') {
      const product = page.value[at % pageSize];
      if (product) cells.push({ at, kind: 'part', product });
    } else if (at === from || at % columns === 0 || !isFailed(at - 1)) {
      let end = at + 1;
      while (end <= to && end % columns > 0 && isFailed(end)) end += 1;
      cells.push({ at, kind: 'failed', failure: page.failure, columns: end - at });
    }
  }
  return cells;
}
