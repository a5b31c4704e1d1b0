import type { DeliveryTerms, Fen } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { messages } from './CartScreen.messages.ts';
import styles from './FreeDelivery.module.css';

const bold = (text: ReactNode[]) => <b>{text}</b>;

/** How much is missing for free delivery, and the terms of the shop. */
export function FreeDelivery({
  goods,
  terms: { fee, freeFrom, freeFromRemote },
}: {
  goods: Fen;
  terms: DeliveryTerms;
}) {
  const money = useMoney();
  const missing = freeFrom - goods;
  const share = Math.min(1, goods / freeFrom);
  return (
    <div className={styles.free} data-reached={missing <= 0 || undefined}>
      <p className={styles.missing}>
        <span>
          {missing > 0 ? (
            <FormattedMessage {...messages.missing} values={{ amount: money(missing), b: bold }} />
          ) : (
            <FormattedMessage {...messages.free} values={{ b: bold }} />
          )}
        </span>
        {missing > 0 ? (
          <Link to={{ name: 'parts', sort: 'priceUp' }}>
            <FormattedMessage {...messages.pickMore} />
          </Link>
        ) : (
          <Icon name="check" size={20} />
        )}
      </p>
      <div className={styles.meter} aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className={styles.rule}>
        <FormattedMessage
          {...messages.remote}
          values={{ express: money(fee), limit: money(freeFrom), remoteLimit: money(freeFromRemote) }}
        />
      </p>
    </div>
  );
}
