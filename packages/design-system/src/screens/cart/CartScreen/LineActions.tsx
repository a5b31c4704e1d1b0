import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ICON_PATHS } from '../../../elements/Icon/icon-paths.ts';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { messages as columnMessages } from '../../../commerce/LinesTableHead/LinesTableHead.messages.ts';
import { messages } from './CartScreen.messages.ts';
import styles from './LineActions.module.css';

export type LineActionsProps = {
  /** The name of the line's part. */
  part: string;
  /** Absent for a deleted product. */
  onMoveToFavourites?: (() => void) | undefined;
  onRemove: () => void;
};

/** Buttons that move a line to the favourites or remove it. */
export function LineActions({ part, onMoveToFavourites, onRemove }: LineActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.actions}>
      {onMoveToFavourites ? (
        <button
          type="button"
          aria-label={formatMessage(messages.moveLine, { part })}
          title={formatMessage(messages.move)}
          onClick={onMoveToFavourites}
        >
          <Icon path={ICON_PATHS.heartFull} />
        </button>
      ) : null}
      <button
        type="button"
        data-remove
        aria-label={formatMessage(messages.removeLine, { part })}
        title={formatMessage(columnMessages.remove)}
        onClick={onRemove}
      >
        <Icon path={TRASH} />
      </button>
    </span>
  );
}
