import type { Picture, SavedList } from '@shop/contracts';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { faultOf } from '../ListNameField/list-name.ts';
import { SavingProblem, type Saving } from '../SavingProblem/SavingProblem.tsx';
import { messages } from './AddToListDialog.messages.ts';
import styles from './AddToListDialog.module.css';
import { AddToListFields, chosenList, type AddToListDraft } from './AddToListFields.tsx';

/** Pieces to add, to a saved list or to a new one with this name. */
export type ListAddition = { quantity: number; to: { id: string; name: string } | { name: string } };

export type AddToListDialogProps = {
  part: { name: string; number: string; colour: string; picture: Picture };
  /** The initial quantity. */
  quantity: number;
  /** The shopper's lists; undefined for a visitor, who has to sign in first. */
  lists: Loadable<readonly SavedList[]> | undefined;
  saving?: Saving;
  onAdd: (addition: ListAddition) => void;
  onSignIn: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Adds a part in one colour to a list that is saved with the shop. After a failure the input stays. */
export function AddToListDialog({
  part,
  quantity,
  lists,
  saving,
  onAdd,
  onSignIn,
  onRetry,
  onClose,
}: AddToListDialogProps) {
  const { formatMessage } = useIntl();
  const name = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<AddToListDraft>({ quantity, name: formatMessage(messages.newName) });
  const [showsError, setShowsError] = useState(false);
  const isBusy = saving?.state === 'busy';
  const add = () => {
    if (isBusy || lists?.state !== 'ready') return;
    setShowsError(true);
    const chosen = chosenList(lists.value, draft);
    if (chosen) onAdd({ quantity: draft.quantity, to: { id: chosen.id, name: chosen.name } });
    else if (faultOf(draft.name)) name.current?.focus();
    else onAdd({ quantity: draft.quantity, to: { name: draft.name.trim() } });
  };
  return (
    <Dialog
      title={formatMessage(messages.title)}
      onLeave={onClose}
      onSubmit={add}
      footer={
        <>
          {lists ? (
            <Button type="submit" look="main" size="large" isBusy={isBusy} isIdle={lists.state !== 'ready'}>
              <FormattedMessage {...messages.title} />
            </Button>
          ) : (
            <Button look="main" size="large" onClick={onSignIn}>
              <FormattedMessage {...messages.toSignIn} />
            </Button>
          )}
          <Button size="large" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </>
      }
    >
      <Part {...part} />
      {lists ? (
        <WhenReady of={lists} skeleton={<Skeleton shape="block" height="0.8rem" />} onRetry={onRetry}>
          {(known) => (
            <AddToListFields
              lists={known}
              draft={draft}
              onChange={(changed) => setDraft({ ...draft, ...changed })}
              showsError={showsError}
              nameRef={name}
            />
          )}
        </WhenReady>
      ) : (
        <p>
          <FormattedMessage {...messages.signIn} />
        </p>
      )}
      <SavingProblem saving={saving} messages={messages} />
    </Dialog>
  );
}

const Part = ({ name, number, colour, picture }: AddToListDialogProps['part']) => (
  <div className={styles.part}>
    <span className={styles.picture}>
      <ProductPicture picture={picture} alt="" />
    </span>
    <span>
      <b>{name}</b>
      <span className={styles.facts}>
        <span>{number}</span>
        <span>{colour}</span>
      </span>
    </span>
  </div>
);
