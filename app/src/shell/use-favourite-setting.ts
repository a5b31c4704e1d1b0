import { useFailureText, useFavouriteText, useToast, type Favoured } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../data/call-error.ts';

/** Marks a product as a favourite, or takes the mark away, says so and offers to take it back. */
export function useFavouriteSetting(): (product: Favoured, isFavourite: boolean) => Promise<void> {
  const client = useQueryClient();
  const say = useFavouriteText();
  const toast = useToast();
  const sayFailure = useFailureText();
  return async (product, isFavourite) =>
    (await import('../features/favourite/toggle-favourite.ts')).setFavourite(product, isFavourite, {
      client,
      say,
      toast,
      sayProblem: (problem) => sayFailure(toFailure(problem)),
    });
}
