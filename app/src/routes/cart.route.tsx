import { useFailureWords, useToast } from '@shop/design-system';
import { CartScreen } from '@shop/design-system/screens/cart';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../data/call-error.ts';
import { toLoadable } from '../data/to-loadable.ts';
import { quantityMutation, removeMutation } from '../features/cart/cart.mutation.ts';
import { cartQuery } from '../features/cart/cart.query.ts';
import { choose, useLeftOut } from '../features/cart/chosen-lines.store.ts';
import { useLanguage } from '../language/use-language.ts';
import { useGo } from '../use-go.ts';

/** Express is free from 49.00 (spec section 9); what is really charged is said by the shop at the next step. */
const FREE_POSTAGE_FROM = 4900;

export function CartRoute() {
  const language = useLanguage();
  const client = useQueryClient();
  const go = useGo();
  const toast = useToast();
  const say = useFailureWords();
  const cart = useQuery(cartQuery(language));
  const { ids: leftOut } = useLeftOut();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const change = useMutation(quantityMutation(client, language));
  const remove = useMutation(removeMutation(client));
  const chosen = new Set((cart.data?.valid ?? []).map((line) => line.id).filter((id) => !leftOut.has(id)));
  const busy = new Set([...(change.isPending ? [change.variables.id] : []), ...(remove.isPending ? remove.variables : [])]);
  return (
    <CartScreen
      cart={toLoadable(cart)}
      chosen={chosen}
      busyLines={busy}
      lineErrors={refused}
      freeFrom={FREE_POSTAGE_FROM}
      onChoose={choose}
      onQuantityChange={(line, quantity) => {
        setRefused(({ [line.id]: _, ...others }) => others);
        change.mutate({ id: line.id, quantity }, { onError: (problem) => setRefused((others) => ({ ...others, [line.id]: say(toFailure(problem)) })) });
      }}
      onRemove={(lines) => remove.mutate(lines.map((line) => line.id), { onError: (problem) => toast({ text: say(toFailure(problem)), tone: 'red' }) })}
      onCheckout={() => go({ name: 'confirm', lines: [...chosen] })}
      onRetry={() => void cart.refetch()}
    />
  );
}
