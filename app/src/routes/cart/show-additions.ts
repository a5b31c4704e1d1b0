import type { Toast } from '@shop/design-system';
import { additionsText } from '@shop/design-system/screens/cart/CartScreen/addition-text.ts';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { saveMatrixQuantities, useMatrixQuantities } from '../../features/cart/matrix-quantities.store.ts';
import { undoAdditionsMutation } from '../../features/cart/undo-addition.mutation.ts';
import { fetchMessages, useMessages } from '../../language/messages.store.ts';
import type { AddedCell } from './note-additions.ts';

type AdditionsNote = {
  client: QueryClient;
  toast: (toast: Toast) => void;
  problemText: (problem: unknown) => string;
};

const piecesOf = (cells: readonly AddedCell[]) => cells.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Shows how much of the matrix was added to the cart, with its undo, which puts the quantities back into the matrix;
 * those that the shopper has typed since stay.
 */
export async function showAdditions(
  cells: readonly AddedCell[],
  { client, toast, problemText }: AdditionsNote,
): Promise<void> {
  await fetchMessages(useMessages.getState().language, ['buying']);
  const text = additionsText(useMessages.getState());
  const undo = async () => {
    const lines = await new MutationObserver(client, undoAdditionsMutation(client)).mutate(cells);
    const undone = cells.filter(({ lineId }) => lines.includes(lineId));
    saveMatrixQuantities({
      ...Object.fromEntries(undone.map(({ key, quantity }) => [key, quantity])),
      ...useMatrixQuantities.getState().cells,
    });
    toast({ text: text.undone(undone.length, piecesOf(undone), cells.length - undone.length) });
  };
  const onAction = () =>
    void undo().catch((problem: unknown) => toast({ text: text.failed(problemText(problem)), tone: 'red' }));
  toast({
    text: text.added(cells.length, piecesOf(cells)),
    tone: 'green',
    action: { label: text.undo, onAction },
    isBesideRed: true,
  });
}
