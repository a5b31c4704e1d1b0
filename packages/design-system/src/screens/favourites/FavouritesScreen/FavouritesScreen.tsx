import type { Favourite } from '@shop/contracts';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { AddingResult } from '../buying.ts';
import { FavouriteList } from './FavouriteList.tsx';
import { messages } from './FavouritesScreen.messages.ts';
import styles from './FavouritesScreen.module.css';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';

export type FavouritesScreenProps = {
  /** Newest first, page by page. */
  favourites: Loadable<readonly Favourite[]>;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  /** Ids of the selected products; ids that are not in the list are ignored. */
  selected: ReadonlySet<string>;
  onSelect: (productIds: readonly string[], isSelected: boolean) => void;
  onRemove: (favourites: readonly Favourite[]) => void;
  /** Pieces that were added one by one on this page, by product id. */
  added: Readonly<Record<string, number>>;
  /** The product that is being added on its own. */
  addingId?: string | undefined;
  onAdd: (favourite: Favourite) => void;
  /** Adding several: how far it is, or what came of it. */
  adding: 'idle' | { done: number; of: number } | AddingResult;
  onAddMany: (favourites: readonly Favourite[]) => void;
  onCloseResult: () => void;
  onRetry: () => void;
};

/** A shopper's favourites: what can still be bought, added to the cart together, or removed. */
export function FavouritesScreen(props: FavouritesScreenProps) {
  const { favourites, hasMore, onRetry } = props;
  const count = favourites.state === 'ready' ? favourites.value.length : undefined;
  const heading = useFocusWhenEmptied(count);
  return (
    <AccountFrame current="favourites" isWaiting={favourites.state === 'loading'}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            <FormattedMessage {...messages.title} />
          </h1>
          <p role="status" className={styles.quiet}>
            {count ? <FormattedMessage {...(hasMore ? messages.shown : messages.total)} values={{ count }} /> : null}
          </p>
        </div>
        <WhenReady of={favourites} skeleton={<FavouritesSkeleton />} onRetry={onRetry}>
          {(rows) => (rows.length === 0 && !hasMore ? <NoFavourites /> : <FavouriteList {...props} rows={rows} />)}
        </WhenReady>
      </div>
    </AccountFrame>
  );
}

function NoFavourites() {
  const { formatMessage } = useIntl();
  const action = <MainLink to={{ name: 'parts' }} text={messages.toParts} />;
  return <EmptyState title={formatMessage(messages.empty)} text={formatMessage(messages.emptyText)} action={action} />;
}

/** Moves the focus to the heading when the last row, which had it, was removed. */
function useFocusWhenEmptied(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count === 0 && before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
