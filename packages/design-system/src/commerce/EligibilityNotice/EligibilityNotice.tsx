import type { Eligibility, RepairTerms } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import type { IconName } from '../../elements/Icon/icon-paths.ts';
import { messages } from './EligibilityNotice.messages.ts';
import styles from './EligibilityNotice.module.css';
import { WindowBar } from './WindowBar.tsx';

export type EligibilityNoticeProps = {
  eligibility: Eligibility;
  terms: RepairTerms;
  /** The day of purchase, `2026-11-20`; absent while it is not known. */
  boughtOn: string | undefined;
  /** More facts about the purchase, below the bar. */
  children?: ReactNode;
};

const ICONS: Record<Eligibility['kind'], IconName> = { free: 'check', paid: 'info', refused: 'alert', open: 'clock' };

const reasonOf = (eligibility: Eligibility) => {
  if (eligibility.kind === 'free') return messages.freeText;
  return eligibility.kind === 'open' ? messages[eligibility.missing] : messages[eligibility.reason];
};

/** Whether a repair request is free, priced or refused, and why. Changes are announced. */
export function EligibilityNotice({ eligibility, terms, boughtOn, children }: EligibilityNoticeProps) {
  const day = 'day' in eligibility ? eligibility.day : undefined;
  return (
    <section className={styles.card} data-kind={eligibility.kind}>
      <div role="status">
        <h2 className={styles.title}>
          <Icon name={ICONS[eligibility.kind]} size={24} />
          <FormattedMessage {...messages[eligibility.kind]} />
        </h2>
        <p>
          <FormattedMessage
            {...reasonOf(eligibility)}
            values={{ day: day ?? 0, window: terms.windowDays, max: terms.maxParticles }}
          />
        </p>
      </div>
      {day !== undefined && boughtOn !== undefined ? (
        <WindowBar
          day={day}
          windowDays={terms.windowDays}
          boughtOn={boughtOn}
          lastFreeDay={eligibility.kind === 'free' ? eligibility.lastFreeDay : undefined}
        />
      ) : null}
      {children}
    </section>
  );
}
