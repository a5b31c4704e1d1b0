import type { FlashSale } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import type { Phase } from './live-promotion.ts';
import { messages } from './PromotionStrip.messages.ts';
import styles from './PromotionStrip.module.css';

/** Phases whose share does not depend on the count of the server, which may lag behind. */
const FIXED_PERCENT: Partial<Record<Phase, number>> = { coming: 0, soldOut: 100 };

/** The share of a flash sale already sold, as a bar and as text, and the limits per shopper and order. */
export function Quota({ sale, phase, unit }: { sale: FlashSale; phase: Phase; unit: string }) {
  const { quota, left, soldPercent, limitPerShopper, limitPerOrder, bought } = sale;
  const isPast = phase === 'over' || phase === 'soldOut';
  const percent = FIXED_PERCENT[phase] ?? soldPercent;
  return (
    <>
      {percent === undefined ? null : (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
      <p className={styles.terms}>
        {phase === 'coming' || percent === undefined ? null : (
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
