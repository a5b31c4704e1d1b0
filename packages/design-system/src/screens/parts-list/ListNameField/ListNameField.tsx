import type { Ref } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Field } from '../../../elements/Field/Field.tsx';
import { messages as areaMessages } from '../../../elements/TextArea/TextArea.messages.ts';
import areaStyles from '../../../elements/TextArea/TextArea.module.css';
import { faultOf, MAX_TAG_NAME_LENGTH } from './list-name.ts';
import { messages } from './ListNameField.messages.ts';

export type ListNameFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Whether an empty name is shown as an error: after the first attempt to save. A name that is too long always is. */
  showsError: boolean;
  /** Whether the label is visually hidden. */
  hideLabel?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** The field for a list's name, with a counter of characters. */
export function ListNameField({ value, onChange, showsError, hideLabel, inputRef }: ListNameFieldProps) {
  const { formatMessage } = useIntl();
  const length = [...value.trim()].length;
  const fault = faultOf(value);
  const error = {
    needed: showsError ? formatMessage(messages.needed) : undefined,
    tooLong: formatMessage(areaMessages.tooLong, { over: length - MAX_TAG_NAME_LENGTH }),
  };
  const count = (
    <span className={areaStyles.count} data-over={fault === 'tooLong' || undefined}>
      <FormattedNumber value={length} /> / <FormattedNumber value={MAX_TAG_NAME_LENGTH} />
    </span>
  );
  return (
    <Field label={formatMessage(messages.name)} hideLabel={hideLabel} error={fault && error[fault]} aside={count}>
      {(tie) => (
        <input
          {...tie}
          ref={inputRef}
          type="text"
          autoComplete="off"
          aria-required="true"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
