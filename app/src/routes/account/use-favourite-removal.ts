import type { Favourite } from '@shop/contracts';
import { useFailureText, useToast } from '@shop/design-system';
import { useFavouritesText } from '@shop/design-system/screens/favourites/use-favourites-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { removeFavouritesMutation, restoreFavouritesMutation } from '../../features/favourite/favourites.mutation.ts';
import { selectFavourites } from '../../features/favourite/selected-favourites.store.ts';

const idsOf = (rows: readonly Favourite[]): readonly string[] => rows.map(({ productId }) => productId);

/** Removes favourites, with a toast that offers to undo it. Without an answer it says that the result is unknown. */
export function useFavouriteRemoval(): (rows: readonly Favourite[]) => void {
  const client = useQueryClient();
  const toast = useToast();
  const text = useFavouritesText();
  const failureText = useFailureText();
  const { mutateAsync: remove } = useMutation(removeFavouritesMutation(client));
  const { mutateAsync: restore } = useMutation(restoreFavouritesMutation(client));

  const undo = async (rows: readonly Favourite[]) => {
    try {
      await restore(idsOf(rows));
      toast({ text: text.restored(rows) });
    } catch (problem) {
      const reason = isUnanswered(problem) ? text.restoringUnknown : text.notRestored(failureText(toFailure(problem)));
      toast({ text: reason, tone: 'red' });
    }
  };
  const removeAll = async (rows: readonly Favourite[]) => {
    try {
      await remove(idsOf(rows));
      selectFavourites(idsOf(rows), false);
      toast({ text: text.removed(rows), action: { label: text.undo, onAction: () => void undo(rows) } });
    } catch (problem) {
      toast({ text: isUnanswered(problem) ? text.removalUnknown : failureText(toFailure(problem)), tone: 'red' });
    }
  };
  return (rows) => void removeAll(rows);
}
