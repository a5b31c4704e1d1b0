import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Quota } from './Quota.tsx';
import type { Phase, Promotion, LivePromotion } from './live-promotion.ts';
import { messages } from './PromotionStrip.messages.ts';
import styles from './PromotionStrip.module.css';

export type PromotionStripProps = { promotion: Promotion; live: LivePromotion; unit: string };

const STATUS: Record<Promotion['kind'], Partial<Record<Phase, MessageDescriptor>>> = {
  flash: { full: messages.flashFull, soldOut: messages.flashSoldOut, over: messages.flashOver },
  presale: { over: messages.presaleOver },
};
const ANNOUNCEMENTS: Partial<Record<Phase, MessageDescriptor>> = {
  running: messages.nowRunning,
  over: messages.nowOver,
  soldOut: messages.nowSoldOut,
};

/** The promotion, the time left and its terms; screen readers announce its beginning and its end. */
export function PromotionStrip({ promotion, live: { phase, changesAt, onChange }, unit }: PromotionStripProps) {
  const [lastPhase, setLastPhase] = useState(phase);
  const [announced, setAnnounced] = useState<Phase>();
  if (lastPhase !== phase) {
    setLastPhase(phase);
    setAnnounced(phase);
  }
  const status = STATUS[promotion.kind][phase];
  const announcement = announced && ANNOUNCEMENTS[announced];
  return (
    <div className={styles.strip} data-kind={promotion.kind} data-phase={phase}>
      <p className={styles.head}>
        <b>
          <FormattedMessage {...messages[promotion.kind]} />
        </b>
        {status ? (
          <span>
            <FormattedMessage
              {...status}
              values={{ count: promotion.kind === 'flash' ? promotion.sale.bought : 0, unit }}
            />
          </span>
        ) : null}
        {changesAt !== undefined && phase !== 'over' ? (
          <span className={styles.clock}>
            <FormattedMessage {...(phase === 'coming' ? messages.untilStart : messages.untilEnd)} />
            <Countdown until={changesAt} onEnd={onChange} look={promotion.kind === 'flash' ? 'blocks' : 'text'} />
          </span>
        ) : null}
      </p>
      {promotion.kind === 'flash' ? (
        <Quota sale={promotion.sale} phase={phase} unit={unit} />
      ) : (
        <p className={styles.terms}>
          <span>
            <FormattedMessage {...messages.paid} />
          </span>
          {promotion.terms.shipsWithin === undefined ? null : (
            <span>
              <FormattedMessage {...messages.ships} values={{ days: promotion.terms.shipsWithin }} />
            </span>
          )}
          {promotion.terms.from !== undefined && promotion.terms.to !== undefined ? (
            <span>
              <DateTime moment={promotion.terms.from} style="day" /> –{' '}
              <DateTime moment={promotion.terms.to} style="day" />
            </span>
          ) : null}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{announcement ? <FormattedMessage {...announcement} /> : null}</span>
      </VisuallyHidden>
    </div>
  );
}
