import type { ProductSummary } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { PickKind } from '../../../places/places.ts';
import { ResultCount } from '../FacetedList/ResultCount.tsx';
import { LongGrid } from '../LongGrid/LongGrid.tsx';
import type { LongList } from '../long-list.ts';
import { messages } from './PicksScreen.messages.ts';
import styles from './PicksScreen.module.css';

export type PicksScreenProps = {
  kind: PickKind;
  list: LongList;
  /** Product id → pieces just added to the cart, shown on its card. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
};

const KINDS: readonly PickKind[] = ['best', 'hot', 'new', 'benefit'];
/** The lists in which the position is a sales rank. */
const RANKED: readonly PickKind[] = ['best', 'hot'];

/** The shop's recommendation lists: best, hot, new, benefit. */
export function PicksScreen({ kind, list, added, onAdd }: PicksScreenProps) {
  const { formatMessage } = useIntl();
  const empty = (
    <EmptyState
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
      action={
        <ButtonLink to={{ name: 'parts' }}>
          <FormattedMessage {...messages.all} />
        </ButtonLink>
      }
    />
  );
  return (
    <Page>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          crumbs={[
            { label: formatMessage(messages.home), to: { name: 'home' } },
            { label: formatMessage(messages[kind]) },
          ]}
        />
      </div>
      <h1 className={styles.title}>{formatMessage(messages[kind])}</h1>
      <div className={styles.bar}>
        <nav className={styles.kinds} aria-label={formatMessage(messages.kinds)}>
          {KINDS.map((one) => (
            <Link
              key={one}
              to={{ name: 'picks', kind: one }}
              look="plain"
              aria-current={one === kind ? 'page' : undefined}
            >
              {formatMessage(messages[one])}
            </Link>
          ))}
        </nav>
        <ResultCount length={list.length}>
          {(total) => <FormattedMessage {...messages.count} values={{ total, b: (text) => <b>{text}</b> }} />}
        </ResultCount>
      </div>
      <LongGrid
        key={kind}
        list={list}
        columns={5}
        toPlace={(page) => ({ name: 'picks', kind, page })}
        empty={empty}
        isRanked={RANKED.includes(kind)}
        added={added}
        onAdd={onAdd}
      />
    </Page>
  );
}
