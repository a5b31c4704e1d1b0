import type { Favourite } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { buyingOf } from '../buying.ts';
import styles from './AddingBar.module.css';
import { messages as cardMessages } from './FavouriteCard.messages.ts';
import type { FavouriteListProps } from './FavouriteList.tsx';
import { messages } from './FavouritesScreen.messages.ts';

type AddingBarProps = Pick<FavouriteListProps, 'rows' | 'hasMore' | 'adding' | 'onAddMany'> & {
  /** The selected favourites; with none, the actions are about all that are shown. */
  chosen: readonly Favourite[];
  onRemoveChosen: () => void;
};

/** The actions for the selected favourites, at the foot of the window: remove them, or add them to the cart. */
export function AddingBar({ rows, hasMore, chosen, adding, onAddMany, onRemoveChosen }: AddingBarProps) {
  const concerned = chosen.length > 0 ? chosen : rows;
  const offers = concerned.map(buyingOf).filter((buying) => typeof buying === 'object');
  const leftOut = concerned.length - offers.length;
  const hint = offers.some(({ quantity }) => quantity > 1) ? messages.leastOfEach : messages.oneOfEach;
  const progress = typeof adding === 'object' && 'done' in adding ? adding : undefined;
  return (
    <div className={styles.bar}>
      {chosen.length > 0 ? (
        <div className={styles.chosen}>
          <span aria-hidden="true">
            <FormattedMessage {...messages.selected} values={{ count: chosen.length }} />
          </span>
          <Button onClick={onRemoveChosen}>
            <FormattedMessage {...messages.removeSelected} />
          </Button>
        </div>
      ) : null}
      <p className={styles.hint}>
        {offers.length > 0 ? <FormattedMessage {...hint} /> : null}{' '}
        {leftOut > 0 ? (
          <FormattedMessage
            {...(offers.length > 0 ? messages.leftOut : messages.noneAddable)}
            values={{ count: leftOut }}
          />
        ) : null}
      </p>
      <Button
        look="main"
        size="large"
        className={styles.add}
        icon={<Icon name="cart" />}
        isBusy={progress !== undefined}
        disabled={offers.length === 0 && !progress}
        onClick={() => onAddMany(concerned)}
      >
        {progress ? (
          <FormattedMessage {...messages.addingMany} values={progress} />
        ) : (
          <FormattedMessage {...labelFor(offers.length, chosen.length, hasMore)} values={{ count: offers.length }} />
        )}
      </Button>
    </div>
  );
}

function labelFor(addable: number, chosen: number, hasMore: boolean) {
  if (addable === 0) return cardMessages.add;
  if (chosen > 0) return messages.addSelected;
  return hasMore ? messages.addShown : messages.addAll;
}
