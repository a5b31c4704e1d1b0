import type { ColumnMapping, ColumnQuestion } from '@shop/parts-list';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { isReadable } from './column-roles.ts';
import styles from './ColumnsForm.module.css';
import { messages } from './ColumnsForm.messages.ts';
import { ColumnsTable } from './ColumnsTable.tsx';

export type ColumnsFormProps = {
  questions: readonly ColumnQuestion[];
  /** Called with a mapping for each question, by index of the file. */
  onColumns: (mappings: Readonly<Record<number, ColumnMapping>>) => void;
  onCancel: () => void;
  /** Whether the columns are those of the open list, chosen again. */
  isOpen?: boolean | undefined;
};

/** Asks what the columns of tables hold if that is not certain. */
export function ColumnsForm({ questions, onColumns, onCancel, isOpen }: ColumnsFormProps) {
  const { formatMessage } = useIntl();
  const [mappings, setMappings] = useState<Readonly<Record<number, ColumnMapping>>>(() =>
    Object.fromEntries(questions.map(({ file, guess }) => [file, guess])),
  );
  const [wasAsked, setWasAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  const mappingOf = ({ file, guess }: ColumnQuestion) => mappings[file] ?? guess;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const open = questions.findIndex((question) => !isReadable(mappingOf(question)));
    setWasAsked(true);
    if (open < 0) onColumns(mappings);
    else event.currentTarget.querySelectorAll('fieldset')[open]?.querySelector('select')?.focus();
  };
  return (
    <form ref={form} tabIndex={-1} className={styles.form} aria-label={formatMessage(messages.title)} onSubmit={submit}>
      <div>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          <FormattedMessage {...(isOpen ? messages.leadAgain : messages.lead)} />
        </p>
      </div>
      {questions.map((question) => (
        <ColumnsTable
          key={question.file}
          question={question}
          mapping={mappingOf(question)}
          wasAsked={wasAsked}
          onMapping={(mapping) => setMappings({ ...mappings, [question.file]: mapping })}
        />
      ))}
      <div className={styles.ways}>
        <Button type="submit" look="main" size="large">
          <FormattedMessage {...messages.go} />
        </Button>
        <Button size="large" onClick={onCancel}>
          <FormattedMessage {...(isOpen ? messages.toList : messages.back)} />
        </Button>
      </div>
    </form>
  );
}
