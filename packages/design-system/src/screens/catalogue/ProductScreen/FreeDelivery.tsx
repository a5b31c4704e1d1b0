import type { Fen } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import styles from './FreeDelivery.module.css';
import { messages } from './ProductScreen.messages.ts';

/**
 * How much is missing for free delivery outside remote areas: for the goods in the cart, or for those
 * together with the chosen quantity.
 */
export function FreeDelivery({ goods, freeFrom, areInCart }: { goods: Fen; freeFrom: Fen; areInCart: boolean }) {
  const money = useMoney();
  const texts = areInCart ? { missing: messages.missingNow, free: messages.freeNow } : messages;
  const missing = freeFrom - goods;
  return (
    <div className={styles.delivery}>
      <p>
        <span>
          <FormattedMessage
            {...(missing > 0 ? texts.missing : texts.free)}
            values={{ amount: money(missing), b: (text) => <b key="b">{text}</b> }}
          />
        </span>
        <span className={styles.sum}>
          {money(Math.min(goods, freeFrom))} / {money(freeFrom)}
        </span>
      </p>
      <div className={styles.bar}>
        <span style={{ width: `${Math.min(100, (goods / freeFrom) * 100)}%` }} />
      </div>
    </div>
  );
}
