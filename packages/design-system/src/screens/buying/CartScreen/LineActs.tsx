import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ICON_PATHS } from '../../../elements/Icon/icon-paths.ts';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { messages } from './CartScreen.messages.ts';
import styles from './LineActs.module.css';

export type LineActsProps = {
  /** The line's name. */
  part: string;
  /** Absent for what cannot be found again. */
  onMoveToFavourites?: (() => void) | undefined;
  onRemove: () => void;
};

/** The two ways out of the cart: to the favourites, or away. */
export function LineActs({ part, onMoveToFavourites, onRemove }: LineActsProps) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.acts}>
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
        title={formatMessage(messages.columnRemove)}
        onClick={onRemove}
      >
        <Icon path={TRASH} />
      </button>
    </span>
  );
}
