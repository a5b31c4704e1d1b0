import type { Favourite } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { shownColour } from '../../../commerce/ProductCard/shown-colour.ts';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { Tag, type TagProps } from '../../../elements/Tag/Tag.tsx';
import { buyingOf, type Obstacle } from '../buying.ts';
import { useFavouriteName } from '../use-favourite-name.ts';
import { CardAction } from './CardAction.tsx';
import { messages } from './FavouriteCard.messages.ts';
import styles from './FavouriteCard.module.css';
import { messages as listMessages } from './FavouritesScreen.messages.ts';

export type FavouriteCardProps = {
  favourite: Favourite;
  isSelected: boolean;
  /** Pieces that were just added to the cart; shown on the button. */
  quantityAdded: number;
  isAdding: boolean;
  onSelect: (isSelected: boolean) => void;
  onRemove: () => void;
  onAdd: () => void;
};

/** Below this stock the card shows how many are left. */
const LOW_STOCK = 100;
const MARKS: Partial<Record<Obstacle, TagProps['tone']>> = { soldOut: 'red', offSale: 'plain', presale: 'accent' };

/** A favourite: picture, name, price, whether it can be bought, and its actions. */
export function FavouriteCard({ favourite, isSelected, onSelect, onRemove, ...action }: FavouriteCardProps) {
  const { formatMessage } = useIntl();
  const { productId, picture, part, price, marketPrice, unit, stock } = favourite;
  const name = useFavouriteName()(favourite);
  const colour = shownColour(favourite);
  const buying = buyingOf(favourite);
  const obstacle = typeof buying === 'string' ? buying : undefined;
  const mark = obstacle && MARKS[obstacle];
  const isGone = obstacle === 'soldOut' || obstacle === 'offSale';
  const alt = colour ? formatMessage(messages.alt, { name, colour: colour.name }) : name;
  return (
    <article className={styles.card} data-selected={isSelected || undefined} data-gone={isGone || undefined}>
      <span className={styles.select}>
        <Checkbox
          label={formatMessage(listMessages.select, { name })}
          hideLabel
          isChecked={isSelected}
          onChange={onSelect}
        />
      </span>
      <div className={styles.picture}>
        <ProductPicture picture={picture} alt={alt} />
        {mark && obstacle !== 'choice' ? (
          <span className={styles.mark}>
            <Tag tone={mark}>
              <FormattedMessage {...messages[obstacle]} />
            </Tag>
          </span>
        ) : null}
      </div>
      <h2 className={styles.name}>
        <Link to={{ name: 'product', id: productId, colour: colour?.uniqueId }} look="card">
          {name}
        </Link>
      </h2>
      <p className={styles.number}>
        {part ? <span className={styles.mono}>{part.number}</span> : null}
        {colour ? <span className={styles.colour}>{colour.name}</span> : null}
      </p>
      <p className={styles.price}>
        {price === undefined ? (
          <span className={styles.quiet}>
            <FormattedMessage {...messages.priceUnknown} />
          </span>
        ) : (
          <span>
            <Price fen={price} unit={unit} />{' '}
            {marketPrice === undefined ? null : <Price fen={marketPrice} tone="struck" />}
          </span>
        )}
        {!isGone && stock !== undefined && stock < LOW_STOCK ? (
          <span className={styles.low}>
            <FormattedMessage {...messages.left} values={{ stock }} />
          </span>
        ) : null}
      </p>
      <CardAction favourite={favourite} name={name} obstacle={obstacle} {...action} />
      <button
        type="button"
        data-remove
        className={styles.remove}
        aria-label={formatMessage(listMessages.removeOne, { name })}
        title={formatMessage(listMessages.remove)}
        onClick={onRemove}
      >
        <Icon path={TRASH} />
      </button>
    </article>
  );
}
