import type { ReviewCounts } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ReviewKind } from './Reviews.tsx';
import { messages } from './Reviews.messages.ts';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

const KINDS = ['all', 'good', 'medium', 'poor'] as const;

export type ReviewSummaryProps = { counts: ReviewCounts; kind: ReviewKind; onKind: (kind: ReviewKind) => void };

/** The average rating, and each kind of review with its share as a filter: native radio buttons, so arrow keys work. */
export function ReviewSummary({ counts, kind, onKind }: ReviewSummaryProps) {
  const { formatMessage } = useIntl();
  const group = useId();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b aria-hidden="true">
          <FormattedNumber value={counts.stars} minimumFractionDigits={1} maximumFractionDigits={1} />
        </b>
        <Stars stars={counts.stars} />
        <span>
          <FormattedMessage {...messages.count} values={{ count: counts.all }} />
        </span>
        <span>
          <FormattedMessage {...messages.goodShare} values={{ percent: counts.goodPercent }} />
        </span>
      </p>
      <fieldset className={styles.kinds} aria-label={formatMessage(messages.kinds)}>
        {KINDS.map((each) => (
          <label key={each} className={styles.kind} data-empty={counts[each] === 0 || undefined}>
            <input type="radio" name={group} value={each} checked={each === kind} onChange={() => onKind(each)} />
            <span>
              <FormattedMessage {...messages[each]} />
            </span>
            <i aria-hidden="true">
              <i style={{ width: `${counts.all > 0 ? Math.min(100, (counts[each] / counts.all) * 100) : 0}%` }} />
            </i>
            <span className={styles.number}>
              <FormattedNumber value={counts[each]} />
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
