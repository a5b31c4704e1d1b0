import type { Fen } from '@shop/contracts';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { QuantityStepper } from '../../../elements/QuantityStepper/QuantityStepper.tsx';
import styles from './BuyBox.module.css';
import { FreeDelivery } from './FreeDelivery.tsx';
import type { ProductDecisionProps } from './ProductDecision.tsx';
import { messages } from './ProductScreen.messages.ts';
import { mostOf, type Standing } from './standing.ts';

/** Parts are bought by the handful. */
const HANDFULS = [10, 100];

const WHY_NOT: Record<Exclude<Standing, 'buyable'>, MessageDescriptor> = {
  unchosen: messages.chooseFirst,
  colourOut: messages.soldOutColour,
  soldOut: messages.soldOutAll,
  offSale: messages.offSaleText,
};

export type BuyBoxProps = Omit<ProductDecisionProps, 'onChooseColour'> & { state: Standing; unit: string; price: Fen };

/** How many, what that costs, and the two ways to buy; or why not. */
export function BuyBox({ product, offer, state, unit, price, quantity, onQuantity, adding, onAdd, onBuyNow, inCart }: BuyBoxProps) {
  const intl = useIntl();
  const most = mostOf({ product, offer });
  const terms = [
    ...(product.minQuantity > 1 ? [intl.formatMessage(messages.least, { count: product.minQuantity, unit })] : []),
    ...(product.limitPerShopper ? [intl.formatMessage(messages.limit, { count: product.limitPerShopper, unit })] : []),
  ];
  if (state !== 'buyable') {
    return (
      <div className={styles.box}>
        <Notice tone={state === 'unchosen' ? 'plain' : 'amber'} action={state === 'unchosen' || state === 'colourOut' ? null : <ButtonLink to={{ name: 'parts' }}><FormattedMessage {...messages.all} /></ButtonLink>}>
          <FormattedMessage {...WHY_NOT[state]} />
        </Notice>
        <div className={styles.actions}>
          <Button size="large" isWide disabled><FormattedMessage {...(state === 'unchosen' ? messages.add : state === 'offSale' ? messages.offSale : messages.soldOut)} /></Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.box}>
      <p className={styles.label} aria-hidden="true"><b><FormattedMessage {...messages.quantity} /></b>{terms.map((term) => <span key={term}>{term}</span>)}</p>
      <div className={styles.quantity}>
        <QuantityStepper value={quantity} min={product.minQuantity} max={most} label={[intl.formatMessage(messages.quantity), ...terms].join(' ')} onChange={onQuantity} />
        {HANDFULS.map((count) => (
          <Button key={count} className={styles.handful} aria-label={intl.formatMessage(messages.more, { count })} disabled={quantity >= most} onClick={() => onQuantity(Math.min(quantity + count, most))}>
            +{count}
          </Button>
        ))}
        <p className={styles.subtotal}><FormattedMessage {...messages.subtotal} /> <Price fen={price * quantity} /></p>
      </div>
      <div className={styles.actions}>
        <Button look="main" size="large" isWide isBusy={adding === 'busy'} icon={<Icon name="cart" />} onClick={onAdd}><FormattedMessage {...(adding === 'busy' ? messages.adding : messages.add)} /></Button>
        <Button size="large" isWide disabled={adding === 'busy'} onClick={onBuyNow}><FormattedMessage {...messages.buyNow} /></Button>
      </div>
      <p className={styles.added} role="status">
        {adding === 'added' ? <><Icon name="check" size={16} /><FormattedMessage {...messages.added} /> <Link to={{ name: 'cart' }}><FormattedMessage {...messages.cart} /></Link></> : null}
      </p>
      {inCart === undefined ? null : <FreeDelivery goods={inCart + (adding === 'added' ? 0 : price * quantity)} areInCart={adding === 'added'} />}
    </div>
  );
}
