import type { SavedList } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import type { Loadable } from '../../../loadable.ts';
import { faultOf } from '../ListNameField/list-name.ts';
import { ListNameField } from '../ListNameField/ListNameField.tsx';
import { SavingProblem, type Saving } from '../SavingProblem/SavingProblem.tsx';
import { messages } from './SaveListDialog.messages.ts';
import { SaveNotes } from './SaveNotes.tsx';
import { SaveWhere, type Where } from './SaveWhere.tsx';

export type SaveDraft = { name: string; where: Where };

export type SaveListDialogProps = {
  /** The initial name. */
  name: string;
  /** Lists that can be replaced; without them only a new list can be saved. */
  lists: Loadable<readonly SavedList[]>;
  /** The size of what is saved, and the lines that are left out because they were not understood. */
  lines: number;
  pieces: number;
  leftOut: number;
  /** The most lines of a saved list. */
  most: number;
  /** What was entered before, for example before the shopper had to sign in; the form begins with it. */
  draft?: SaveDraft;
  onDraft?: (draft: SaveDraft) => void;
  /** Saving again after an `unknown` outcome does not save the list twice. */
  saving?: Saving;
  /** The name is trimmed and not too long; `inPlaceOf` is the id of the list to replace. */
  onSave: (list: { name: string; inPlaceOf?: string }) => void;
  onClose: () => void;
};

/** Saves the list with the shop as a new list or in place of another. After a failure the input stays. */
export function SaveListDialog({
  name,
  lists,
  lines,
  pieces,
  leftOut,
  most,
  draft: first,
  onDraft,
  saving,
  onSave,
  onClose,
}: SaveListDialogProps) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<SaveDraft>(first ?? { name, where: { how: 'asNew' } });
  const { name: typed, where } = draft;
  const change = (changed: Partial<SaveDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    onDraft?.(next);
  };
  const [showsError, setShowsError] = useState(false);
  const canSave = lines > 0 && lines <= most;
  const isBusy = saving?.state === 'busy';
  const save = () => {
    if (isBusy || !canSave) return;
    setShowsError(true);
    if (faultOf(typed)) input.current?.focus();
    else if (where.how === 'asNew') onSave({ name: typed.trim() });
    else if (where.id) onSave({ name: typed.trim(), inPlaceOf: where.id });
  };
  const choose = (next: Where) => {
    // A replaced list usually has the same name, so it is filled in unless the shopper typed another.
    const known = lists.state === 'ready' ? lists.value : [];
    const replaced = next.how === 'inPlace' ? known.find(({ id }) => id === next.id) : undefined;
    const isFilledIn = typed === name || known.some((list) => list.name === typed);
    change({ where: next, ...(replaced && isFilledIn ? { name: replaced.name } : {}) });
  };
  return (
    <Dialog
      title={formatMessage(messages.title)}
      onLeave={onClose}
      onSubmit={save}
      footer={
        <>
          <Button type="submit" look="main" size="large" isBusy={isBusy} disabled={!canSave}>
            <FormattedMessage {...messages.title} />
          </Button>
          <Button size="large" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </>
      }
    >
      <ListNameField
        value={typed}
        onChange={(next) => change({ name: next })}
        showsError={showsError}
        inputRef={input}
      />
      <SaveWhere lists={lists} where={where} onWhere={choose} showsError={showsError} />
      <SaveNotes lines={lines} pieces={pieces} leftOut={leftOut} most={most} />
      <SavingProblem saving={saving} messages={messages} />
    </Dialog>
  );
}
