import type { RepairSet } from '@shop/contracts';
import { lazy, useState, type FocusEvent, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { Field } from '../../../elements/Field/Field.tsx';
import { usePart } from '../../../elements/headless/part-props.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { FailureNote } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './SetField.module.css';

const SetList = lazy(async () => ({ default: (await import('./SetList.tsx')).SetList }));

/** The attributes of the input while its list is closed. */
const CLOSED = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;

export type SetFieldProps = {
  typed: string;
  onType: (typed: string) => void;
  matches: Loadable<readonly RepairSet[]>;
  error: string | undefined;
  onRetry: () => void;
};

/** The number or the name of a set, with suggestions that the arrow keys choose from. Escape closes them. */
export function SetField({ typed, onType, matches, error, onRetry }: SetFieldProps) {
  const { formatMessage } = useIntl();
  const { part, element, props } = usePart<HTMLInputElement>();
  // Handlers and ARIA attributes from the list; undefined while it is closed.
  const combobox = props as InputHTMLAttributes<HTMLInputElement> | undefined;
  const [isOpen, setOpen] = useState(false);
  const options = matches.state === 'ready' ? matches.value : [];
  const choose = (set: RepairSet) => {
    onType(set.number);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (combobox) combobox.onKeyDown?.(event);
    else if (event.key === 'ArrowDown') setOpen(true);
  };
  // Of the list, too: browsers focus it where it scrolls.
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.field}>
      <Field label={formatMessage(messages.field)} hint={formatMessage(messages.hint)} error={error}>
        {(tie) => (
          <span className={styles.line} onBlur={closeOnBlur}>
            <input
              type="text"
              autoComplete="off"
              enterKeyHint="next"
              aria-required
              {...CLOSED}
              {...combobox}
              {...tie}
              value={typed}
              ref={element}
              onFocus={() => setOpen(true)}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                onType(event.target.value);
                setOpen(true);
                combobox?.onChange?.(event);
              }}
            />
            <Extra>
              {isOpen && options.length > 0 ? (
                <SetList input={part} typed={typed} sets={options} onChoose={choose} />
              ) : null}
            </Extra>
          </span>
        )}
      </Field>
      {matches.state === 'failed' ? <FailureNote failure={matches.failure} onRetry={onRetry} /> : null}
      {matches.state === 'ready' && options.length === 0 && typed.trim() !== '' ? (
        <p role="status" className={styles.none}>
          <FormattedMessage {...messages.noMatch} values={{ query: typed.trim() }} />{' '}
          <Link look="inline" to={{ name: 'chat' }}>
            <FormattedMessage {...messages.helpChat} />
          </Link>
        </p>
      ) : null}
    </div>
  );
}
