import type { ProductSummary } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { QuantityStepper } from '../../elements/QuantityStepper/QuantityStepper.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './ProductCard.messages.ts';
import styles from './BuyRow.module.css';

/** Quantity that a card starts with: parts are rarely bought singly. */
const DEFAULT_QUANTITY = 10;

type BuyRowProps = {
  product: ProductSummary;
  /** `uniqueId` of the colour to buy; absent where the shopper must choose a colour first. */
  uniqueId: string | undefined;
  quantityInCart: number;
  adding: 'idle' | 'busy' | 'added';
  onAdd: ((quantity: number, uniqueId: string) => void) | undefined;
};

/** The last line of a card: quantity and "add to cart" button, or the reason why the part cannot be bought here. */
export function BuyRow({ product, uniqueId, quantityInCart, adding, onAdd }: BuyRowProps) {
  const intl = useIntl();
  const [quantity, setQuantity] = useState(Math.max(1, Math.min(DEFAULT_QUANTITY, product.stock ?? Infinity)));
  const { stock } = product;
  const label = {
    idle: intl.formatMessage(messages.add),
    busy: intl.formatMessage(messages.adding),
    added: intl.formatMessage(messages.added, { quantity: quantityInCart || quantity }),
  }[adding];
  if (stock !== undefined && stock <= 0) {
    return (
      <div className={styles.buy}>
        <Button look="quiet" isWide disabled>
          <FormattedMessage {...messages.soldOut} />
        </Button>
      </div>
    );
  }
  if (!uniqueId || !onAdd) {
    return (
      <div className={styles.buy}>
        <ButtonLink look="quiet" isWide to={{ name: 'product', id: product.id }}>
          <FormattedMessage {...(product.part ? messages.chooseColour : messages.details)} />
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.buy}>
      <div className={styles.row}>
        <QuantityStepper
          value={quantity}
          max={stock}
          // A card of which less is left says so beside its price.
          maxNote={
            stock && stock > DEFAULT_QUANTITY ? <FormattedMessage {...messages.left} values={{ stock }} /> : undefined
          }
          onChange={setQuantity}
          label={intl.formatMessage(messages.quantity, { name: product.name })}
        />
        <Button
          look="quiet"
          className={styles.add}
          data-added={adding === 'added' || undefined}
          isBusy={adding === 'busy'}
          icon={<Icon name={adding === 'added' ? 'check' : 'cart'} size={16} />}
          onClick={() => onAdd(quantity, uniqueId)}
        >
          {label}
          <VisuallyHidden> {product.name}</VisuallyHidden>
        </Button>
      </div>
      <VisuallyHidden role="status">{adding === 'added' ? label : null}</VisuallyHidden>
    </div>
  );
}
