import type { Category, Facets, Fen, ProductSummary } from '@shop/contracts';
import { useCallback, useDeferredValue, useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SkipTo } from '../../../elements/SkipTo/SkipTo.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter, PartSort, Place } from '../../../places/places.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { FacetColumn } from '../Facets/FacetColumn.tsx';
import { FilterChips } from '../Facets/FilterChips.tsx';
import { appliedCount } from '../Facets/narrow.ts';
import { NoMatch } from '../Facets/NoMatch.tsx';
import { LongGrid } from '../LongGrid/LongGrid.tsx';
import { useStableCallback } from '../../../use-stable-callback.ts';
import type { LongList } from '../long-list.ts';
import { SortLinks } from '../SortLinks/SortLinks.tsx';
import { messages } from './FacetedList.messages.ts';
import styles from './FacetedList.module.css';
import { ResultCount } from './ResultCount.tsx';

/** Data and events of a filtered list of parts, shared by the screens that show one. */
export type ListedParts = {
  categories: Loadable<readonly Category[]>;
  /** Counts beside the filters; absent if the server has none, then only the categories are shown. */
  facets: Loadable<Facets> | undefined;
  filter: PartFilter & { sort: PartSort };
  list: LongList;
  /** Product id → pieces just added to the cart, shown on its card. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Called with the ends of a price range in fen, both inclusive; undefined means no limit on that side. */
  onPriceRange: (from?: Fen, to?: Fen) => void;
  /** Loads everything that failed again. */
  onRetry: () => void;
};

export type FacetedListProps = ListedParts & {
  /** The search query, when the list shows search results; undefined for all parts. */
  search?: string;
  /** The filter with what the search itself says of colour and size, and its places; the facets show these as chosen. */
  marked?: { filter: PartFilter; to: (filter: PartFilter) => Place };
  /** Whether the search leaves open which colour is meant, so that no card can be added before one is chosen. */
  asksColour?: boolean;
  /** Shown when the list is empty without any filter. */
  empty: ReactNode;
};

/** A list of parts with its filters on the left; on a phone they open above the list. */
export function FacetedList({
  categories,
  facets: counts,
  filter,
  list,
  search,
  marked,
  asksColour = false,
  empty,
  added,
  onAdd,
  onPriceRange,
  onRetry,
}: FacetedListProps) {
  const { formatMessage } = useIntl();
  const results = useId();
  // Hundreds of links, which are rendered in a transition: a filter that is pressed meanwhile does not wait for them.
  const facets = useDeferredValue(counts);
  const { sort, ...partFilter } = filter;
  const to = useCallback((next: PartFilter) => placeOf(search, { ...next, sort }), [search, sort]);
  const filterProps = { categories, facets, filter: partFilter, to };
  const stableEvents = { onPriceRange: useStableCallback(onPriceRange), onRetry: useStableCallback(onRetry) };
  const applied = appliedCount(partFilter);
  const total = list.length.state === 'ready' ? list.length.value : undefined;
  // An empty list without filters: changing filters cannot help.
  if (total === 0 && applied === 0) return empty;
  return (
    <div className={styles.split}>
      {/* Before the filters: a browser that paints half of a long document would put it above them later. */}
      <div className={styles.count} data-repeated={search === undefined ? undefined : true}>
        <ResultCount length={list.length}>
          {(count) => <FormattedMessage {...messages.count} values={{ total: count, b: (text) => <b>{text}</b> }} />}
        </ResultCount>
      </div>
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
            <FacetColumn {...filterProps} {...marked} {...stableEvents} />
          </section>
        </Disclosure>
      </div>
      <div className={styles.sort}>
        <SortLinks current={sort} toPlace={(next) => placeOf(search, { ...partFilter, sort: next })} />
      </div>
      <div className={styles.chips}>
        <FilterChips {...filterProps} />
      </div>
      <div id={results} tabIndex={-1} className={styles.results}>
        <LongGrid
          list={list}
          columns={4}
          toPlace={(page) => placeOf(search, { ...filter, page })}
          empty={<NoMatch {...filterProps} />}
          added={added}
          onAdd={asksColour ? undefined : onAdd}
        />
      </div>
    </div>
  );
}

const placeOf = (search: string | undefined, list: PartFilter & { sort: PartSort; page?: number }): Place =>
  search === undefined ? { name: 'parts', ...list } : { name: 'search', query: search, ...list };
