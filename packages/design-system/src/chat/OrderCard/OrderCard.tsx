import type { CardProduct } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../elements/Link/Link.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { messages } from './OrderCard.messages.ts';
import styles from './OrderCard.module.css';

export type OrderCardProps = {
  order: { orderNumber: string; lines: readonly { quantity: number; product: CardProduct }[] };
};

/** So many pictures are shown; the others are a number. */
const PICTURES = 4;

/** An order that the talk is about; the whole card leads to it. What it cost is on its page: the card names only today's prices. */
export function OrderCard({ order: { orderNumber, lines } }: OrderCardProps) {
  const more = lines.length - PICTURES;
  return (
    <Link to={{ name: 'order', order: orderNumber }} look="plain" className={styles.card}>
      <span className={styles.head}>
        <FormattedMessage {...messages.order} /> <span className={styles.number}>{orderNumber}</span>
      </span>
      {lines.length > 0 ? (
        <span className={styles.pictures}>
          {lines.slice(0, PICTURES).map(({ product }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an order may hold a part twice, and its lines never move
            <span key={index} className={styles.picture}>
              <ProductPicture picture={product.picture} alt="" />
            </span>
          ))}
          {more > 0 ? (
            <span className={styles.more}>
              <FormattedMessage {...messages.more} values={{ count: more }} />
            </span>
          ) : null}
        </span>
      ) : null}
      <span className={styles.foot}>
        <FormattedMessage
          {...messages.contents}
          values={{ kinds: lines.length, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }}
        />
      </span>
    </Link>
  );
}
