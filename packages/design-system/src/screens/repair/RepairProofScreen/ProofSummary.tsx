import type { Eligibility, RepairSet, RepairTerms } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { EligibilityNotice } from '../../../commerce/EligibilityNotice/EligibilityNotice.tsx';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import type { ProofPart } from './proof-form.ts';
import styles from './ProofSummary.module.css';
import { messages } from './RepairProofScreen.messages.ts';

const SHOWN_PARTS = ['boughtOn', 'channel', 'code', 'voucher', 'contact'] as const satisfies readonly ProofPart[];

export type ProofSummaryProps = {
  set: RepairSet;
  terms: RepairTerms;
  eligibility: Eligibility;
  boughtOn: string;
  missing: readonly ProofPart[];
  /** Moves the focus to a part of the form. */
  onPart: (part: ProofPart) => void;
};

/** The set, whether the request is free, what is still needed, and the button to the next step. */
export function ProofSummary({ set, terms, eligibility, boughtOn, missing, onPart }: ProofSummaryProps) {
  const headingId = useId();
  const isNotServed = eligibility.kind === 'refused' && eligibility.reason === 'regionNotServed';
  // The order number belongs to where the set was bought.
  const isMissing = (part: ProofPart) =>
    missing.includes(part) || (part === 'channel' && missing.includes('orderNumber'));
  const left = SHOWN_PARTS.filter(isMissing).length;
  return (
    <div className={styles.side}>
      <div className={styles.set}>
        <SetPicture pictures={set.pictures} size="small" />
        <div>
          <b>{set.name}</b>
          <p className={styles.facts}>
            <span>
              <FormattedMessage {...messages.set} values={{ number: set.number }} />
            </span>
            <span>
              <FormattedMessage {...messages.pieces} values={{ count: set.pieces }} />
            </span>
            <Link to={{ name: 'repairSet' }}>
              <FormattedMessage {...messages.otherSet} />
            </Link>
          </p>
        </div>
      </div>
      <EligibilityNotice eligibility={eligibility} terms={terms} boughtOn={boughtOn === '' ? undefined : boughtOn} />
      <section aria-labelledby={headingId} className={styles.needed}>
        <h2 id={headingId}>
          <FormattedMessage {...messages.needed} />
        </h2>
        <ul>
          {SHOWN_PARTS.map((part) => (
            <li key={part}>
              <button type="button" data-done={!isMissing(part) || undefined} onClick={() => onPart(part)}>
                <span className={styles.mark}>{isMissing(part) ? null : <Icon name="check" size={16} />}</span>
                <FormattedMessage {...messages[part]} />
                <VisuallyHidden>
                  <FormattedMessage {...(isMissing(part) ? messages.missing : messages.done)} />
                </VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
        {isNotServed ? (
          <ButtonLink to={{ name: 'repair' }} look="main" size="large" isWide>
            <FormattedMessage {...messages.notServed} />
          </ButtonLink>
        ) : (
          <Button type="submit" look="main" size="large" isWide>
            <FormattedMessage {...messages.next} />
          </Button>
        )}
        <p role="status" className={styles.left}>
          <FormattedMessage {...(left === 0 ? messages.complete : messages.left)} values={{ count: left }} />
        </p>
      </section>
    </div>
  );
}
