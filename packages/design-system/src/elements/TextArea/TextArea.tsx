import { FormattedNumber, useIntl } from 'react-intl';
import { ApostropheNotice } from '../ApostropheNotice/ApostropheNotice.tsx';
import { Field } from '../Field/Field.tsx';
import { messages } from './TextArea.messages.ts';
import styles from './TextArea.module.css';

export type TextAreaProps = {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called before the change when the text was pasted. */
  onPaste?: () => void;
  /** Maximum number of characters; an emoji counts as one. Longer text is reported, never cut. */
  maxLength?: number;
  /** Whether the server stores the text: then apostrophes that it may remove are pointed out. */
  isStored?: boolean;
  /** @default 3 */
  rows?: number;
};

/** A multi-line text input, with a character count where there is a limit. */
export function TextArea({
  label,
  hint,
  error,
  value,
  onChange,
  onPaste,
  maxLength,
  isStored,
  rows = 3,
}: TextAreaProps) {
  const intl = useIntl();
  const length = [...value].length;
  const over = maxLength === undefined ? 0 : length - maxLength;
  const tooLong = over > 0 ? intl.formatMessage(messages.tooLong, { over }) : undefined;
  const count =
    maxLength === undefined ? null : (
      <span className={styles.count} data-over={over > 0 || undefined}>
        <FormattedNumber value={length} /> / <FormattedNumber value={maxLength} />
      </span>
    );
  return (
    <Field label={label} hint={hint} error={error ?? tooLong} aside={count}>
      {(tie) => (
        <>
          <textarea
            {...tie}
            rows={rows}
            value={value}
            onPaste={onPaste}
            onChange={(event) => onChange(event.target.value)}
          />
          {isStored ? <ApostropheNotice value={value} onChange={onChange} /> : null}
        </>
      )}
    </Field>
  );
}
