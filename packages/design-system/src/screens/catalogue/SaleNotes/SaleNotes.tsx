import type { DeliveryTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import type { Promotion } from '../PromotionStrip/live-promotion.ts';
import { messages } from './SaleNotes.messages.ts';
import styles from './SaleNotes.module.css';

export type SaleNotesProps = {
  kind: Promotion['kind'];
  /** Pieces of the choice that can be ordered; shown for a presale, since a flash sale shows its own. */
  left: number;
  unit: string;
  /** Absent where the server names no terms. */
  delivery: DeliveryTerms | undefined;
};

/** What a shopper should know before buying in a promotion: it is an order of its own, and what delivery costs. */
export function SaleNotes({ kind, left, unit, delivery }: SaleNotesProps) {
  const money = useMoney();
  return (
    <div className={styles.notes}>
      {kind === 'presale' ? (
        <p aria-live="polite">
          <FormattedMessage {...messages.presaleLeft} values={{ left: Math.max(0, left), unit }} />
        </p>
      ) : null}
      <p>
        <FormattedMessage {...messages.alone} />
      </p>
      <p>
        {delivery ? (
          <FormattedMessage
            {...messages.delivery}
            values={{
              fee: money(delivery.fee),
              freeFrom: money(delivery.freeFrom),
              freeFromRemote: money(delivery.freeFromRemote),
            }}
          />
        ) : (
          <FormattedMessage {...messages.deliveryLater} />
        )}
      </p>
    </div>
  );
}
