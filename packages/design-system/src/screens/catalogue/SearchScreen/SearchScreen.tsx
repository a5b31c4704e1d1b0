import type { KeywordPiece, ProductSummary } from '@shop/contracts';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { appliedCount } from '../Facets/narrow.ts';
import { FacetedList, type ListedParts } from '../FacetedList/FacetedList.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import { asksColour, markedBy, type ReadSearch } from './marked-by.ts';
import { NothingFound } from './NothingFound.tsx';
import { QueryReading } from './QueryReading.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import { messages } from './SearchScreen.messages.ts';
import { shortQuery } from './short-query.ts';
import styles from './SearchScreen.module.css';

export type SearchScreenProps = ListedParts & {
  /** The search query, trimmed; '' if there is none, in which case the list and its filters are ignored. */
  query: string;
  /** A suggested correction if there are few or no results. */
  didYouMean?: string;
  /** How the server read the query; absent where it does not say. */
  reading?: readonly KeywordPiece[];
  /** Best sellers, shown when there are no results. */
  hot: Loadable<readonly ProductSummary[]>;
};

/** Search results with filters, or help on searching when there is no query. */
export function SearchScreen({ query, didYouMean, reading, hot, ...listProps }: SearchScreenProps) {
  const { formatMessage } = useIntl();
  const head = useFocusAfterRemoval<HTMLElement>(reading?.length);
  const { list, added, onAdd, facets, filter } = listProps;
  // Compared by content, so that the facets re-render only when the list changes.
  const search = JSON.stringify({ query, filter, reading });
  const marked = useMemo(() => markedBy(JSON.parse(search) as ReadSearch), [search]);
  // A server without filters for parts has ordinary goods, which are found by the words of their names.
  const hasParts = facets !== undefined;
  const short = shortQuery(query);
  const heading = query ? formatMessage(messages.resultsFor, { query: short }) : formatMessage(messages.title);
  const total = query && list.length.state === 'ready' ? list.length.value : undefined;
  const hasFound = total ? formatMessage(messages.count, { query: short, total }) : undefined;
  const summary = total === 0 ? formatMessage(messages.none, { query: short }) : hasFound;
  // With filters the list says which of them leave nothing.
  const title = total === 0 && appliedCount(filter) > 0 ? heading : (summary ?? heading);
  const help = <SearchHelp hasParts={hasParts} hot={hot} added={added} onAdd={onAdd} />;
  return (
    <Page>
      <header ref={head} className={styles.head}>
        <Breadcrumbs crumbs={[{ label: formatMessage(messages.home), to: { name: 'home' } }, { label: heading }]} />
        <h1>{title}</h1>
        <VisuallyHidden>
          <span role="status">{summary}</span>
        </VisuallyHidden>
        {query && didYouMean ? <DidYouMean query={didYouMean} /> : null}
        {reading ? <QueryReading reading={reading} filter={filter} /> : null}
      </header>
      {query === '' ? (
        <>
          <p className={styles.hint}>
            <FormattedMessage {...messages.ask} />
          </p>
          {help}
        </>
      ) : (
        <FacetedList
          {...listProps}
          search={query}
          marked={reading && marked}
          asksColour={asksColour(reading)}
          empty={
            <>
              <NothingFound hasParts={hasParts} categories={listProps.categories} />
              {help}
            </>
          }
        />
      )}
    </Page>
  );
}
