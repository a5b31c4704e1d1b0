import type { Favourite } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { Place } from '../../../places/places.ts';
import type { Obstacle } from '../buying.ts';
import { messages } from './FavouriteCard.messages.ts';
import styles from './FavouriteCard.module.css';

type CardActionProps = {
  favourite: Favourite;
  name: string;
  obstacle: Obstacle | undefined;
  quantityAdded: number;
  isAdding: boolean;
  onAdd: () => void;
};

/** The last line of a card: adds it to the cart, or links to where one gets further. */
export function CardAction({ favourite, name, obstacle, quantityAdded, isAdding, onAdd }: CardActionProps) {
  const { formatMessage } = useIntl();
  if (obstacle) {
    return (
      <div className={styles.action}>
        <ButtonLink look="quiet" isWide to={placeFor(obstacle, favourite)}>
          <FormattedMessage {...messages[LABELS[obstacle]]} />
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </div>
    );
  }
  const isAdded = quantityAdded > 0 && !isAdding;
  const added = formatMessage(messages.added, { quantity: quantityAdded });
  const label = isAdded ? added : formatMessage(isAdding ? messages.adding : messages.add);
  return (
    <div className={styles.action}>
      <Button
        look="quiet"
        isWide
        className={styles.add}
        data-added={isAdded || undefined}
        isBusy={isAdding}
        icon={<Icon name={isAdded ? 'check' : 'cart'} size={16} />}
        onClick={onAdd}
      >
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">{isAdded ? added : null}</span>
      </VisuallyHidden>
    </div>
  );
}

const LABELS = { soldOut: 'similar', offSale: 'similar', presale: 'toPresale', choice: 'choose' } as const;

/** Similar parts of what cannot be bought, else the page of the product. */
function placeFor(obstacle: Obstacle, { productId, name }: Favourite): Place {
  const isGone = obstacle === 'soldOut' || obstacle === 'offSale';
  return isGone && name ? { name: 'search', query: name } : { name: 'product', id: productId };
}
