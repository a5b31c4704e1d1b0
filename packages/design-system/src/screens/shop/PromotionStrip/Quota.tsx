import type { FlashSale } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import type { Phase } from './promotion.ts';
import { messages } from './PromotionStrip.messages.ts';
import styles from './PromotionStrip.module.css';

/** How much of a flash sale is gone, as a bar and in words, and how many one shopper may have. */
export function Quota({ sale, phase, unit }: { sale: FlashSale; phase: Phase; unit: string }) {
  const { quota, left, soldPercent, limitPerShopper, limitPerOrder, bought } = sale;
  const isPast = phase === 'over' || phase === 'soldOut';
  const percent = phase === 'coming' ? 0 : phase === 'soldOut' ? 100 : soldPercent;
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <p className={styles.terms}>
        {phase === 'coming' ? null : (
          <b>
            <FormattedMessage {...messages.sold} values={{ percent }} />
          </b>
        )}
        {quota > 0 && !isPast ? (
          <span>
            <FormattedMessage
              {...(phase === 'coming' ? messages.quota : messages.left)}
              values={{ quota, left, unit }}
            />
          </span>
        ) : null}
        {limitPerShopper > 0 && !isPast ? (
          <span>
            <FormattedMessage {...messages.perShopper} values={{ count: limitPerShopper, unit }} />
          </span>
        ) : null}
        {limitPerOrder > 0 && !isPast ? (
          <span>
            <FormattedMessage {...messages.perOrder} values={{ count: limitPerOrder, unit }} />
          </span>
        ) : null}
        {bought > 0 && !isPast && phase !== 'full' ? (
          <span>
            <FormattedMessage {...messages.bought} values={{ count: bought, unit }} />
          </span>
        ) : null}
      </p>
    </>
  );
}
