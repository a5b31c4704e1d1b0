import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { BuyBox } from './BuyBox.tsx';
import { OfferChoice } from './OfferChoice.tsx';
import styles from './ProductDecision.module.css';
import { messages } from './ProductScreen.messages.ts';
import type { ProductScreenProps } from './ProductScreen.tsx';
import { isLow, standing, type ProductChoice } from './standing.ts';

export type ProductDecisionProps = ProductChoice & Pick<ProductScreenProps, 'onChooseColour' | 'quantity' | 'onQuantity' | 'adding' | 'onAdd' | 'onBuyNow' | 'inCart'>;

/** What the shopper decides: which colour, how many, and whether. */
export function ProductDecision({ product, offer, onChooseColour, ...buying }: ProductDecisionProps) {
  const intl = useIntl();
  const state = standing({ product, offer });
  const { price, marketPrice, stock } = offer ?? product;
  const unit = product.unit || intl.formatMessage(messages.unit);
  return (
    <div className={styles.decision}>
      <div className={styles.head}>
        <h1>{product.name}</h1>
        {state === 'offSale' ? <Tag tone="amber"><FormattedMessage {...messages.offSale} /></Tag> : null}
        {state === 'buyable' || state === 'unchosen' ? <Tag tone="green" icon="check"><FormattedMessage {...messages.isInStock} /></Tag> : null}
        {state === 'soldOut' || state === 'colourOut' ? <Tag tone="red"><FormattedMessage {...messages.soldOut} /></Tag> : null}
      </div>
      {product.summary ? <p className={styles.summary}>{product.summary}</p> : null}
      <p className={styles.meta}>
        {product.part ? <span className={styles.number}>{product.part.number}</span> : null}
        {product.reviewCount > 0 ? <span className={styles.reviews}><Icon name="star" size={16} /><FormattedMessage {...messages.reviews} values={{ count: product.reviewCount, percent: product.goodReviewPercent }} /></span> : null}
        {product.sales > 0 ? <span><FormattedMessage {...messages.sold} values={{ sales: product.sales }} /></span> : null}
      </p>
      <div className={styles.cost}>
        <p className={styles.price}>
          <Price fen={price} unit={unit} size="large" />
          {marketPrice === undefined ? null : <Price fen={marketPrice} tone="struck" />}
        </p>
        {state === 'offSale' ? null : (
          <p className={styles.stock} data-tone={stock === 0 ? 'red' : isLow(stock) ? 'amber' : 'quiet'} aria-live="polite">
            <FormattedMessage {...(stock === 0 ? messages.soldOut : isLow(stock) ? messages.fewLeft : messages.inStock)} values={{ stock, unit }} />
          </p>
        )}
      </div>
      <OfferChoice offers={product.offers} chosen={offer} onChoose={onChooseColour} />
      <BuyBox product={product} offer={offer} state={state} unit={unit} price={price} {...buying} />
    </div>
  );
}
