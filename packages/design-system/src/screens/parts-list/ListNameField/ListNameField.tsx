import type { Ref } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Field } from '../../../elements/Field/Field.tsx';
import { messages as areaMessages } from '../../../elements/TextArea/TextArea.messages.ts';
import areaStyles from '../../../elements/TextArea/TextArea.module.css';
import { faultOf, LONGEST_NAME } from './list-name.ts';
import { messages } from './ListNameField.messages.ts';

export type ListNameFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Whether an empty name is told: once it was to be saved. One that is too long is told at once. */
  isTold: boolean;
  /** Whether the label is only for those who listen. */
  hideLabel?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** The box for a list's name, with how much of its room is used. */
export function ListNameField({ value, onChange, isTold, hideLabel, inputRef }: ListNameFieldProps) {
  const { formatMessage } = useIntl();
  const length = [...value.trim()].length;
  const fault = faultOf(value);
  const error = {
    needed: isTold ? formatMessage(messages.needed) : undefined,
    tooLong: formatMessage(areaMessages.tooLong, { over: length - LONGEST_NAME }),
  };
  const count = (
    <span className={areaStyles.count} data-over={fault === 'tooLong' || undefined}>
      <FormattedNumber value={length} /> / <FormattedNumber value={LONGEST_NAME} />
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
