import type { Fen, Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceRows, PriceTotal, type PriceRow } from '../../../commerce/PriceRows/PriceRows.tsx';
import { words } from '../order.messages.ts';
import { messages } from './OrderScreen.messages.ts';
import styles from './OrderScreen.module.css';

/** How the amount came about. Goods are named as before the member's discount; what no row explains, the shop changed by hand. */
export function OrderPrices({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { goods, postage, couponDiscount, pointsDiscount, toPay } = order.prices;
  const saved = order.lines.reduce((sum, { savedPerPiece, quantity }) => sum + savedPerPiece * quantity, 0);
  const changed = toPay - (goods + postage - couponDiscount - pointsDiscount);
  const less = (word: 'coupon' | 'points' | 'member' | 'byShop', fen: Fen): PriceRow[] =>
    fen > 0 ? [{ label: formatMessage(messages[word]), fen, kind: 'less' }] : [];
  return (
    <section className={styles.card} aria-label={formatMessage(messages.amounts)}>
      <PriceRows
        rows={[
          {
            label: formatMessage(messages.goods),
            note: formatMessage(words.contents, { kinds: order.lines.length, pieces: order.pieces }),
            fen: goods + saved,
          },
          ...less('member', saved),
          ...less('coupon', couponDiscount),
          ...less('points', pointsDiscount),
          {
            label: formatMessage(messages.postage),
            fen: postage,
            kind: postage === 0 ? 'free' : 'plain',
            word: formatMessage(messages.freePostage),
          },
          ...(changed > 0 ? [{ label: formatMessage(messages.byShop), fen: changed }] : less('byShop', -changed)),
        ]}
      />
      <div className={styles.sum}>
        <PriceTotal label={<FormattedMessage {...(order.isPaid ? messages.paid : messages.toPay)} />} fen={toPay} />
      </div>
    </section>
  );
}
