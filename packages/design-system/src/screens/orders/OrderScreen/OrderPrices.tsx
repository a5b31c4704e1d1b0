import type { Fen, Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { orderMessages } from '../order.messages.ts';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

/**
 * How the amount adds up. Goods are listed at the price before the member discount; a difference that no row explains
 * is a manual change by the shop. Postage that the server does not send leaves both open.
 */
export function OrderPrices({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { goods, postage, couponDiscount, pointsDiscount, toPay } = order.prices;
  const saved = order.lines.reduce((sum, { savedPerPiece, quantity }) => sum + savedPerPiece * quantity, 0);
  const changed = postage === undefined ? 0 : toPay - (goods + postage - couponDiscount - pointsDiscount);
  const postageRow = (fen: Fen): PriceRow => ({
    label: formatMessage(messages.postage),
    fen,
    kind: fen === 0 ? 'free' : 'plain',
    text: formatMessage(messages.freePostage),
  });
  const deduction = (name: 'coupon' | 'points' | 'member' | 'byShop', fen: Fen): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[name]), fen, kind: 'discount' }] : [];
  return (
    <section className={styles.card} aria-label={formatMessage(messages.amounts)}>
      <PriceRows
        rows={[
          {
            label: formatMessage(messages.goods),
            note: formatMessage(orderMessages.contents, { kinds: order.lines.length, pieces: order.pieces }),
            fen: goods + saved,
          },
          ...deduction('member', saved),
          ...deduction('coupon', couponDiscount),
          ...deduction('points', pointsDiscount),
          ...(postage === undefined ? [] : [postageRow(postage)]),
          ...(changed > 0 ? [{ label: formatMessage(messages.byShop), fen: changed }] : deduction('byShop', -changed)),
        ]}
      />
      <div className={styles.sum}>
        <PriceTotal label={<FormattedMessage {...(order.isPaid ? messages.paid : messages.toPay)} />} fen={toPay} />
      </div>
    </section>
  );
}
