import type { ProductSummary } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { FacetedListLater } from '../FacetedList/faceted-list-later.tsx';
import type { ListedParts } from '../FacetedList/FacetedList.tsx';
import { ListSkeleton } from '../FacetedList/ListSkeleton.tsx';
import { messages } from './SearchScreen.messages.ts';
import { shortQuery } from './short-query.ts';
import styles from './SearchScreen.module.css';

export type SearchScreenProps = ListedParts & {
  /** What was asked, trimmed; '' before anything was asked. The list and its filters are ignored then. */
  query: string;
  /** What the shopper probably meant, where little or nothing was found. */
  didYouMean?: string;
  /** Best sellers, offered where there is nothing to show. */
  hot: Loadable<readonly ProductSummary[]>;
};

const SearchHelp = later(async () => (await import('./SearchHelp.tsx')).SearchHelp);
const NothingFound = later(async () => (await import('./NothingFound.tsx')).NothingFound);
const DidYouMean = later(async () => (await import('./DidYouMean.tsx')).DidYouMean);

/** What a search found, narrowed by filters, or what one can search for. */
export function SearchScreen({ query, didYouMean, hot, ...listed }: SearchScreenProps) {
  const { formatMessage } = useIntl();
  const { list, added, onAdd } = listed;
  const short = shortQuery(query);
  const asked = query ? formatMessage(messages.resultsFor, { query: short }) : formatMessage(messages.title);
  const total = query && list.length.state === 'ready' ? list.length.value : undefined;
  const found = total ? formatMessage(messages.count, { query: short, total }) : undefined;
  const help = <SearchHelp hot={hot} added={added} onAdd={onAdd} />;
  return (
    <Page>
      <header className={styles.head}>
        <Breadcrumbs trail={[{ label: formatMessage(messages.home), to: { name: 'home' } }, { label: asked }]} />
        <h1>{found ?? asked}</h1>
        <VisuallyHidden>
          <span role="status">{found ?? (total === 0 ? formatMessage(messages.none, { query: short }) : null)}</span>
        </VisuallyHidden>
        {query && didYouMean ? <DidYouMean query={didYouMean} /> : null}
      </header>
      {query === '' ? (
        <>
          <p className={styles.ask}>
            <FormattedMessage {...messages.ask} />
          </p>
          {help}
        </>
      ) : (
        <FacetedListLater
          {...listed}
          search={query}
          empty={
            <>
              <NothingFound query={short} categories={listed.categories} />
              {help}
            </>
          }
          fallback={<ListSkeleton filter={listed.filter} />}
        />
      )}
    </Page>
  );
}
