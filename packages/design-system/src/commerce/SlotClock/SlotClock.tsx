import type { FlashSlot } from '@shop/contracts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Countdown } from '../../elements/Countdown/Countdown.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './SlotClock.messages.ts';
import styles from './SlotClock.module.css';

export type SlotClockProps = {
  slot: FlashSlot;
  /** Called when the slot begins or ends while the page is open. */
  onChange: () => void;
};

/** Countdown to the start or the end of a slot; screen readers announce the change. */
export function SlotClock({ slot, onChange }: SlotClockProps) {
  const [lastSlot, setLastSlot] = useState(slot);
  const [announced, setAnnounced] = useState<FlashSlot['state']>();
  if (lastSlot.id !== slot.id || lastSlot.state !== slot.state) {
    setLastSlot(slot);
    setAnnounced(lastSlot.id === slot.id ? slot.state : undefined);
  }
  return (
    <span className={styles.clock}>
      {slot.state === 'over' ? (
        <FormattedMessage {...messages.over} />
      ) : (
        <>
          <FormattedMessage {...(slot.state === 'running' ? messages.untilEnd : messages.untilStart)} />
          <Countdown until={slot.state === 'running' ? slot.to : slot.from} onEnd={onChange} />
        </>
      )}
      <VisuallyHidden>
        <span role="status">
          {announced === 'running' ? <FormattedMessage {...messages.nowRunning} /> : null}
          {announced === 'over' ? <FormattedMessage {...messages.nowOver} /> : null}
        </span>
      </VisuallyHidden>
    </span>
  );
}
