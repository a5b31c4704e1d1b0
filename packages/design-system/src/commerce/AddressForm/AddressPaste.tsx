import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { messages as formMessages } from './AddressForm.messages.ts';
import styles from './AddressForm.module.css';
import { messages } from './AddressPaste.messages.ts';
import { foundFields, type FieldName } from './found-fields.ts';
import type { PasteReading } from './use-paste-reading.ts';

export type AddressPasteProps = {
  /** The text of the field. */
  pasted: string;
  reading: PasteReading;
};

/** The field for a whole address, which is split into the fields of the form as soon as it is pasted. */
export function AddressPaste({ pasted, reading }: AddressPasteProps) {
  const { formatMessage } = useIntl();
  const { isReading, result, read, onChange, onPaste } = reading;
  return (
    <div className={styles.paste}>
      <TextArea
        label={formatMessage(messages.field)}
        hint={formatMessage(messages.hint)}
        rows={2}
        value={pasted}
        onChange={onChange}
        onPaste={onPaste}
      />
      <Button isBusy={isReading} disabled={pasted.trim() === ''} onClick={read}>
        <FormattedMessage {...messages.split} />
      </Button>
      <div role="status" className={styles.outcome}>
        {result ? <Outcome filled={foundFields(result)} left={result.left} /> : null}
      </div>
    </div>
  );
}

function Outcome({ filled, left }: { filled: readonly FieldName[]; left: string }) {
  const { formatMessage } = useIntl();
  if (filled.length === 0) return <FormattedMessage {...messages.nothingFound} />;
  return (
    <>
      <p>
        <FormattedMessage
          {...messages.filled}
          values={{ fields: <FormattedList value={filled.map((field) => formatMessage(formMessages[field]))} /> }}
        />
      </p>
      {left ? (
        <p className={styles.left}>
          <FormattedMessage {...messages.left} values={{ left }} />
        </p>
      ) : null}
    </>
  );
}
