import type { Offer, Product } from '@shop/contracts';
import { useToast } from '@shop/design-system';
import {
  AddToListDialog,
  type ListAddition,
} from '@shop/design-system/screens/parts-list/AddToListDialog/AddToListDialog';
import { useAddToListText } from '@shop/design-system/screens/parts-list/AddToListDialog/use-add-to-list-text.ts';
import { useListText } from '@shop/design-system/screens/parts-list/use-list-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../browser/new-id.ts';
import { toFailure } from '../../data/call-error.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { createListAdder } from '../../features/parts-list/add-to-list.ts';
import { pairOfOffer } from '../../features/parts-list/pair-of-offer.ts';
import { savedListsQuery } from '../../features/parts-list/parts-list.query.ts';
import { useMessageAreas } from '../../language/use-message-areas.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

const AREAS = ['savedLists'] as const;

export type AddToListProps = { product: Product; offer: Offer; quantity: number; onClose: () => void };

/** Adds a part in one colour to a saved list. Closes where the server has no saved lists. */
export function AddToList(props: AddToListProps) {
  return useMessageAreas(AREAS) ? <Adding {...props} /> : null;
}

function Adding({ product, offer, quantity, onClose }: AddToListProps) {
  const { isSignedIn } = useSession();
  const go = useGo();
  const toast = useToast();
  const text = useAddToListText();
  const { notSaved } = useListText();
  const client = useQueryClient();
  const lists = useQuery(savedListsQuery(isSignedIn));
  const [add] = useState(() => createListAdder(() => import('../../features/parts-list/parts-list.calls.ts'), newId()));
  const pair = pairOfOffer(product, offer);
  const adding = useMutation({
    mutationFn: async ({ quantity: pieces, to }: ListAddition) => pair && add({ ...pair, quantity: pieces }, to),
    onSuccess: (outcome, addition) => {
      if (outcome !== 'added') return;
      toast({
        text: text.added(addition.to.name, addition.quantity, `${product.name} ${offer.name}`),
        tone: 'green',
        action: { label: text.show, onAction: () => go({ name: 'upload', view: 'saved' }) },
      });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: savedListsQuery(true).queryKey }),
  });
  const isNotOffered = isUnknownCall(lists.error) || isUnknownCall(adding.error) || !pair;
  const leave = useEffectEvent(() => {
    onClose();
    toast({ text: notSaved, tone: 'red' });
  });
  useEffect(() => {
    if (isNotOffered) leave();
  }, [isNotOffered]);
  const saving = () => {
    if (adding.isPending) return { state: 'busy' } as const;
    if (adding.data === 'unknown') return { state: 'unknown' } as const;
    return adding.error ? ({ state: 'failed', failure: toFailure(adding.error) } as const) : undefined;
  };
  return (
    <AddToListDialog
      part={{ name: product.name, number: pair?.part ?? '', colour: offer.name, picture: offer.picture }}
      quantity={quantity}
      lists={isSignedIn ? toLoadable(lists) : undefined}
      saving={saving()}
      onAdd={(addition) => adding.mutate(addition)}
      onSignIn={() => go({ name: 'login' })}
      onRetry={() => void lists.refetch()}
      onClose={onClose}
    />
  );
}
