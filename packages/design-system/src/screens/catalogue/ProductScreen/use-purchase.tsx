import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Limit } from '../PromotionStrip/live-promotion.ts';
import { messages as decisionMessages } from './decision.messages.ts';
import type { ProductDecisionProps } from './ProductDecision.tsx';
import { limitOf, priceFor, purchaseStatus } from './purchase-status.ts';
import { whyUnavailable } from './unavailable.ts';

type Purchase = Pick<
  ProductDecisionProps,
  'product' | 'offer' | 'isMember' | 'quantity' | 'onQuantity' | 'promotion'
> & {
  /** What the product is counted in. */
  unit: string;
};

/** How much of the choice would be bought, at which price, or why none; and the properties of its stepper. */
export function usePurchase({ product, offer, isMember = false, quantity, onQuantity, promotion, unit }: Purchase) {
  const intl = useIntl();
  const [typed, setTyped] = useState<number>();
  const limit = limitOf({ product, offer }, promotion);
  const { max } = limit;
  const min = product.minQuantity;
  const textOf = (one: Limit) => intl.formatMessage(decisionMessages.most, { ...one, unit });
  const reason = textOf(limit);
  const pieces = Math.min(quantity, max);
  const maxNote: ReactNode =
    quantity > max ? <FormattedMessage {...decisionMessages.capped} values={{ reason, most: max }} /> : reason;
  return {
    max,
    reason,
    textOf,
    pieces,
    /** Follows while a quantity is typed. */
    subtotal: priceFor({ product, offer }, isMember, promotion) * (typed ?? pieces),
    unavailable: whyUnavailable(purchaseStatus({ product, offer }), max < min),
    stepper: { value: pieces, min, max, maxNote, onChange: onQuantity, onType: setTyped },
  };
}
