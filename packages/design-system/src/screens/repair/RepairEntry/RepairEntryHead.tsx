import type { RepairCartEntry } from '@shop/contracts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEligibilityText } from '../../../commerce/EligibilityNotice/use-eligibility-text.ts';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './RepairEntry.messages.ts';
import { particlesIn } from './particles-in.ts';
import styles from './RepairEntry.module.css';

export type RepairEntryHeadProps = {
  entry: RepairCartEntry;
  /** The level of the set's name. @default 'h2' */
  level?: 'h2' | 'h3';
  /** What can be done with it. */
  children?: ReactNode;
};

/** What a request of the repair cart is for: the set, the number of particles, whether it is free, and the proof. */
export function RepairEntryHead({ entry, level: Heading = 'h2', children }: RepairEntryHeadProps) {
  const { set, eligibility } = entry;
  const eligibilityText = useEligibilityText();
  const isFree = eligibility.kind === 'free';
  return (
    <header className={styles.head}>
      <SetPicture pictures={set.pictures} size="small" />
      <div className={styles.subject}>
        <Heading className={styles.name}>{set.name}</Heading>
        <p className={styles.facts}>
          <span className={styles.number}>{set.number}</span>
          <span>
            <FormattedMessage {...messages.particles} values={{ count: particlesIn(entry) }} />
          </span>
          <StatusLabel tone={isFree ? 'green' : 'amber'} icon={{ name: isFree ? 'check' : 'info' }}>
            {eligibilityText(eligibility)}
          </StatusLabel>
        </p>
        <Proof entry={entry} />
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  );
}

/** Noon, so that it is the same day in every time zone near the shop's. */
const momentOf = (day: string) => Date.parse(`${day}T12:00:00+08:00`);

const Proof = ({ entry: { purchase, code, voucher, region } }: { entry: RepairCartEntry }) => (
  <p className={styles.proof}>
    <span>
      <FormattedMessage
        {...messages.boughtOn}
        values={{ date: <DateTime key="date" moment={momentOf(purchase.boughtOn)} style="date" /> }}
      />
    </span>
    {code ? (
      <span>
        <FormattedMessage
          {...messages.code}
          values={{
            code: (
              <span key="code" className={styles.number}>
                {code}
              </span>
            ),
          }}
        />
      </span>
    ) : null}
    {voucher ? (
      <span>
        <FormattedMessage {...messages.voucher} />
      </span>
    ) : null}
    {region.name ? (
      <span>
        <FormattedMessage {...messages.sentTo} values={{ region: region.name }} />
      </span>
    ) : null}
  </p>
);
