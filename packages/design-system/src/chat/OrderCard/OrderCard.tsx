import type { CardProduct } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../elements/Link/Link.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { placeOfOrder } from '../../places/place-of-order.ts';
import { messages } from './OrderCard.messages.ts';
import styles from './OrderCard.module.css';

export type OrderCardProps = {
  order: { orderNumber: string; lines: readonly { quantity: number; product: CardProduct }[] };
};

/** How many pictures are shown; the others are counted. */
const MAX_PICTURES = 4;

/**
 * An order or a repair request in the conversation; the whole card links to it. It shows no total: card products have today’s prices, not
 * those paid. Lines that the server does not send are not known: then only its number is shown.
 */
export function OrderCard({ order: { orderNumber, lines } }: OrderCardProps) {
  const more = lines.length - MAX_PICTURES;
  return (
    <Link to={placeOfOrder(orderNumber)} look="plain" className={styles.card}>
      <span className={styles.head}>
        <FormattedMessage {...messages.order} /> <span className={styles.number}>{orderNumber}</span>
      </span>
      {lines.length > 0 ? (
        <span className={styles.pictures}>
          {lines.slice(0, MAX_PICTURES).map(({ product }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an order may contain a part twice, and its lines are never reordered
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
      {lines.length > 0 ? (
        <span className={styles.foot}>
          <FormattedMessage
            {...messages.contents}
            values={{ kinds: lines.length, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) }}
          />
        </span>
      ) : null}
    </Link>
  );
}
