import type { PresaleItem } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { PresaleKind } from '../../../places/places.ts';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { PresaleCard } from '../../../commerce/PresaleCard/PresaleCard.tsx';
import { PresaleCardSkeleton } from '../../../commerce/PresaleCard/PresaleCardSkeleton.tsx';
import { messages as promotion } from '../../../commerce/PresaleCard/PresaleCard.messages.ts';
import { messages } from './PresaleScreen.messages.ts';
import styles from './PresaleScreen.module.css';

export type PresaleScreenProps = {
  kind: PresaleKind;
  /** The presales of this kind, as far as they are loaded. */
  items: Loadable<readonly PresaleItem[]>;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  /** Loads everything that failed again. */
  onRetry: () => void;
};

const KINDS: readonly PresaleKind[] = ['all', 'running', 'before', 'over'];
const NONE = {
  all: messages.noneAll,
  before: messages.noneBefore,
  running: messages.noneRunning,
  over: messages.noneOver,
} as const satisfies Record<PresaleKind, unknown>;
const placeOf = (kind: PresaleKind) =>
  kind === 'all' ? ({ name: 'presale' } as const) : ({ name: 'presale', kind } as const);
const SKELETONS = 4;

/** Products that can be ordered before they are in stock, filtered by state, with dates and number of orders. */
export function PresaleScreen({ kind, items, hasMore, isLoadingMore, onMore, onRetry }: PresaleScreenProps) {
  const intl = useIntl();
  return (
    <Page title={<FormattedMessage {...promotion.presale} />}>
      <p className={styles.lead}>
        <FormattedMessage {...promotion.presaleLead} />
      </p>
      <nav className={styles.kinds} aria-label={intl.formatMessage(messages.kinds)}>
        {KINDS.map((one) => (
          <Link key={one} to={placeOf(one)} look="plain" aria-current={one === kind ? 'page' : undefined}>
            <FormattedMessage {...messages[one]} />
          </Link>
        ))}
      </nav>
      <VisuallyHidden>
        <h2>
          <FormattedMessage {...messages.list} />
        </h2>
      </VisuallyHidden>
      <WhenReady of={items} onRetry={onRetry} skeleton={<PresalesSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <NoPresale kind={kind} />
          ) : (
            <>
              <ul className={styles.list}>
                {all.map((item) => (
                  <li key={item.id}>
                    <PresaleCard item={item} hasButton />
                  </li>
                ))}
              </ul>
              <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore} />
            </>
          )
        }
      </WhenReady>
    </Page>
  );
}

/** A kind without presales links to all presales first; without any presale at all, to the parts. */
function NoPresale({ kind }: { kind: PresaleKind }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(NONE[kind])}
      text={intl.formatMessage(messages.noneText)}
      action={
        kind === 'all' ? (
          <MainLink to={{ name: 'parts' }} text={messages.parts} />
        ) : (
          <MainLink to={placeOf('all')} text={messages.showAll} />
        )
      }
    />
  );
}

function PresalesSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <PresaleCardSkeleton key={at} />
      ))}
    </div>
  );
}
