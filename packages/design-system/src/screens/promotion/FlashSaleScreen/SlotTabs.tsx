import type { FlashSlot } from '@shop/contracts';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { messages } from './FlashSaleScreen.messages.ts';
import styles from './SlotTabs.module.css';

export type SlotTabsProps = {
  slots: readonly FlashSlot[];
  /** Id of the shown slot. */
  shown: string;
};

/** The slots of the day by their start time, each with its state. */
export function SlotTabs({ slots, shown }: SlotTabsProps) {
  const intl = useIntl();
  const row = useRef<HTMLElement>(null);
  const at = slots.findIndex(({ id }) => id === shown);
  useEffect(
    // On a phone the row may be wider than the page: scroll only the row.
    function scrollToShownSlot() {
      const tab = row.current?.querySelectorAll('a')[at];
      if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
    },
    [at],
  );
  return (
    <nav ref={row} aria-label={intl.formatMessage(messages.slots)} className={styles.slots}>
      <ol>
        {slots.map((slot) => (
          <li key={slot.id}>
            <Link
              to={{ name: 'flashSale', slot: slot.id }}
              look="plain"
              className={styles.slot}
              data-state={slot.state}
              aria-current={slot.id === shown ? 'page' : undefined}
            >
              <b>
                <DateTime moment={slot.from} style="time" />
              </b>
              <span>
                <FormattedMessage {...messages[slot.state]} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Placeholder of the slots while they load. */
export function SlotTabsSkeleton() {
  return (
    <div className={styles.slots}>
      <ol>
        {['1', '2', '3', '4', '5'].map((one) => (
          <li key={one} className={styles.slot}>
            <b>
              <Skeleton width="2.6em" />
            </b>
            <Skeleton width="3em" />
          </li>
        ))}
      </ol>
    </div>
  );
}
