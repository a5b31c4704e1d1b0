import type { CartLine } from '@shop/contracts';
import { useFailureText, useToast } from '@shop/design-system';
import { useCartText } from '@shop/design-system/screens/cart/CartScreen/use-cart-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { removeMutation, restoreMutation } from '../../features/cart/cart.mutation.ts';
import { choose, useDeselectedLines } from '../../features/cart/chosen-lines.store.ts';
import { useLanguage } from '../../language/use-language.ts';

/** Removes lines from the cart or moves them to the favourites, with a toast that offers to undo it. */
export function useCartRemoval() {
  const client = useQueryClient();
  const toast = useToast();
  const text = useCartText();
  const failureText = useFailureText();
  const showProblem = (problem: unknown) => toast({ text: failureText(toFailure(problem)), tone: 'red' });
  const removing = useMutation({ ...removeMutation(client, useLanguage()), onError: showProblem });
  const restoring = useMutation(restoreMutation(client));

  const problemOf = (line: CartLine, problem: unknown) =>
    isUnanswered(problem) ? text.restoringUnknown(line) : text.notRestored(line, failureText(toFailure(problem)));

  const restore = async (lines: readonly CartLine[]) => {
    const deselected = useDeselectedLines.getState().ids;
    const restored = await restoring.mutateAsync(lines);
    for (const { line, id, problem } of restored) {
      if (id !== undefined && deselected.includes(line.id)) choose([id], false);
      if (problem !== undefined) toast({ text: problemOf(line, problem), tone: 'red' });
    }
    if (restored.every(({ problem }) => problem === undefined)) toast({ text: text.restored });
  };
  /** Lines that cannot be bought cannot be restored. */
  const offerUndo = (toastText: string, lines: readonly CartLine[]) =>
    toast({
      text: toastText,
      action: lines.every(({ isValid }) => isValid)
        ? { label: text.undo, onAction: () => void restore(lines) }
        : undefined,
    });

  const remove = (lines: readonly CartLine[]) =>
    removing.mutate(
      lines.map(({ id }) => id),
      { onSuccess: () => offerUndo(text.removed(lines), lines) },
    );
  const moveToFavourites = async (lines: readonly CartLine[]) => {
    const { addFavourite } = await import('../../features/favourite/favourite.calls.ts');
    await Promise.all([...new Set(lines.map(({ productId }) => productId))].map(addFavourite));
    void client.invalidateQueries({ queryKey: ['favouriteIds'] });
    removing.mutate(
      lines.map(({ id }) => id),
      { onSuccess: () => offerUndo(text.moved(lines), lines) },
    );
  };
  return {
    remove,
    moveToFavourites: (lines: readonly CartLine[]) => void moveToFavourites(lines).catch(showProblem),
    removing: removing.isPending ? removing.variables : [],
  };
}
