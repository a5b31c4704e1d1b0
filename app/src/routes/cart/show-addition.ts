import type { Toast } from '@shop/design-system';
import { additionText } from '@shop/design-system/screens/cart/CartScreen/addition-text.ts';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Addition } from '../../features/cart/addition.ts';
import { undoAdditionsMutation } from '../../features/cart/undo-addition.mutation.ts';
import { fetchMessages, useMessages } from '../../language/messages.store.ts';

type AdditionNote = {
  client: QueryClient;
  toast: (toast: Toast) => void;
  problemText: (problem: unknown) => string;
  onUndone?: () => void;
};

/** Shows what was added to the cart, with its undo, which works on any page that the shopper has gone to meanwhile. */
export async function showAddition(
  { part, uniqueId, quantity }: Addition,
  lineId: string,
  { client, toast, problemText, onUndone }: AdditionNote,
): Promise<void> {
  if (!part) return;
  await fetchMessages(useMessages.getState().language, ['buying']);
  const text = additionText(useMessages.getState(), { part, uniqueId, quantity });
  const undo = async () => {
    const [undone] = await new MutationObserver(client, undoAdditionsMutation(client)).mutate([{ lineId, quantity }]);
    onUndone?.();
    toast({ text: undone ? text.undone : text.gone });
  };
  const onAction = () => void undo().catch((problem: unknown) => toast({ text: problemText(problem), tone: 'red' }));
  // An id of 0 names no line: its undo would find none and say that the part is gone.
  const action = lineId === '0' ? {} : { action: { label: text.undo, onAction } };
  toast({ text: text.added, tone: 'green', ...action, isBesideRed: true });
}
