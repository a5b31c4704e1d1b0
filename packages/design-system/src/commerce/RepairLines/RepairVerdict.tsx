import type { Verdict } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { StatusLabel, type StatusLabelProps } from '../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './RepairLines.messages.ts';
import styles from './RepairLines.module.css';

type Extent = 'granted' | 'grantedSome' | 'refused';
const LOOKS: Readonly<Record<Extent, Pick<StatusLabelProps, 'tone' | 'icon'>>> = {
  granted: { tone: 'green', icon: { name: 'check' } },
  grantedSome: { tone: 'amber', icon: { name: 'check' } },
  refused: { tone: 'red', icon: { name: 'close' } },
};

function extentOf(granted: number, quantity: number): Extent {
  if (granted >= quantity) return 'granted';
  return granted > 0 ? 'grantedSome' : 'refused';
}

/** The agent's decision on a line: pieces granted of those requested, another colour, and why. */
export function RepairVerdict({ quantity, verdict }: { quantity: number; verdict: Verdict }) {
  const { granted, reason, substitute } = verdict;
  const extent = extentOf(granted, quantity);
  return (
    <div className={styles.verdict}>
      <StatusLabel {...LOOKS[extent]}>
        <FormattedMessage {...messages[extent]} values={{ granted, quantity }} />
      </StatusLabel>
      {substitute && granted > 0 ? (
        <span>
          <FormattedMessage {...messages.sentInstead} values={{ colour: substitute }} />
        </span>
      ) : null}
      {reason ? <p className={styles.why}>{reason}</p> : null}
    </div>
  );
}
