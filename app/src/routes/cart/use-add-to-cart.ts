import { useFailureText, useToast } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTokenRefusal, toFailure } from '../../data/call-error.ts';
import type { Addition } from '../../features/cart/addition.ts';
import { addToCartMutation } from '../../features/cart/add.mutation.ts';
import { isRepeated } from '../../features/cart/repeated-addition.ts';
import { inLanguage } from '../../language/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.store.ts';
import { noteAddition } from './note-addition.ts';

/** Bought as an order of its own, without the cart. */
const isSeparate = ({ isBuyNow, flashSaleId }: Addition) => isBuyNow === true || flashSaleId !== undefined;

/**
 * Adds parts to the cart from any page: those of a visitor, and of a shopper whose token is refused, to the cart of this
 * browser, which joins that of the account at sign-in. What is bought separately needs signing in first.
 */
export function useAddToCart() {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const problemText = (problem: unknown) => failureText(toFailure(problem));
  const navigate = useNavigate();
  const language = useLanguage();
  const [added, setAdded] = useState<Readonly<Record<string, number>>>({});
  const mutation = addToCartMutation(client);
  // Callbacks of `mutate` are dropped when another addition follows, so these are set here.
  const adding = useMutation({
    ...mutation,
    onSuccess: ({ lineId }, addition) => {
      const { productId, quantity, isBuyNow } = addition;
      if (!isBuyNow) {
        const count = (by: number) => setAdded((before) => ({ ...before, [productId]: (before[productId] ?? 0) + by }));
        count(quantity);
        noteAddition(addition, lineId, { client, toast, problemText, onUndone: () => count(-quantity) });
      }
      return mutation.onSuccess();
    },
    onError: (problem: unknown, addition: Addition): void => {
      // The token is gone, so that this adds them to the cart of this browser.
      if (isTokenRefusal(problem)) {
        if (!isSeparate(addition)) adding.mutate(addition);
        return;
      }
      toast({ text: problemText(problem), tone: 'red' });
      // The sale is sold out or over: the page refetches its state.
      if (addition.flashSaleId !== undefined) void client.invalidateQueries({ queryKey: ['flashSale'] });
    },
  });

  const add = (addition: Addition, onDone?: (lineId: string) => void) => {
    if (isRepeated(client, addition)) return;
    // Asked when pressed: a page that has just been hydrated still shows what a visitor sees.
    if (!useSession.getState().isSignedIn && isSeparate(addition)) {
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
