import { DELIVERY, useFailureWords, useToast } from '@shop/design-system';
import { CartScreen } from '@shop/design-system/screens/cart';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../data/call-error.ts';
import { toLoadable } from '../data/to-loadable.ts';
import { QUANTITY_CHANGES, quantityMutation, removeMutation, type QuantityChange } from '../features/cart/cart.mutation.ts';
import { cartQuery } from '../features/cart/cart.query.ts';
import { choose, useLeftOut } from '../features/cart/chosen-lines.store.ts';
import { useLanguage } from '../language/use-language.ts';
import { useGo } from '../use-go.ts';

export function CartRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const toast = useToast();
  const say = useFailureWords();
  const cart = useQuery(cartQuery(language));
  const { ids: leftOut } = useLeftOut();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const change = useMutation(quantityMutation(client, language, (id, problem) => setRefused((others) => ({ ...others, [id]: say(toFailure(problem)) }))));
  const remove = useMutation({ ...removeMutation(client), onError: (problem) => toast({ text: say(toFailure(problem)), tone: 'red' }) });
  const changing = useMutationState({ filters: QUANTITY_CHANGES, select: ({ state }) => (state.variables as QuantityChange).id });
  const chosen = new Set((cart.data?.valid ?? []).map((line) => line.id).filter((id) => !leftOut.has(id)));
  const busy = new Set([...changing, ...(remove.isPending ? remove.variables : [])]);
  return (
    <CartScreen
      cart={toLoadable(cart)}
      chosen={chosen}
      busyLines={busy}
      lineErrors={refused}
      freeFrom={DELIVERY.freeFrom}
      onChoose={choose}
      onQuantityChange={(line, quantity) => {
        setRefused(({ [line.id]: _, ...others }) => others);
        change.mutate({ id: line.id, quantity });
      }}
      onRemove={(lines) => remove.mutate(lines.map((line) => line.id))}
      onCheckout={() => go({ name: 'confirm', lines: [...chosen] })}
      onRetry={() => void cart.refetch()}
    />
  );
}
