import type { ProductSummary } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartSort, Place } from '../../../places/places.ts';
import { PartResults, type PartPage } from '../PartResults/PartResults.tsx';
import { SortLinks } from '../SortLinks/SortLinks.tsx';
import { NothingFound, SearchHelp } from './SearchHelp.tsx';
import { messages } from './SearchScreen.messages.ts';
import styles from './SearchScreen.module.css';

export type SearchScreenProps = {
  /** What was asked, trimmed; '' before anything was asked. */
  query: string;
  /** Ignored while `query` is ''. */
  results: Loadable<PartPage>;
  sort: PartSort;
  page: number;
  pageSize: number;
  /** Best sellers, offered where there is nothing to show. */
  hot: Loadable<readonly ProductSummary[]>;
  /** Product id → pieces just put in the cart, so that its card can say so. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
};

/** What a search found, or what one can search for. */
export function SearchScreen({ query, results, sort, page, pageSize, hot, added, onAdd, onRetry }: SearchScreenProps) {
  const intl = useIntl();
  const asked = query ? intl.formatMessage(messages.resultsFor, { query }) : intl.formatMessage(messages.title);
  const total = query && results.state === 'ready' ? results.value.total : 0;
  const found = total > 0 ? intl.formatMessage(messages.count, { query, total }) : undefined;
  const place = (changed: { sort?: PartSort; page?: number }): Place => ({ name: 'search', query, sort, ...changed });
  const help = <SearchHelp hot={hot} added={added} onAdd={onAdd} />;
  const hasResults = results.state !== 'ready' || results.value.total > 0;
  return (
    <Page>
      <header className={styles.head}>
        <Breadcrumbs trail={[{ label: intl.formatMessage(messages.home), to: { name: 'home' } }, { label: asked }]} />
        <h1>{found ?? asked}</h1>
        <VisuallyHidden><span role="status">{found}</span></VisuallyHidden>
      </header>
      {query === '' ? (
        <>
          <p className={styles.ask}><FormattedMessage {...messages.ask} /></p>
          {help}
        </>
      ) : (
        <>
          {hasResults ? <div className={styles.bar}><SortLinks current={sort} toPlace={(next) => place({ sort: next })} /></div> : null}
          <PartResults results={results} page={page} pageSize={pageSize} columns={5} toPlace={(next) => place({ page: next })} empty={<><NothingFound query={query} />{help}</>} added={added} onAdd={onAdd} onRetry={onRetry} />
        </>
      )}
    </Page>
  );
}
