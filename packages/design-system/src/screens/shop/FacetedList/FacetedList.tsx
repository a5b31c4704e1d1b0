import type { Category, Facets, Fen, ProductSummary } from '@shop/contracts';
import { useCallback, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { later } from '../../../elements/Later/later.tsx';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter, PartSort, Place } from '../../../places/places.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { FilterChips } from '../Facets/FilterChips.tsx';
import { FacetSkeleton } from '../Facets/FacetSkeleton.tsx';
import { appliedCount } from '../Facets/narrow.ts';
import { NoMatch } from '../Facets/NoMatch.tsx';
import { LongGrid } from '../LongGrid/LongGrid.tsx';
import { useStableCallback } from '../../../use-stable-callback.ts';
import type { LongList } from '../long-list.ts';
import { SortLinks } from '../SortLinks/SortLinks.tsx';
import { messages } from './FacetedList.messages.ts';
import styles from './FacetedList.module.css';
import { ResultCount } from './ResultCount.tsx';

/** What a list of parts is drawn from, wherever it is shown. */
export type ListedParts = {
  categories: Loadable<readonly Category[]>;
  /** Counts beside the filters; where they fail, the categories stand alone. */
  facets: Loadable<Facets>;
  filter: PartFilter & { sort: PartSort };
  list: LongList;
  /** Product id → pieces just put in the cart, so that its card can say so. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Called with the ends of a price range, both included; without an end it is open there. */
  onPriceRange: (from?: Fen, to?: Fen) => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
};

export type FacetedListProps = ListedParts & {
  /** Which list is narrowed: all parts or what a search found. */
  search?: string;
  /** Shown where nothing is found though nothing is filtered. */
  empty: ReactNode;
};

/** Not needed for the first cards, and on a phone not before somebody opens it. */
const FacetColumn = later(async () => (await import('../Facets/FacetColumn.tsx')).FacetColumn);

/** A list of parts with its filters at the left; on a phone they open above it. */
export function FacetedList({
  categories,
  facets,
  filter,
  list,
  search,
  empty,
  added,
  onAdd,
  onPriceRange,
  onRetry,
}: FacetedListProps) {
  const { formatMessage } = useIntl();
  const results = useId();
  const { sort, ...wish } = filter;
  const to = useCallback((next: PartFilter) => placeOf(search, { ...next, sort }), [search, sort]);
  const narrowing = { categories, facets, filter: wish, to };
  const steady = { onPriceRange: useStableCallback(onPriceRange), onRetry: useStableCallback(onRetry) };
  const applied = appliedCount(wish);
  const total = list.length.state === 'ready' ? list.length.value : undefined;
  // Where nothing is found though nothing is filtered, filters are no way on.
  if (total === 0 && applied === 0) return empty;
  return (
    <div className={styles.split}>
      <SkipTo id={results}>
        <FormattedMessage {...messages.skipFilters} />
      </SkipTo>
      <div className={styles.filters}>
        <Disclosure
          icon="filter"
          side="start"
          label={
            <>
              <FormattedMessage {...messages.filters} />
              {applied > 0 ? <span className={styles.number}>{applied}</span> : null}
            </>
          }
          end={total === undefined ? formatMessage(messages.close) : formatMessage(messages.show, { total })}
        >
          <section aria-label={formatMessage(messages.filters)}>
            <FacetColumn {...narrowing} {...steady} fallback={<FacetSkeleton />} />
          </section>
        </Disclosure>
      </div>
      <div className={styles.count}>
        <ResultCount length={list.length}>
          {(count) => <FormattedMessage {...messages.count} values={{ total: count, b: (text) => <b>{text}</b> }} />}
        </ResultCount>
      </div>
      <div className={styles.sort}>
        <SortLinks current={sort} toPlace={(next) => placeOf(search, { ...wish, sort: next })} />
      </div>
      <div className={styles.chips}>
        <FilterChips {...narrowing} />
      </div>
      <div id={results} tabIndex={-1} className={styles.results}>
        <LongGrid
          list={list}
          columns={4}
          toPlace={(page) => placeOf(search, { ...filter, page })}
          empty={<NoMatch {...narrowing} />}
          added={added}
          onAdd={onAdd}
        />
      </div>
    </div>
  );
}

const placeOf = (search: string | undefined, wish: PartFilter & { sort: PartSort; page?: number }): Place =>
  search === undefined ? { name: 'parts', ...wish } : { name: 'search', query: search, ...wish };
