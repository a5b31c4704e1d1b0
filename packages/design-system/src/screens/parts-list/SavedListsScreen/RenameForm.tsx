import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { faultOf } from '../ListNameField/list-name.ts';
import { ListNameField } from '../ListNameField/ListNameField.tsx';
import { messages } from './SavedListsScreen.messages.ts';
import styles from './SavedListsScreen.module.css';

type RenameFormProps = {
  name: string;
  /** What was typed before. */
  draft: string | undefined;
  onDraft: (typed: string) => void;
  isBusy: boolean;
  onRename: (name: string) => void;
  onLeave: () => void;
};

/** A field to edit a list's name in place. Enter saves, Escape cancels. */
export function RenameForm({ name, draft, onDraft, isBusy, onRename, onLeave }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = draft ?? name;
  const [showsError, setShowsError] = useState(false);
  useEffect(function beginWithTheWholeName() {
    input.current?.focus();
    input.current?.select();
  }, []);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const next = typed.trim();
    setShowsError(true);
    if (faultOf(typed)) input.current?.focus();
    else if (next === name) onLeave();
    else onRename(next);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble from the field
    <form className={styles.rename} noValidate onSubmit={rename} onKeyDown={leave}>
      <ListNameField value={typed} onChange={onDraft} showsError={showsError} hideLabel inputRef={input} />
      <div className={styles.actions}>
        <Button type="submit" size="large" isBusy={isBusy}>
          <FormattedMessage {...messages.save} />
        </Button>
        <Button look="text" onClick={onLeave}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
}
