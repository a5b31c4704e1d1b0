import { useFailureText, useToast } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import type { Addition } from '../../features/cart/addition.ts';
import { addMutation } from '../../features/cart/add.mutation.ts';
import { keepForAfterSignIn } from '../../features/cart/pending-addition.store.ts';
import { inLanguage } from '../../language/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.store.ts';

/** Puts parts into the cart from any page. A visitor is taken to sign-in and back, and the parts are then in the cart. */
export function useAdding() {
  const { isSignedIn } = useSession();
  const client = useQueryClient();
  const toast = useToast();
  const say = useFailureText();
  const navigate = useNavigate();
  const language = useLanguage();
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  const putting = addMutation(client);
  // Here and not at each `mutate`, whose own callbacks are dropped when another addition follows.
  const adding = useMutation({
    ...putting,
    onSuccess: (_, { productId, quantity, isBuyNow }) => {
      if (!isBuyNow) setAdded((before) => ({ ...before, [productId]: (before[productId] ?? 0) + quantity }));
      return putting.onSuccess();
    },
    onError: (problem, { flashSaleId }) => {
      toast({ text: say(toFailure(problem)), tone: 'red' });
      // Somebody else was quicker, or the slot is over: the page says how it stands now.
      if (flashSaleId !== undefined) void client.invalidateQueries({ queryKey: ['flashSale'] });
    },
  });

  const add = (addition: Addition, onDone?: (lineId: string) => void) => {
    if (!isSignedIn) {
      keepForAfterSignIn(addition);
      void navigate(inLanguage(paths.login, language));
      return;
    }
    adding.mutate(addition, { onSuccess: ({ lineId }) => onDone?.(lineId) });
  };
  return {
    add,
    added,
    isAdding: adding.isPending,
    addingId: adding.isPending ? adding.variables.productId : undefined,
  };
}
