import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { later } from '../../../elements/Later/later.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { FacetedListLater } from '../FacetedList/faceted-list-later.tsx';
import type { ListedParts } from '../FacetedList/FacetedList.tsx';
import { ListSkeleton } from '../FacetedList/ListSkeleton.tsx';
import { messages } from './PartsScreen.messages.ts';
import styles from './PartsScreen.module.css';

export type PartsScreenProps = ListedParts;

const NoParts = later(async () => (await import('./NoParts.tsx')).NoParts);

/** All parts, or those of one kind, narrowed by filters. */
export function PartsScreen(props: PartsScreenProps) {
  const { formatMessage } = useIntl();
  const { categories, filter } = props;
  const { category, sub, sort } = filter;
  const all = formatMessage(messages.title);
  const top = categories.state === 'ready' ? categories.value.find(({ id }) => id === category) : undefined;
  const child = top?.children.find(({ id }) => id === sub);
  const trail = [
    { label: formatMessage(messages.home), to: { name: 'home' } as const },
    { label: all, to: { name: 'parts', sort } as const },
    ...(top ? [{ label: top.name, to: { name: 'parts', category, sort } as const }] : []),
    ...(child ? [{ label: child.name }] : []),
  ];
  return (
    <Page>
      <div className={styles.trail}>
        <Breadcrumbs trail={trail.map((crumb, at) => (at === trail.length - 1 ? { label: crumb.label } : crumb))} />
      </div>
      <h1 className={styles.title}>{child?.name ?? top?.name ?? all}</h1>
      <FacetedListLater {...props} empty={<NoParts />} fallback={<ListSkeleton filter={filter} />} />
    </Page>
  );
}
