import type { Category, ProductSummary } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PartSort, Place } from '../../../places/places.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { PartResults, type PartPage } from '../PartResults/PartResults.tsx';
import { ResultCount } from '../PartResults/ResultCount.tsx';
import { SortLinks } from '../SortLinks/SortLinks.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { FilterChips, type AppliedFilter } from './FilterChips.tsx';
import { messages } from './PartsScreen.messages.ts';
import styles from './PartsScreen.module.css';

export type PartsFilter = { category?: string; sub?: string; sort: PartSort; page: number };

export type PartsScreenProps = {
  categories: Loadable<readonly Category[]>;
  results: Loadable<PartPage>;
  filter: PartsFilter;
  pageSize: number;
  /** Product id → pieces just put in the cart, so that its card can say so. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
};

const NoParts = later(async () => (await import('./NoParts.tsx')).NoParts);

/** All parts, or those of one kind: the tree of kinds at the left, the parts as cards, page by page. */
export function PartsScreen({ categories, results, filter, pageSize, added, onAdd, onRetry }: PartsScreenProps) {
  const intl = useIntl();
  const { category, sub, sort } = filter;
  const all = intl.formatMessage(messages.title);
  const top = categories.state === 'ready' ? categories.value.find(({ id }) => id === category) : undefined;
  const child = top?.children.find(({ id }) => id === sub);
  const place = (changed: Partial<PartsFilter>): Place => ({ name: 'parts', category, sub, sort, ...changed });
  const applied: AppliedFilter[] = [
    ...(top ? [{ ...top, without: place({ category: undefined, sub: undefined }) }] : []),
    ...(child ? [{ ...child, without: place({ sub: undefined }) }] : []),
  ];
  const trail = [{ label: intl.formatMessage(messages.home), to: { name: 'home' } as const }, { label: all, to: place({ category: undefined, sub: undefined }) }, ...applied.map(({ id, name }) => ({ label: name, to: place({ category, sub: id === sub ? sub : undefined }) }))];
  return (
    <Page>
      <div className={styles.trail}><Breadcrumbs trail={trail.map(({ label, to }, at) => (at === trail.length - 1 ? { label } : { label, to }))} /></div>
      <h1 className={styles.title}>{child?.name ?? top?.name ?? all}</h1>
      <div className={styles.split}>
        <div className={styles.kinds}>
          <Disclosure icon="filter" side="start" label={<><FormattedMessage {...messages.filters} />{applied.length > 0 ? <span className={styles.number}>{applied.length}</span> : null}</>}>
            <CategoryTree categories={categories} category={category} sub={sub} sort={sort} onRetry={onRetry} />
          </Disclosure>
        </div>
        <div className={styles.count}><ResultCount results={results}>{(total) => <FormattedMessage {...messages.count} values={{ total, b: (text) => <b>{text}</b> }} />}</ResultCount></div>
        <div className={styles.sort}><SortLinks current={sort} toPlace={(next) => place({ sort: next })} /></div>
        <div className={styles.chips}><FilterChips applied={applied} /></div>
        <div className={styles.results}>
          <PartResults results={results} page={filter.page} pageSize={pageSize} columns={4} toPlace={(page) => place({ page })} empty={<NoParts isFiltered={Boolean(category)} />} added={added} onAdd={onAdd} onRetry={onRetry} />
        </div>
      </div>
    </Page>
  );
}
