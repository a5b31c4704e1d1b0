import { useIntl } from 'react-intl';
import { Breadcrumbs, type Crumb } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { FacetedList, type ListedParts } from '../FacetedList/FacetedList.tsx';
import { NoParts } from './NoParts.tsx';
import { messages } from './PartsScreen.messages.ts';
import styles from './PartsScreen.module.css';

export type PartsScreenProps = ListedParts;

/** All parts, or those of one category, with filters. */
export function PartsScreen(props: PartsScreenProps) {
  const { formatMessage } = useIntl();
  const { categories, filter } = props;
  const { category, sub, sort } = filter;
  const all = formatMessage(messages.title);
  const top = categories.state === 'ready' ? categories.value.find(({ id }) => id === category) : undefined;
  const child = top?.children.find(({ id }) => id === sub);
  const breadcrumbs: Crumb[] = [
    { label: formatMessage(messages.home), to: { name: 'home' } },
    { label: all, to: { name: 'parts', sort } },
  ];
  if (top) breadcrumbs.push({ label: top.name, to: { name: 'parts', category, sort } });
  if (child) breadcrumbs.push({ label: child.name });
  return (
    <Page>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          crumbs={breadcrumbs.map((crumb, at) => (at === breadcrumbs.length - 1 ? { label: crumb.label } : crumb))}
        />
      </div>
      <h1 className={styles.title}>{child?.name ?? top?.name ?? all}</h1>
      <FacetedList {...props} empty={<NoParts />} />
    </Page>
  );
}
