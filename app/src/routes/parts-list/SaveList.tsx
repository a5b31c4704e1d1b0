import type { PartCount } from '@shop/contracts';
import { useToast } from '@shop/design-system';
import { SaveListDialog } from '@shop/design-system/screens/parts-list/SaveListDialog/SaveListDialog';
import { useListText } from '@shop/design-system/screens/parts-list/use-list-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered, isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { saveListMutation } from '../../features/parts-list/parts-list.mutation.ts';
import { endSaveRequest, requestSave, saveDraftOf, saveSaveDraft } from '../../features/parts-list/save-request.ts';
import { MAX_SAVED_PAIRS, savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { newId } from '../../browser/new-id.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

/** What is saved: pairs, and the number of lines that were not understood. */
type Contents = { pairs: readonly PartCount[]; leftOut: number };
export type SaveListProps = {
  /** `OPEN_LIST`, or the id of a recent list. */
  source: string;
  name: string;
  contents: () => Promise<Contents>;
  onClose: () => void;
  onSaved: (name: string) => void;
};

/**
 * Saves a list with the shop. A visitor, and a shopper whose token is refused, signs in first and returns to this dialog
 * as it was.
 */
export function SaveList({ source, name: first, contents, onClose, onSaved }: SaveListProps) {
  const { isSignedIn } = useSession();
  const go = useGo();
  const toast = useToast();
  const text = useListText();
  const client = useQueryClient();
  const lists = useQuery(savedListsQuery(isSignedIn));
  const saving = useMutation(saveListMutation(client));
  const [key] = useState(newId);
  const [pairs, setPairs] = useState<Contents>();
  const [draft] = useState(() => saveDraftOf(source));
  const close = () => {
    endSaveRequest();
    onClose();
  };
  const begin = useEffectEvent(() => {
    requestSave(source);
    if (isSignedIn) void contents().then(setPairs, close);
    else go({ name: 'login' });
  });
  // Once: the list is saved as it was when the dialog opened.
  useEffect(() => begin(), []);
  const isNotOffered = isUnknownCall(lists.error) || isUnknownCall(saving.error);
  const leave = useEffectEvent(() => {
    close();
    toast({ text: text.notSaved, tone: 'red' });
  });
  useEffect(() => {
    if (isNotOffered) leave();
  }, [isNotOffered]);
  if (!pairs) return null;
  const pieces = pairs.pairs.reduce((sum, { quantity }) => sum + quantity, 0);
  const state = () => {
    if (saving.isPending) return { state: 'busy' } as const;
    if (isUnanswered(saving.error)) return { state: 'unknown' } as const;
    return saving.error ? ({ state: 'failed', failure: toFailure(saving.error) } as const) : undefined;
  };
  return (
    <SaveListDialog
      name={first}
      lists={toLoadable(lists)}
      lines={pairs.pairs.length}
      pieces={pieces}
      leftOut={pairs.leftOut}
      most={MAX_SAVED_PAIRS}
      draft={draft}
      onDraft={(next) => saveSaveDraft(source, next)}
      saving={state()}
      onSave={({ name, inPlaceOf }) =>
        saving.mutate(
          { name, pairs: pairs.pairs, of: inPlaceOf === undefined ? { key } : { id: inPlaceOf } },
          {
            onSuccess: () => {
              endSaveRequest();
              onSaved(name);
            },
          },
        )
      }
      onClose={close}
    />
  );
}
