import type { ListSettings, ListSummary } from '@shop/parts-list';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import styles from './ListRules.module.css';
import { reading } from './Reading.messages.ts';

export type ListRulesProps = Pick<ListSummary, 'settings' | 'touched'> & {
  onSettings: (settings: Partial<ListSettings>) => void;
};

/** Settings for the whole list. Settings that would change nothing are hidden. */
export function ListRules({ settings, touched, onSettings }: ListRulesProps) {
  const { formatMessage } = useIntl();
  const title = useId();
  return (
    <div role="group" aria-labelledby={title} className={styles.rules}>
      <b id={title}>
        <FormattedMessage {...reading.rules} />
      </b>
      <div className={styles.checks}>
        <Checkbox
          label={formatMessage(reading.moulds, { lines: touched.moulds.lines })}
          isChecked={settings.moulds}
          onChange={(moulds) => onSettings({ moulds })}
        />
        {touched.spares.lines > 0 ? (
          <Checkbox
            label={formatMessage(reading.spares, { pieces: touched.spares.pieces })}
            isChecked={settings.spares}
            onChange={(spares) => onSettings({ spares })}
          />
        ) : null}
        {touched.prints.lines > 0 ? (
          <Checkbox
            label={formatMessage(reading.prints, { lines: touched.prints.lines })}
            isChecked={settings.prints}
            onChange={(prints) => onSettings({ prints })}
          />
        ) : null}
        <Checkbox
          label={formatMessage(reading.shortages)}
          isChecked={settings.shortages === 'partial'}
          onChange={(isPartial) => onSettings({ shortages: isPartial ? 'partial' : 'skip' })}
        />
        <Checkbox
          label={formatMessage(reading.hidden)}
          isChecked={settings.hidden === 'cheapest'}
          onChange={(isCheapest) => onSettings({ hidden: isCheapest ? 'cheapest' : 'ask' })}
        />
      </div>
      <Tolerance value={settings.tolerance} onChange={(tolerance) => onSettings({ tolerance })} />
    </div>
  );
}

const STEPS = [0, 2, 5, 10] as const;
const LABELS = { 0: reading.tolerance0, 2: reading.tolerance2, 5: reading.tolerance5, 10: reading.tolerance10 };

/** How near a colour must be to be taken automatically, in four steps. */
function Tolerance({
  value,
  onChange,
}: {
  value: ListSettings['tolerance'];
  onChange: (value: ListSettings['tolerance']) => void;
}) {
  const { formatMessage } = useIntl();
  const word = formatMessage(LABELS[value]);
  return (
    <label className={styles.tolerance}>
      <FormattedMessage {...reading.tolerance} />
      <input
        type="range"
        min={0}
        max={STEPS.length - 1}
        step={1}
        value={STEPS.indexOf(value)}
        aria-valuetext={word}
        onChange={(event) => onChange(STEPS[event.target.valueAsNumber] ?? value)}
      />
      <output>{word}</output>
    </label>
  );
}
