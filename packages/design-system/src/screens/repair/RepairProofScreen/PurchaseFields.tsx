import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCard } from '../../../elements/ChoiceCard/ChoiceCard.tsx';
import { FieldGroup } from '../../../elements/FieldGroup/FieldGroup.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { MIN_DAY, type ProofForm, type ProofPart } from './proof-form.ts';
import { messages } from './RepairProofScreen.messages.ts';
import styles from './RepairProofScreen.module.css';

const CHANNELS = ['shop', 'tmall', 'jd', 'other'] as const satisfies readonly ProofForm['channel'][];

export type PurchaseFieldsProps = {
  form: ProofForm;
  onForm: (change: Partial<ProofForm>) => void;
  /** Days since the purchase, and those within which a repair is free; absent while the date is not known. */
  window: { day: number; days: number } | undefined;
  /** The current day of the shop, `2026-11-20`: the last one that can be chosen. */
  today: string;
  errorOf: (part: ProofPart) => string | undefined;
};

/** When and where the set was bought. */
export function PurchaseFields({ form, onForm, window, today, errorOf }: PurchaseFieldsProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <>
      <div className={styles.date} data-part="boughtOn">
        <TextField
          type="date"
          label={formatMessage(messages.boughtOn)}
          hint={window ? formatMessage(messages.dayHint, window) : formatMessage(messages.boughtOnHint)}
          error={errorOf('boughtOn')}
          min={MIN_DAY}
          max={today}
          required
          value={form.boughtOn}
          onChange={(boughtOn) => onForm({ boughtOn })}
        />
      </div>
      <div data-part="channel">
        <FieldGroup label={<FormattedMessage {...messages.channel} />} error={errorOf('channel')} role="radiogroup">
          <div className={styles.channels}>
            {CHANNELS.map((channel) => (
              <ChoiceCard
                key={channel}
                name={name}
                value={channel}
                isChosen={channel === form.channel}
                onChoose={() => onForm({ channel })}
              >
                <FormattedMessage {...messages[channel]} />
              </ChoiceCard>
            ))}
          </div>
        </FieldGroup>
      </div>
      {form.channel === '' ? null : (
        <div data-part="orderNumber">
          <TextField
            label={formatMessage(form.channel === 'shop' ? messages.orderNumber : messages.orderOptional)}
            hint={form.channel === 'shop' ? formatMessage(messages.orderHint) : undefined}
            error={errorOf('orderNumber')}
            required={form.channel === 'shop'}
            autoComplete="off"
            value={form.orderNumber}
            onChange={(orderNumber) => onForm({ orderNumber })}
          />
        </div>
      )}
    </>
  );
}
