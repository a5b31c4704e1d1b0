import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Quota } from './Quota.tsx';
import type { Phase, Promotion, Turning } from './promotion.ts';
import { messages } from './PromotionStrip.messages.ts';
import styles from './PromotionStrip.module.css';

export type PromotionStripProps = { promotion: Promotion; turning: Turning; unit: string };

const STANDING: Record<Promotion['kind'], Partial<Record<Phase, MessageDescriptor>>> = {
  flash: { full: messages.flashFull, soldOut: messages.flashSoldOut, over: messages.flashOver },
  presale: { over: messages.presaleOver },
};
const NEWS: Partial<Record<Phase, MessageDescriptor>> = {
  running: messages.nowRunning,
  over: messages.nowOver,
  soldOut: messages.nowSoldOut,
};

/** What the sale is, how long it lasts and on what terms; its beginning and end are said aloud. */
export function PromotionStrip({ promotion, turning: { phase, turnsAt, onTurn }, unit }: PromotionStripProps) {
  const [seen, setSeen] = useState(phase);
  const [news, setNews] = useState<Phase>();
  if (seen !== phase) {
    setSeen(phase);
    setNews(phase);
  }
  const standing = STANDING[promotion.kind][phase];
  const spoken = news && NEWS[news];
  return (
    <div className={styles.strip} data-kind={promotion.kind} data-phase={phase}>
      <p className={styles.head}>
        <b>
          <FormattedMessage {...messages[promotion.kind]} />
        </b>
        {standing ? (
          <span>
            <FormattedMessage
              {...standing}
              values={{ count: promotion.kind === 'flash' ? promotion.sale.bought : 0, unit }}
            />
          </span>
        ) : null}
        {turnsAt !== undefined && phase !== 'over' ? (
          <span className={styles.clock}>
            <FormattedMessage {...(phase === 'coming' ? messages.untilStart : messages.untilEnd)} />
            <Countdown until={turnsAt} onEnd={onTurn} look={promotion.kind === 'flash' ? 'blocks' : 'words'} />
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
          <span>
            <FormattedMessage {...messages.ships} values={{ days: promotion.terms.shipsWithin }} />
          </span>
          {promotion.terms.from !== undefined && promotion.terms.to !== undefined ? (
            <span>
              <DateTime moment={promotion.terms.from} style="day" /> –{' '}
              <DateTime moment={promotion.terms.to} style="day" />
            </span>
          ) : null}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{spoken ? <FormattedMessage {...spoken} /> : null}</span>
      </VisuallyHidden>
    </div>
  );
}
