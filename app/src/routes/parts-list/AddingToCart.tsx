import { useFailureText, useToast } from '@shop/design-system';
import { AddingPanel, type AddingPanelProps } from '@shop/design-system/screens/parts-list/AddingPanel/AddingPanel';
import { useUndoText } from '@shop/design-system/screens/parts-list/AddingPanel/use-undo-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFailure } from '../../data/call-error.ts';
import type { Batch } from '../../features/parts-list/adding.store.ts';
import { currentListSession } from '../../features/parts-list/current-list-session.ts';
import { persistOpenList } from '../../features/parts-list/persist-open-list.ts';

export type AddingToCartProps = Omit<AddingPanelProps, 'onUndo' | 'isUndoing'> & { batches: readonly Batch[] };

/**
 * The panel of a list that is added to the cart, and its undo. The panel closes even if undoing failed: a second try
 * would lower lines again that the first has lowered.
 */
export function AddingToCart({ batches, onClose, ...panel }: AddingToCartProps) {
  const [isUndoing, setUndoing] = useState(false);
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const text = useUndoText();

  const undo = async () => {
    setUndoing(true);
    const added = batches.flatMap(({ results = [] }) => results).filter((line) => line.added > 0);
    try {
      const { undoOffers } = await import('../../features/cart/undo-addition.calls.ts');
      const undone = await undoOffers(added);
      const pieces = undone.reduce((sum, line) => sum + line.added, 0);
      toast({ text: text.undone(undone.length, pieces, added.length - undone.length) });
      persistOpenList(currentListSession());
    } catch (problem) {
      toast({ text: text.failed(failureText(toFailure(problem))), tone: 'red' });
    }
    onClose();
    await client.invalidateQueries({ queryKey: ['cart'] });
  };
  return (
    <AddingPanel
      {...panel}
      onClose={() => (isUndoing ? undefined : onClose())}
      onUndo={() => void undo()}
      isUndoing={isUndoing}
    />
  );
}
