import type { BalanceRecord } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { REFUND, WALLET } from '../../../elements/Icon/more-icons.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { placeOfOrder } from '../../../places/place-of-order.ts';
import { messages } from './BalanceScreen.messages.ts';
import styles from './BalanceScreen.module.css';

/** A change of the balance: why, when, how much, and the balance after it where the server sends it. */
export function RecordRow({ record }: { record: BalanceRecord }) {
  const { title, note, isGain, amount, balance, at, orderNumber } = record;
  const money = useMoney();
  return (
    <article className={styles.row} data-gain={isGain || undefined}>
      <span className={styles.icon}>
        <KindIcon {...record} />
      </span>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        {note || orderNumber ? (
          <p className={styles.more}>
            {note ? <span className={styles.note}>{note}</span> : null}
            {orderNumber ? (
              <Link to={placeOfOrder(orderNumber)}>
                <FormattedMessage {...messages.toOrder} />
              </Link>
            ) : null}
          </p>
        ) : null}
      </div>
      <p className={styles.at}>{at === undefined ? null : <DateTime moment={at} style="near" />}</p>
      <p className={styles.amount}>
        {isGain ? '+' : '−'}
        {money(amount)}
      </p>
      <p className={styles.after}>
        {balance === undefined ? null : (
          <>
            <span className={styles.word}>
              <FormattedMessage {...messages.columnAfter} />{' '}
            </span>
            {money(balance)}
          </>
        )}
      </p>
    </article>
  );
}

/** An order, a refund, or money in and out for any other reason. */
function KindIcon({ type, isGain }: Pick<BalanceRecord, 'type' | 'isGain'>) {
  if (type === 'pay_product') return <Icon name="cart" />;
  if (type === 'pay_product_refund') return <Icon path={REFUND} />;
  if (type === 'recharge') return <Icon path={WALLET} />;
  return <Icon name={isGain ? 'plus' : 'minus'} />;
}
