import type { ProductSummary } from '@shop/contracts';
import type { Loadable } from '../../loadable.ts';

/**
 * A list of parts of which pages come as they are looked at. It may be 10,000 parts long; only what is in sight is drawn.
 * Pages are counted from 1.
 */
export type LongList = {
  /** The list as a whole: waiting for its first page, failed, or here with its length. The length is the app's best knowledge: it may change as pages come. */
  length: Loadable<number>;
  pageSize: number;
  /** The page that the address names: what is shown first. */
  startPage: number;
  /** Pages that were asked for, by number. A page that is not here was never wanted. */
  pages: Readonly<Record<number, Loadable<readonly ProductSummary[]>>>;
  /** Says which pages are in sight or about to be, whenever that changes; the app asks for those that are missing. */
  onPagesInSight: (pages: readonly number[]) => void;
  /** Says which page is at the top of the window, so that the address can name it. */
  onTopPage: (page: number) => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
};
