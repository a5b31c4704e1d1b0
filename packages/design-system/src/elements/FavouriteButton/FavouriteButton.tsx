import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { ICON_PATHS } from '../Icon/icon-paths.ts';
import { messages } from './FavouriteButton.messages.ts';
import styles from './FavouriteButton.module.css';
import { useFavourites, type Favoured } from './favourites.ts';

export type FavouriteButtonProps = {
  product: Favoured;
  /**
   * `onPicture` is a heart in the upper right corner of its container, `button` a heart with a label. @default
   * 'onPicture'
   */
  look?: 'onPicture' | 'button';
};

/** Adds a part to the favourites, or removes it. Renders nothing without a FavouritesProvider. */
export function FavouriteButton({ product, look = 'onPicture' }: FavouriteButtonProps) {
  const { formatMessage } = useIntl();
  const favourites = useFavourites();
  if (!favourites) return null;
  const isMarked = favourites.has(product.id);
  const word = formatMessage(messages.favourite);
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      aria-label={`${word} ${product.name}`}
      aria-pressed={isMarked}
      onClick={() => favourites.onToggle({ id: product.id, name: product.name })}
    >
      {isMarked ? <Icon name="heartFull" /> : <Icon path={ICON_PATHS.heartFull} />}
      {look === 'button' ? word : null}
    </button>
  );
}
