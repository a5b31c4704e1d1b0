import { useFailureText, useToast } from '@shop/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { addToCartMutation } from '../../features/cart/add.mutation.ts';
import { takePendingAddition } from '../../features/cart/pending-addition.store.ts';
import { takePendingFavourite } from '../../features/favourite/pending-favourite.store.ts';
import { clearSignInForm } from '../../features/session/sign-in-form.store.ts';
import { noteAddition } from '../cart/note-addition.ts';
import { useSetFavourite } from '../../shell/use-set-favourite.ts';

/**
 * What follows every way of signing in: what the shopper tried to add or mark as a visitor is done. The route guard
 * then leads them back.
 */
export function useAfterSignIn(): () => void {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const problemText = (problem: unknown) => failureText(toFailure(problem));
  const mutation = addToCartMutation(client);
  const adding = useMutation({
    ...mutation,
    onSuccess: ({ lineId }, addition) => {
      noteAddition(addition, lineId, { client, toast, problemText });
      return mutation.onSuccess();
    },
    onError: (problem) => toast({ text: problemText(problem), tone: 'red' }),
  });
  const setFavourite = useSetFavourite();
  return () => {
    clearSignInForm();
    const addition = takePendingAddition();
    if (addition && !addition.isBuyNow) adding.mutate(addition);
    const product = takePendingFavourite();
    if (product) void setFavourite(product, true);
  };
}
