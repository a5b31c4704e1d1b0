import { useFailureText, useFavouriteText, useToast, type Favoured } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../data/call-error.ts';

/** Adds a product to the favourites or removes it, and shows a message with which that can be undone. */
export function useSetFavourite(): (product: Favoured, isFavourite: boolean) => Promise<void> {
  const client = useQueryClient();
  const changeText = useFavouriteText();
  const toast = useToast();
  const sayFailure = useFailureText();
  return async (product, isFavourite) =>
    (await import('../features/favourite/toggle-favourite.ts')).setFavourite(product, isFavourite, {
      client,
      changeText,
      toast,
      problemText: (problem) => sayFailure(toFailure(problem)),
    });
}
