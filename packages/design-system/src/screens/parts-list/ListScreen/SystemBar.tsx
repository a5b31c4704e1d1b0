import type { ColourSystem, SystemVerdict } from '@shop/parts-list';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { SYSTEM_NAMES } from '../system-names.ts';
import { reading } from './Reading.messages.ts';
import styles from './SystemBar.module.css';

export type SystemBarProps = { verdict: SystemVerdict; onSystem: (system: ColourSystem | 'auto') => void };

/** The system by which colour numbers are read, the reason, and the choice of another system. */
export function SystemBar({ verdict, onSystem }: SystemBarProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const { by, scores, isDoubtful } = verdict;
  const hasNumbers = scores.some(({ ofColours }) => ofColours > 0);
  return (
    <div tabIndex={-1} className={styles.bar} data-doubtful={isDoubtful}>
      <Icon name={isDoubtful ? 'alert' : 'check'} />
      <p>
        <Proof verdict={verdict} />{' '}
        {by === 'chosen' ? (
          <Button look="text" onClick={() => onSystem('auto')}>
            <FormattedMessage {...reading.auto} />
          </Button>
        ) : null}
      </p>
      {hasNumbers && verdict.name !== 'element' ? (
        <fieldset className={styles.systems}>
          <legend>{formatMessage(reading.systems)}</legend>
          {scores.map(({ system, share }) => (
            <label key={system}>
              <input
                type="radio"
                name={name}
                value={system}
                checked={verdict.name === system}
                onChange={() => onSystem(system)}
              />
              {SYSTEM_NAMES[system]}{' '}
              <small>
                <FormattedNumber value={share} style="percent" />
              </small>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

const SENTENCES = {
  format: reading.byFormat,
  header: reading.byHeader,
  evidence: reading.byEvidence,
  chosen: reading.byChoice,
};

function Proof({ verdict: { name, by, scores, isDoubtful } }: { verdict: SystemVerdict }) {
  const { formatList } = useIntl();
  if (name === 'name') return <FormattedMessage {...reading.byName} />;
  if (name === 'element') return <FormattedMessage {...reading.byElement} />;
  if (by === 'evidence' && scores.every(({ ofColours }) => ofColours === 0))
    return <FormattedMessage {...reading.none} />;
  const own = scores.find(({ system }) => system === name) ?? {
    colours: 0,
    ofColours: 0,
    pairs: 0,
    ofPairs: 0,
    share: 0,
  };
  const alike = scores
    .filter(({ system, share }) => system !== name && share >= own.share)
    .map(({ system }) => SYSTEM_NAMES[system]);
  const rival = alike.length > 0 ? alike : rivals(scores, name);
  return (
    <FormattedMessage
      {...(isDoubtful ? reading.doubtful : SENTENCES[by])}
      values={{
        ...own,
        system: SYSTEM_NAMES[name],
        other: formatList(rival, { type: 'conjunction' }),
        b: (chunks) => <b key="system">{chunks}</b>,
      }}
    />
  );
}

/** The second best system. */
const rivals = (scores: SystemVerdict['scores'], name: ColourSystem): string[] =>
  [...scores]
    .filter(({ system }) => system !== name)
    .sort((one, other) => other.share - one.share)
    .slice(0, 1)
    .map(({ system }) => SYSTEM_NAMES[system]);
