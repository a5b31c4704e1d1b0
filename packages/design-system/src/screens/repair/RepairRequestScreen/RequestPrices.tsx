import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { useEligibilityText } from '../../../commerce/EligibilityNotice/use-eligibility-text.ts';
import { PriceTotal } from '../../../commerce/PriceRows/PriceRows.tsx';
import { RepairPriceRows } from '../../../commerce/RepairPriceRows/RepairPriceRows.tsx';
import { messages } from './RepairRequestScreen.messages.ts';
import styles from './RepairRequestScreen.module.css';

/** Why the request is free or priced, and what it costs. */
export function RequestPrices({ request }: { request: RepairRequest }) {
  const eligibilityText = useEligibilityText();
  const { eligibility, price, lines, refunded, isPaid } = request;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{eligibilityText(eligibility)}</h2>
      <RepairPriceRows
        price={price}
        particles={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
        refunded={refunded}
      />
      <div className={styles.sum}>
        <PriceTotal
          label={<FormattedMessage {...(isPaid ? messages.paidTotal : messages.total)} />}
          fen={price.total - (isPaid ? refunded : 0)}
        />
      </div>
    </section>
  );
}
