import type { ProductSummary } from '@shop/contracts';
import type { Loadable } from '../../loadable.ts';

/**
 * A list of parts whose pages load as they scroll into view. It may have 10,000 parts; only the visible ones are
 * rendered. Page numbers start at 1.
 */
export type LongList = {
  /**
   * The list as a whole: loading its first page, failed, or ready with its length. The length is the best estimate so
   * far and may change as pages load.
   */
  length: Loadable<number>;
  pageSize: number;
  /** The page named by the URL, shown first. */
  startPage: number;
  /** Requested pages by number. A page that is missing here was never requested. */
  pages: Readonly<Record<number, Loadable<readonly ProductSummary[]>>>;
  /** Called with the pages that are visible or about to be, whenever they change; the app loads the missing ones. */
  onPagesInSight: (pages: readonly number[]) => void;
  /** Called with the page at the top of the window, so that the URL can name it. */
  onTopPage: (page: number) => void;
  /** Loads everything that failed again. */
  onRetry: () => void;
};
