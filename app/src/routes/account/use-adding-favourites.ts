import type { Favourite } from '@shop/contracts';
import { useFailureText, useToast } from '@shop/design-system';
import { buyingOf, type AddingResult, type FavouriteOffer } from '@shop/design-system/screens/favourites/buying.ts';
import type { FavouritesScreenProps } from '@shop/design-system/screens/favourites/FavouritesScreen/FavouritesScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { selectFavourites } from '../../features/favourite/selected-favourites.store.ts';

type Left = AddingResult['left'][number];
type Wanted = { favourite: Favourite; offer: FavouriteOffer };

/** What can be added from the list, and what cannot, with the obstacle. */
function split(favourites: readonly Favourite[]): { wanted: readonly Wanted[]; left: readonly Left[] } {
  const wanted: Wanted[] = [];
  const left: Left[] = [];
  for (const favourite of favourites) {
    const buying = buyingOf(favourite);
    if (typeof buying === 'string') left.push({ favourite, reason: buying });
    else wanted.push({ favourite, offer: buying });
  }
  return { wanted, left };
}

type Report = { onProgress: (done: number) => void; textOf: (problem: unknown) => string };

/**
 * Adds one after the other, and reports what became of each. Stops at a request without an answer, because the next ones
 * would most likely get none either.
 */
async function addEach(wanted: readonly Wanted[], { onProgress, textOf }: Report) {
  const { addMany } = await import('../../features/cart/add-many.calls.ts');
  const added: Favourite[] = [];
  const left: Left[] = [];
  let isSignedOut = false;
  let remaining = wanted;
  await addMany(
    wanted.map(({ offer }) => offer),
    (_, problem) => {
      const [{ favourite }] = remaining as [Wanted];
      remaining = remaining.slice(1);
      onProgress(wanted.length - remaining.length);
      isSignedOut = problem instanceof CallError && problem.kind === 'signedOut';
      if (problem === undefined) added.push(favourite);
      else if (!isUnanswered(problem)) left.push({ favourite, reason: 'refused', text: textOf(problem) });
      else left.push({ favourite, reason: 'unanswered' });
      return left.at(-1)?.reason === 'unanswered' ? 'stop' : undefined;
    },
  );
  left.push(...remaining.map(({ favourite }): Left => ({ favourite, reason: 'notTried' })));
  return { added, left, isSignedOut };
}

const idsOf = (rows: readonly Favourite[]) => rows.map(({ productId }) => productId);

/**
 * Adds favourites to the cart and reports what became of each. What is in the cart is no longer selected; what an
 * expired token prevented is selected, so that it can be added after signing in.
 */
export function useAddingFavourites() {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const [adding, setAdding] = useState<FavouritesScreenProps['adding']>('idle');
  const textOf = (problem: unknown) => failureText(toFailure(problem));

  const addAll = async (favourites: readonly Favourite[]) => {
    const { wanted, left } = split(favourites);
    const onProgress = (done: number) => setAdding({ done, of: wanted.length });
    onProgress(0);
    try {
      const result = await addEach(wanted, { onProgress, textOf });
      selectFavourites(idsOf(result.added), false);
      if (result.isSignedOut) selectFavourites(idsOf(result.left.map(({ favourite }) => favourite)), true);
      setAdding({ added: result.added, left: [...result.left, ...left] });
    } catch (problem) {
      // The code of the calls could not be loaded: nothing was sent.
      setAdding('idle');
      toast({ text: textOf(problem), tone: 'red' });
    }
    await client.invalidateQueries({ queryKey: ['cart'] });
  };
  return {
    adding,
    addMany: (favourites: readonly Favourite[]) => void addAll(favourites),
    closeResult: () => setAdding('idle'),
  };
}
