import type { CartLine } from '@shop/contracts';
import { useFailureText, useToast } from '@shop/design-system';
import { useCartText } from '@shop/design-system/cart-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../data/call-error.ts';
import { removeMutation, restoreMutation } from '../../features/cart/cart.mutation.ts';
import { choose, useLeftOut } from '../../features/cart/chosen-lines.store.ts';
import { useLanguage } from '../../language/use-language.ts';

/** Takes lines out of the cart, to nowhere or to the favourites, says so, and offers to take it back. */
export function useCartRemoval() {
  const client = useQueryClient();
  const toast = useToast();
  const words = useCartText();
  const say = useFailureText();
  const sayProblem = (problem: unknown) => toast({ text: say(toFailure(problem)), tone: 'red' });
  const removing = useMutation({ ...removeMutation(client, useLanguage()), onError: sayProblem });
  const restoring = useMutation(restoreMutation(client));

  const restore = async (lines: readonly CartLine[]) => {
    const leftOut = useLeftOut.getState().ids;
    const back = await restoring.mutateAsync(lines);
    for (const { line, id, problem } of back) {
      if (id !== undefined && leftOut.includes(line.id)) choose([id], false);
      if (problem !== undefined) toast({ text: words.lost(line, say(toFailure(problem))), tone: 'red' });
    }
    if (back.every(({ problem }) => problem === undefined)) toast({ text: words.restored });
  };
  /** Lines that cannot be bought have no way back into the cart. */
  const offerBack = (text: string, lines: readonly CartLine[]) =>
    toast({
      text,
      ...(lines.every(({ isValid }) => isValid)
        ? { action: { label: words.undo, onAct: () => void restore(lines) } }
        : {}),
    });

  const remove = (lines: readonly CartLine[]) =>
    removing.mutate(
      lines.map(({ id }) => id),
      { onSuccess: () => offerBack(words.removed(lines), lines) },
    );
  const moveToFavourites = async (lines: readonly CartLine[]) => {
    const { mark } = await import('../../features/favourite/favourite.calls.ts');
    await Promise.all([...new Set(lines.map(({ productId }) => productId))].map(mark));
    void client.invalidateQueries({ queryKey: ['favouriteIds'] });
    removing.mutate(
      lines.map(({ id }) => id),
      { onSuccess: () => offerBack(words.moved(lines), lines) },
    );
  };
  return {
    remove,
    moveToFavourites: (lines: readonly CartLine[]) => void moveToFavourites(lines).catch(sayProblem),
    removing: removing.isPending ? removing.variables : [],
  };
}
