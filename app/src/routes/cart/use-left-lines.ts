import type { LeftLinesProps } from '@shop/design-system/screens/cart/CartScreen/LeftLines';
import { useToast } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useGuestCart } from '../../features/cart/guest-cart.store.ts';
import { isOpen, offerOf } from '../../features/cart/guest-line.ts';
import { removeGuestLines, retryGuestLines } from '../../features/cart/guest-cart.ts';
import { useGuestMerge } from '../../features/cart/guest-merge.store.ts';
import { mergeAndNote } from '../../shell/merge-and-note.ts';
import { useGuestProducts } from './use-guest-products.ts';

/** The parts of this browser that are not in the cart of the account. */
export function useLeftLines(): LeftLinesProps {
  const client = useQueryClient();
  const toast = useToast();
  const { lines } = useGuestCart();
  const { failure } = useGuestMerge();
  // Before the first attempt of this page it is about to begin.
  const isMerging = failure === undefined && lines.some(isOpen);
  const { views } = useGuestProducts(isMerging ? [] : lines);
  return {
    lines: views.map(({ line, shown }) => ({
      id: offerOf(line),
      quantity: line.quantity,
      line: shown,
      refusal: line.refusal,
      isSent: line.before !== undefined,
    })),
    isMerging,
    onRetry: () => {
      retryGuestLines();
      void mergeAndNote(client, toast);
    },
    onRemove: removeGuestLines,
  };
}
