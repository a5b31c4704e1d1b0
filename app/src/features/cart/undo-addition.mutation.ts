import type { QueryClient } from '@tanstack/react-query';
import { SEQUENTIAL } from './sequential.ts';
import type { AddedPieces } from './undo-addition.calls.ts';

/** Lines of this browser have the id of their offer, those of an account a number. */
const isGuestLine = (id: string) => id.includes('/');

/** Takes added pieces out of the cart again; the result are the ids of the lines that were still in the cart. */
export const undoAdditionsMutation = (client: QueryClient) => ({
  scope: SEQUENTIAL,
  mutationFn: async (added: readonly AddedPieces[]): Promise<readonly string[]> => {
    const inBrowser = added.filter(({ lineId }) => isGuestLine(lineId));
    if (inBrowser.length === 0) return (await import('./undo-addition.calls.ts')).undoAdditions(added);
    const { undoGuestPieces } = await import('./guest-cart.ts');
    return inBrowser.filter(undoGuestPieces).map(({ lineId }) => lineId);
  },
  onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
});
