import type { SavedList } from '@shop/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { useFailureText } from '../../../elements/WhenReady/use-failure-text.ts';
import type { Failure } from '../../../loadable.ts';
import layout from '../list-page.module.css';
import { ListFacts } from './ListFacts.tsx';
import { RenameForm } from './RenameForm.tsx';
import { messages } from './SavedListsScreen.messages.ts';
import type { ListAction, SavedListsScreenProps } from './SavedListsScreen.tsx';
import styles from './SavedListsScreen.module.css';

type SavedRowProps = Pick<SavedListsScreenProps, 'onOpen' | 'onRename' | 'onDelete'> & {
  list: SavedList;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  busy: ListAction | undefined;
  problem: Failure | undefined;
  /** The name that is being typed; without one the form is closed at first. */
  draft: string | undefined;
  onDraft: (id: string, typed: string | undefined) => void;
};

/** A saved list with its actions. Its name is edited in place; the input stays until it is saved. */
export function SavedRow({
  list,
  isChosen,
  onChoose,
  onOpen,
  onRename,
  onDelete,
  busy,
  problem,
  ...typing
}: SavedRowProps) {
  const { formatMessage } = useIntl();
  const failureMessages = useFailureText();
  const row = useRef<HTMLLIElement>(null);
  const { id, name } = list;
  const { draft, onDraft } = typing;
  const [renamed, setRenamed] = useState<{ state: 'no' | 'back' } | { state: 'yes'; from: string }>(
    draft === undefined ? { state: 'no' } : { state: 'yes', from: name },
  );
  // The form closes when the name has changed.
  if (renamed.state === 'yes' && renamed.from !== name) setRenamed({ state: 'back' });
  const dropDraft = useEffectEvent(() => onDraft(id, undefined));
  useEffect(
    function giveTheFocusBack() {
      if (renamed.state !== 'back') return;
      row.current?.querySelector<HTMLElement>('[data-rename]')?.focus();
      dropDraft();
    },
    [renamed.state],
  );
  const about = (action: string) => formatMessage(messages.about, { action, name });
  const remove = {
    ask: formatMessage(messages.remove),
    about: name,
    question: formatMessage(messages.removeAsk),
    yes: formatMessage(messages.remove),
    no: formatMessage(messages.cancelDelete),
  };
  return (
    <li ref={row} className={layout.row} tabIndex={-1} data-remove aria-busy={busy !== undefined || undefined}>
      {renamed.state === 'yes' ? (
        <RenameForm
          name={name}
          draft={draft}
          onDraft={(typed) => onDraft(id, typed)}
          isBusy={busy === 'rename'}
          onRename={(next) => onRename(id, next)}
          onLeave={() => setRenamed({ state: 'back' })}
        />
      ) : (
        <>
          <Checkbox
            label={formatMessage(messages.choose, { name })}
            hideLabel
            isChecked={isChosen}
            onChange={(chosen) => onChoose(id, chosen)}
          />
          <ListFacts list={list} counts="kinds" when={list.savedAt} />
          <div className={styles.actions}>
            <Button
              isBusy={busy === 'open'}
              aria-label={about(formatMessage(messages.open))}
              onClick={() => onOpen(id)}
            >
              <FormattedMessage {...messages.open} />
            </Button>
            <Button
              look="text"
              data-rename=""
              aria-label={about(formatMessage(messages.rename))}
              onClick={() => setRenamed({ state: 'yes', from: name })}
            >
              <FormattedMessage {...messages.rename} />
            </Button>
            <ConfirmButton look="text" isBusy={busy === 'delete'} texts={remove} onConfirm={() => onDelete(id)} />
          </div>
        </>
      )}
      {problem ? (
        <p role="alert" className={styles.problem}>
          <FormattedMessage {...messages.failed} values={{ why: failureMessages(problem) }} />
        </p>
      ) : null}
    </li>
  );
}
