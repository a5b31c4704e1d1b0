import type { QueryClient } from '@tanstack/react-query';
import { SEQUENTIAL } from './sequential.ts';
import type { AddedPieces } from './undo-addition.calls.ts';

/** Takes added pieces out of the cart again; the result is whether the line was still in the cart. */
export const undoAdditionMutation = (client: QueryClient) => ({
  scope: SEQUENTIAL,
  mutationFn: async (added: AddedPieces) => (await import('./undo-addition.calls.ts')).undoAddition(added),
  onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
});
