import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import styles from './BuyBox.module.css';
import { messages as decisionMessages } from './decision.messages.ts';
import type { ProductDecisionProps } from './ProductDecision.tsx';
import { messages } from './ProductScreen.messages.ts';
import { SaleButtons } from './SaleButtons.tsx';
import { disabledLabel, isFull, type UnavailableReason } from './unavailable.ts';
import { usePurchase } from './use-purchase.tsx';

/** Quantities that one button adds: parts are usually bought in tens and hundreds. */
const INCREMENTS = [10, 100];

/** Of goods that are no parts, whose variants are no colours. */
const GOODS_TEXT: Partial<Record<UnavailableReason, MessageDescriptor>> = {
  unchosen: decisionMessages.chooseKind,
  colourOut: decisionMessages.soldOutKind,
  soldOut: decisionMessages.soldOutGoods,
  offSale: decisionMessages.offSaleGoods,
};

const UNAVAILABLE_TEXT: Record<UnavailableReason, MessageDescriptor> = {
  unchosen: messages.chooseFirst,
  colourOut: messages.soldOutColour,
  soldOut: messages.soldOutAll,
  needsForm: decisionMessages.needsForm,
  offSale: messages.offSaleText,
  limitReached: decisionMessages.limitReached,
};

export type BuyBoxProps = Omit<ProductDecisionProps, 'onChooseColour' | 'compareShades' | 'coupons'> & { unit: string };

/** Quantity, subtotal and the buttons to buy; or the reason why the product cannot be bought. */
export function BuyBox(props: BuyBoxProps) {
  const { product, offer, unit, quantity, onQuantity, adding, onAdd, onBuyNow, promotion, live, restockAlert } = props;
  const intl = useIntl();
  const { max, reason, textOf, pieces, subtotal, unavailable, stepper } = usePurchase(props);
  const { minQuantity, limitPerShopper, limitPerOrder } = product;
  const terms: string[] = [];
  if (minQuantity > 1) terms.push(intl.formatMessage(messages.least, { count: minQuantity, unit }));
  if (limitPerShopper) terms.push(textOf({ reason: 'perShopper', max: limitPerShopper }));
  if (limitPerOrder) terms.push(textOf({ reason: 'perOrder', max: limitPerOrder }));
  if (promotion && live && live.phase !== 'running') {
    return (
      <div className={styles.box}>
        <SaleButtons product={product} offer={offer} promotion={promotion} phase={live.phase} />
      </div>
    );
  }
  if (unavailable) {
    return (
      <div className={styles.box}>
        <Notice
          tone={unavailable === 'unchosen' ? 'plain' : 'amber'}
          action={
            unavailable === 'soldOut' || unavailable === 'offSale' ? (
              <ButtonLink to={{ name: 'parts' }}>
                <FormattedMessage {...messages.all} />
              </ButtonLink>
            ) : null
          }
        >
          {isFull(unavailable, promotion) ? (
            <FormattedMessage {...decisionMessages.presaleFull} values={{ isAll: unavailable === 'soldOut' }} />
          ) : (
            <FormattedMessage
              {...((product.part ? undefined : GOODS_TEXT[unavailable]) ?? UNAVAILABLE_TEXT[unavailable])}
            />
          )}
        </Notice>
        <div className={styles.actions}>
          <Button size="large" isWide disabled>
            <FormattedMessage {...disabledLabel(unavailable, promotion)} />
          </Button>
        </div>
        {restockAlert && !promotion && (unavailable === 'soldOut' || unavailable === 'colourOut') ? (
          <Extra>{restockAlert()}</Extra>
        ) : null}
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <p className={styles.label} aria-hidden="true">
        <b>
          <FormattedMessage {...messages.quantity} />
        </b>
        {terms.map((term) =>
          // At the maximum, the reason is written below the field.
          term === reason && pieces >= max ? null : <span key={term}>{term}</span>,
        )}
      </p>
      <div className={styles.quantity}>
        <div className={styles.inBar}>
          <QuantityStepper {...stepper} label={[intl.formatMessage(messages.quantity), ...terms].join(' ')} />
        </div>
        {INCREMENTS.map((count) => (
          <Button
            key={count}
            className={styles.increment}
            aria-label={intl.formatMessage(messages.more, { count })}
            disabled={quantity >= max}
            onClick={() => onQuantity(Math.min(quantity + count, max))}
          >
            +{count}
          </Button>
        ))}
        <p className={styles.subtotal}>
          <FormattedMessage {...messages.subtotal} /> <Price fen={subtotal} />
        </p>
      </div>
      {promotion ? (
        <SaleButtons
          product={product}
          offer={offer}
          promotion={promotion}
          phase="running"
          isBusy={adding === 'busy'}
          onBuyNow={() => onBuyNow(pieces)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            look="main"
            size="large"
            isWide
            className={styles.inBar}
            isBusy={adding === 'busy'}
            icon={<Icon name="cart" />}
            onClick={() => onAdd(pieces)}
          >
            <FormattedMessage {...(adding === 'busy' ? messages.adding : messages.add)} />
          </Button>
          <Button size="large" isWide disabled={adding === 'busy'} onClick={() => onBuyNow(pieces)}>
            <FormattedMessage {...messages.buyNow} />
          </Button>
        </div>
      )}
      <p className={styles.added} role="status">
        {adding === 'added' && !promotion ? (
          <>
            <Icon name="check" size={16} />
            <FormattedMessage {...messages.added} />{' '}
            <Link to={{ name: 'cart' }}>
              <FormattedMessage {...messages.cart} />
            </Link>
          </>
        ) : null}
      </p>
    </div>
  );
}
