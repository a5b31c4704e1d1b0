import type { RepairReason } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './RepairSetScreen.module.css';

const REASONS = ['missing', 'damaged', 'wrong'] as const satisfies readonly RepairReason[];

/** Why parts are requested. */
export function ReasonChoice({ reason, onReason }: { reason: RepairReason; onReason: (reason: RepairReason) => void }) {
  const name = useId();
  return (
    <FieldGroup
      label={<FormattedMessage {...messages.reason} />}
      hint={<FormattedMessage {...messages.reasonHint} />}
      role="radiogroup"
    >
      <div className={styles.reasons}>
        {REASONS.map((one) => (
          <ChoiceCard key={one} name={name} value={one} isChosen={one === reason} onChoose={() => onReason(one)}>
            <span className={styles.reason}>
              <b>
                <FormattedMessage {...messages[one]} />
              </b>
              <small>
                <FormattedMessage {...messages[`${one}Text`]} />
              </small>
            </span>
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  );
}
