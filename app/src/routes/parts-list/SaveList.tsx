import type { PartCount } from '@shop/contracts';
import { SaveListDialog } from '@shop/design-system/parts-list/save';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { saveListMutation } from '../../features/parts-list/parts-list.mutation.ts';
import { wishToSave } from '../../features/parts-list/save-wish.ts';
import { MAX_SAVED, savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { newId } from '../../new-id.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

/** What is saved: pairs, and how many lines have none since they were not understood. */
type Contents = { pairs: readonly PartCount[]; leftOut: number };
export type SaveListProps = {
  name: string;
  contents: () => Promise<Contents>;
  onClose: () => void;
  onSaved: (name: string) => void;
};

/** Saves a list with the shop. A visitor signs in first, and comes back to this. */
export function SaveList({ name: first, contents, onClose, onSaved }: SaveListProps) {
  const { isSignedIn } = useSession();
  const go = useGo();
  const client = useQueryClient();
  const lists = useQuery(savedListsQuery(isSignedIn));
  const saving = useMutation(saveListMutation(client));
  const [key] = useState(newId);
  const [pairs, setPairs] = useState<Contents>();
  useEffect(() => {
    if (isSignedIn) void contents().then(setPairs, onClose);
    else {
      wishToSave();
      go({ name: 'login' });
    }
    // Once: what is saved is the list of now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (!pairs) return null;
  const pieces = pairs.pairs.reduce((sum, { quantity }) => sum + quantity, 0);
  const state = saving.isPending
    ? ({ state: 'busy' } as const)
    : saving.error && ({ state: 'failed', failure: toFailure(saving.error) } as const);
  return (
    <SaveListDialog
      name={first}
      lists={toLoadable(lists)}
      lines={pairs.pairs.length}
      pieces={pieces}
      leftOut={pairs.leftOut}
      most={MAX_SAVED}
      {...(state ? { saving: state } : {})}
      onSave={({ name, inPlaceOf }) =>
        saving.mutate(
          { name, pairs: pairs.pairs, of: inPlaceOf === undefined ? { key } : { id: inPlaceOf } },
          { onSuccess: () => onSaved(name) },
        )
      }
      onClose={onClose}
    />
  );
}
