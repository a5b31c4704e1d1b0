import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import styles from './BuyBox.module.css';
import { messages as own } from './decision.messages.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import type { ProductDecisionProps } from './ProductDecision.tsx';
import { messages } from './ProductScreen.messages.ts';
import { SaleButtons } from './SaleButtons.tsx';
import { mostOf, priceFor, type Standing } from './standing.ts';

/** Parts are bought by the handful. */
const HANDFULS = [10, 100];

type WhyNot = Exclude<Standing, 'buyable'> | 'limitReached';
const WHY_NOT: Record<WhyNot, MessageDescriptor> = {
  unchosen: messages.chooseFirst,
  colourOut: messages.soldOutColour,
  soldOut: messages.soldOutAll,
  offSale: messages.offSaleText,
  limitReached: own.limitReached,
};
const SHUT: Record<WhyNot, MessageDescriptor> = {
  unchosen: messages.add,
  colourOut: messages.soldOut,
  soldOut: messages.soldOut,
  offSale: messages.offSale,
  limitReached: messages.add,
};

export type BuyBoxProps = Omit<ProductDecisionProps, 'onChooseColour' | 'coupons' | 'isMember'> & {
  state: Standing;
  unit: string;
  isMember: boolean;
};

/** How many, what that costs, and the two ways to buy; or why not. */
export function BuyBox({
  product,
  offer,
  state,
  unit,
  isMember,
  quantity,
  onQuantity,
  adding,
  onAdd,
  onBuyNow,
  inCart,
  promotion,
  turning,
}: BuyBoxProps) {
  const intl = useIntl();
  const most = mostOf({ product, offer }, promotion);
  const pieces = Math.min(quantity, most);
  const price = priceFor({ product, offer }, isMember, promotion);
  const terms = [
    ...(product.minQuantity > 1 ? [intl.formatMessage(messages.least, { count: product.minQuantity, unit })] : []),
    ...(product.limitPerShopper ? [intl.formatMessage(messages.limit, { count: product.limitPerShopper, unit })] : []),
  ];
  if (promotion && turning && turning.phase !== 'running') {
    return (
      <div className={styles.box}>
        <SaleButtons product={product} offer={offer} promotion={promotion} phase={turning.phase} />
      </div>
    );
  }
  const whyNot = state !== 'buyable' ? state : most < product.minQuantity ? 'limitReached' : undefined;
  if (whyNot) {
    return (
      <div className={styles.box}>
        <Notice
          tone={whyNot === 'unchosen' ? 'plain' : 'amber'}
          action={
            whyNot === 'soldOut' || whyNot === 'offSale' ? (
              <ButtonLink to={{ name: 'parts' }}>
                <FormattedMessage {...messages.all} />
              </ButtonLink>
            ) : null
          }
        >
          <FormattedMessage {...WHY_NOT[whyNot]} />
        </Notice>
        <div className={styles.actions}>
          <Button size="large" isWide disabled>
            <FormattedMessage {...SHUT[whyNot]} />
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <p className={styles.label} aria-hidden="true">
        <b>
          <FormattedMessage {...messages.quantity} />
        </b>
        {terms.map((term) => (
          <span key={term}>{term}</span>
        ))}
      </p>
      <div className={styles.quantity}>
        <QuantityStepper
          value={pieces}
          note={quantity > most ? <FormattedMessage {...own.capped} values={{ most }} /> : null}
          min={product.minQuantity}
          max={most}
          label={[intl.formatMessage(messages.quantity), ...terms].join(' ')}
          onChange={onQuantity}
        />
        {HANDFULS.map((count) => (
          <Button
            key={count}
            className={styles.handful}
            aria-label={intl.formatMessage(messages.more, { count })}
            disabled={quantity >= most}
            onClick={() => onQuantity(Math.min(quantity + count, most))}
          >
            +{count}
          </Button>
        ))}
        <p className={styles.subtotal}>
          <FormattedMessage {...messages.subtotal} /> <Price fen={price * pieces} />
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
      {inCart === undefined || promotion ? null : (
        <FreeDelivery goods={inCart + (adding === 'added' ? 0 : price * pieces)} areInCart={adding === 'added'} />
      )}
    </div>
  );
}
