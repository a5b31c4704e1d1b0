import type { FlashSlot } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SlotClock.messages.ts';
import styles from './SlotClock.module.css';

export type SlotClockProps = {
  slot: FlashSlot;
  /** Called when the slot begins or ends while one looks. */
  onTurn: () => void;
};

/** How long a slot still runs, or when it begins; its turning is said aloud. */
export function SlotClock({ slot, onTurn }: SlotClockProps) {
  const [seen, setSeen] = useState(slot);
  const [news, setNews] = useState<FlashSlot['state']>();
  if (seen.id !== slot.id || seen.state !== slot.state) {
    setSeen(slot);
    setNews(seen.id === slot.id ? slot.state : undefined);
  }
  return (
    <span className={styles.clock}>
      {slot.state === 'over' ? (
        <FormattedMessage {...messages.over} />
      ) : (
        <>
          <FormattedMessage {...(slot.state === 'running' ? messages.untilEnd : messages.untilStart)} />
          <Countdown until={slot.state === 'running' ? slot.to : slot.from} onEnd={onTurn} />
        </>
      )}
      <VisuallyHidden>
        <span role="status">
          {news === 'running' ? <FormattedMessage {...messages.nowRunning} /> : null}
          {news === 'over' ? <FormattedMessage {...messages.nowOver} /> : null}
        </span>
      </VisuallyHidden>
    </span>
  );
}
