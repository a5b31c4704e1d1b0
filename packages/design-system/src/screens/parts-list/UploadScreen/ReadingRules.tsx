import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { SelectField, type SelectFieldProps } from '../../../elements/SelectField/SelectField.tsx';
import { SYSTEM_NAMES } from '../system-names.ts';
import { messages } from './ReadingRules.messages.ts';
import styles from './ReadingRules.module.css';
import type { ReadingSettings } from './upload-state.ts';
import page from './UploadScreen.module.css';

const SYSTEMS = Object.keys(SYSTEM_NAMES) as (keyof typeof SYSTEM_NAMES)[];

type ReadingRulesProps = { settings: ReadingSettings; onSettings: (settings: Partial<ReadingSettings>) => void };

/** The settings for reading a list. They can be changed in the result too. */
export function ReadingRules({ settings, onSettings }: ReadingRulesProps) {
  const { formatMessage } = useIntl();
  const rule = (
    name: 'moulds' | 'spares' | 'prints' | 'hidden',
    isChecked: boolean,
    change: (isChecked: boolean) => Partial<ReadingSettings>,
  ) => (
    <Checkbox
      label={
        <>
          <FormattedMessage {...messages[name]} />
          <small className={styles.note}>
            <FormattedMessage {...messages[`${name}Note`]} />
          </small>
        </>
      }
      isChecked={isChecked}
      onChange={(chosen) => onSettings(change(chosen))}
    />
  );
  return (
    <section className={styles.rules}>
      <div className={page.heading}>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
      </div>
      {/* The default is the first option of each field. */}
      <Choice
        label={formatMessage(messages.system)}
        placeholder={formatMessage(messages.auto)}
        value={settings.system === 'auto' ? '' : settings.system}
        options={SYSTEMS.map((value) => ({ value, label: SYSTEM_NAMES[value] }))}
        onChange={(value) => onSettings({ system: SYSTEMS.find((system) => system === value) ?? 'auto' })}
      />
      <Choice
        label={formatMessage(messages.shortages)}
        placeholder={formatMessage(messages.partial)}
        value={settings.shortages === 'partial' ? '' : settings.shortages}
        options={[{ value: 'skip', label: formatMessage(messages.skip) }]}
        onChange={(value) => onSettings({ shortages: value === 'skip' ? 'skip' : 'partial' })}
      />
      <ul>
        <Rule>{rule('moulds', settings.moulds, (moulds) => ({ moulds }))}</Rule>
        <Rule>{rule('spares', settings.spares, (spares) => ({ spares }))}</Rule>
        <Rule>{rule('prints', settings.prints, (prints) => ({ prints }))}</Rule>
        <Rule>
          {rule('hidden', settings.hidden === 'cheapest', (isCheapest) => ({
            hidden: isCheapest ? 'cheapest' : 'ask',
          }))}
        </Rule>
      </ul>
    </section>
  );
}

const Rule = ({ children }: { children: ReactNode }) => <li className={styles.row}>{children}</li>;

const Choice = (field: SelectFieldProps) => (
  <div className={styles.row}>
    <span aria-hidden="true">{field.label}</span>
    <SelectField {...field} hideLabel />
  </div>
);
