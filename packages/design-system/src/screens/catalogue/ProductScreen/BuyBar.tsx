import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { BUY } from '../PromotionStrip/buy-labels.ts';
import { messages } from './BuyBar.messages.ts';
import styles from './BuyBar.module.css';
import { ChosenOffer } from './ChosenOffer.tsx';
import type { ProductDecisionProps } from './ProductDecision.tsx';
import { messages as productMessages } from './ProductScreen.messages.ts';
import { disabledLabel } from './unavailable.ts';
import { usePurchase } from './use-purchase.tsx';

export type BuyBarProps = Pick<
  ProductDecisionProps,
  'product' | 'offer' | 'isMember' | 'quantity' | 'onQuantity' | 'adding' | 'onAdd' | 'onBuyNow' | 'promotion'
>;

/** The bar at the bottom of a phone: chosen colour, quantity, price, and the button to add. */
export function BuyBar(props: BuyBarProps) {
  const { product, offer, adding, onAdd, onBuyNow, promotion } = props;
  const intl = useIntl();
  const unit = product.unit || intl.formatMessage(productMessages.unit);
  const { pieces, subtotal, unavailable, stepper } = usePurchase({ ...props, unit });
  const isBusy = adding === 'busy';
  return (
    <section className={styles.bar} aria-label={intl.formatMessage(messages.label)}>
      <div className={styles.choice}>
        <ChosenOffer product={product} offer={offer} />
        {unavailable ? null : <Price fen={subtotal} />}
      </div>
      {unavailable ? (
        <Button size="large" disabled>
          <FormattedMessage {...disabledLabel(unavailable, promotion)} />
        </Button>
      ) : (
        <>
          <QuantityStepper {...stepper} label={intl.formatMessage(productMessages.quantity)} />
          <Button look="main" size="large" isBusy={isBusy} onClick={() => (promotion ? onBuyNow : onAdd)(pieces)}>
            <FormattedMessage {...(promotion ? BUY[promotion.kind] : productMessages[isBusy ? 'adding' : 'add'])} />
          </Button>
        </>
      )}
    </section>
  );
}
