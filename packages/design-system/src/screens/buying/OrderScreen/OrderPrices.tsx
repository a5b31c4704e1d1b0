import type { Fen, Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceRows, PriceTotal, type PriceRow } from '../PriceRows/PriceRows.tsx';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

/** How the amount came about. The order names no member discount: it is what is still missing between the rows and the total. */
export function OrderPrices({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { goods, postage, couponDiscount, pointsDiscount, toPay } = order.prices;
  const less = (word: 'coupon' | 'points' | 'discount', fen: Fen): PriceRow[] => (fen > 0 ? [{ label: formatMessage(messages[word]), fen, kind: 'less' }] : []);
  return (
    <section className={styles.card} aria-label={formatMessage(messages.amounts)}>
      <PriceRows
        rows={[
          { label: formatMessage(messages.goods), note: formatMessage(messages.contents, { kinds: order.lines.length, pieces: order.pieces }), fen: goods },
          ...less('discount', goods + postage - couponDiscount - pointsDiscount - toPay),
          ...less('coupon', couponDiscount),
          ...less('points', pointsDiscount),
          { label: formatMessage(messages.postage), fen: postage, kind: postage === 0 ? 'free' : 'plain', word: formatMessage(messages.freePostage) },
        ]}
      />
      <div className={styles.sum}>
        <PriceTotal label={<FormattedMessage {...(order.isPaid ? messages.paid : messages.toPay)} />} fen={toPay} />
      </div>
    </section>
  );
}
