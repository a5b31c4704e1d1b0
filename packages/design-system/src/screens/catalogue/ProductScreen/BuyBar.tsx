import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import { BUY } from '../PromotionStrip/buy-labels.ts';
import type { Phase } from '../PromotionStrip/live-promotion.ts';
import { messages } from './BuyBar.messages.ts';
import styles from './BuyBar.module.css';
import { ChosenOffer } from './ChosenOffer.tsx';
import { messages as decisionMessages } from './decision.messages.ts';
import type { ProductDecisionProps } from './ProductDecision.tsx';
import { messages as productMessages } from './ProductScreen.messages.ts';
import { limitOf, priceFor, purchaseStatus } from './purchase-status.ts';
import { disabledLabel, whyUnavailable } from './unavailable.ts';

export type BuyBarProps = Pick<
  ProductDecisionProps,
  'product' | 'offer' | 'isMember' | 'quantity' | 'onQuantity' | 'adding' | 'onAdd' | 'onBuyNow' | 'promotion'
> & {
  /** Of the promotion. */
  phase: Phase | undefined;
};

/**
 * The bar at the bottom of a phone: chosen colour, quantity, price, and the button to add. Absent where nothing can be
 * bought in any colour.
 */
export function BuyBar({
  product,
  offer,
  isMember = false,
  quantity,
  onQuantity,
  adding,
  onAdd,
  onBuyNow,
  promotion,
  phase,
}: BuyBarProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<number>();
  const limit = limitOf({ product, offer }, promotion);
  const { max } = limit;
  const unavailable = whyUnavailable(purchaseStatus({ product, offer }), max < product.minQuantity);
  if (promotion && phase !== 'running') return null;
  if (unavailable && unavailable !== 'unchosen' && unavailable !== 'colourOut') return null;
  const pieces = Math.min(quantity, max);
  const isBusy = adding === 'busy';
  const unit = product.unit || intl.formatMessage(productMessages.unit);
  const reason = intl.formatMessage(decisionMessages.most, { ...limit, unit });
  return (
    <section className={styles.bar} aria-label={intl.formatMessage(messages.label)}>
      <div className={styles.choice}>
        <ChosenOffer product={product} offer={offer} />
        {unavailable ? null : <Price fen={priceFor({ product, offer }, isMember, promotion) * (typed ?? pieces)} />}
      </div>
      {unavailable ? (
        <Button size="large" disabled>
          <FormattedMessage {...disabledLabel(unavailable, promotion)} />
        </Button>
      ) : (
        <>
          <QuantityStepper
            value={pieces}
            min={product.minQuantity}
            max={max}
            maxNote={
              quantity > max ? <FormattedMessage {...decisionMessages.capped} values={{ reason, most: max }} /> : reason
            }
            label={intl.formatMessage(productMessages.quantity)}
            onChange={onQuantity}
            onType={setTyped}
          />
          <Button look="main" size="large" isBusy={isBusy} onClick={() => (promotion ? onBuyNow : onAdd)(pieces)}>
            <FormattedMessage {...(promotion ? BUY[promotion.kind] : productMessages[isBusy ? 'adding' : 'add'])} />
          </Button>
        </>
      )}
    </section>
  );
}
