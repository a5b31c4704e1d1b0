import type { Favourite } from '@shop/contracts';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { useFocusAfterRemoval } from '../../../elements/use-focus-after-removal.ts';
import { AddingBar } from './AddingBar.tsx';
import { AddingNotice } from './AddingNotice.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import { messages } from './FavouritesScreen.messages.ts';
import styles from './FavouritesScreen.module.css';
import type { FavouritesScreenProps } from './FavouritesScreen.tsx';

export type FavouriteListProps = Omit<FavouritesScreenProps, 'favourites' | 'onRetry'> & { rows: readonly Favourite[] };

/** The favourites as cards, which of them are selected, and what can be done with those. */
export function FavouriteList(props: FavouriteListProps) {
  const { rows, selected, onSelect, onRemove, added, addingId, onAdd, adding, onCloseResult } = props;
  const { formatMessage } = useIntl();
  const grid = useFocusAfterRemoval<HTMLUListElement>(rows.length);
  const selection = useRef<HTMLDivElement>(null);
  const chosen = rows.filter(({ productId }) => selected.has(productId));
  const isAll = chosen.length === rows.length;
  /** For the buttons that disappear with what they did. */
  const focusSelection = () => selection.current?.querySelector('input')?.focus();
  const removeChosen = () => {
    onRemove(chosen);
    focusSelection();
  };
  const closeResult = () => {
    onCloseResult();
    focusSelection();
  };
  return (
    <>
      <div ref={selection} className={styles.selection}>
        <Checkbox
          label={formatMessage(messages.selectAll)}
          isChecked={isAll}
          isMixed={!isAll && chosen.length > 0}
          onChange={(isSelected) =>
            onSelect(
              rows.map(({ productId }) => productId),
              isSelected,
            )
          }
        />
        <span className={styles.quiet} aria-live="polite">
          {chosen.length > 0 ? <FormattedMessage {...messages.selected} values={{ count: chosen.length }} /> : null}
        </span>
      </div>
      <ul ref={grid} className={styles.grid}>
        {rows.map((favourite) => (
          <li key={favourite.productId} className={styles.cell}>
            <FavouriteCard
              favourite={favourite}
              isSelected={selected.has(favourite.productId)}
              quantityAdded={added[favourite.productId] ?? 0}
              isAdding={addingId === favourite.productId}
              onSelect={(isSelected) => onSelect([favourite.productId], isSelected)}
              onRemove={() => onRemove([favourite])}
              onAdd={() => onAdd(favourite)}
            />
          </li>
        ))}
      </ul>
      <MoreButton hasMore={props.hasMore} isLoadingMore={props.isLoadingMore} onMore={props.onMore}>
        <FormattedMessage {...messages.more} />
      </MoreButton>
      <div className={styles.foot}>
        <div role="status" className={styles.result}>
          {typeof adding === 'object' && 'added' in adding ? (
            <AddingNotice result={adding} onClose={closeResult} />
          ) : null}
        </div>
        {rows.length > 0 ? <AddingBar {...props} chosen={chosen} onRemoveChosen={removeChosen} /> : null}
      </div>
    </>
  );
}
