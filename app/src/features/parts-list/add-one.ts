import { CallError } from '../../data/call-error.ts';
import { storeBefore, type AddedLine, type Batch } from './adding.store.ts';

const calls = () => import('./parts-list.calls.ts');
const offerOf = ({ productId, uniqueId }: { productId: string; uniqueId: string }) => `${productId}/${uniqueId}`;

/**
 * Returns a function that adds batches of one line with the call that every server has. It has no idempotency key, so
 * the pieces in the cart before are stored with the batch: when its answer was lost, the cart shows whether they were
 * added. If not, it is sent again, and the result says so: the first request may still arrive. The cart is read once. A
 * line that the server refuses is a result with the server's message.
 */
export function lineAdder(): (batch: Batch) => Promise<readonly AddedLine[]> {
  let cart: Map<string, number> | undefined;
  const readCart = async () =>
    new Map((await (await calls()).fetchCartLines()).map((line) => [offerOf(line), line.quantity]));

  return async ({ key, requests: [request], before }) => {
    if (!request) return [];
    cart ??= await readCart();
    const offer = offerOf(request);
    const { productId, uniqueId, quantity } = request;
    const now = cart.get(offer) ?? 0;
    const line = { productId, uniqueId, added: quantity };
    if (before !== undefined && now >= before + quantity) return [line];
    const added = before === undefined ? line : { ...line, isRepeated: true };
    storeBefore(key, now);
    try {
      await (await calls()).addLine(request);
    } catch (problem) {
      if (!(problem instanceof CallError) || problem.kind !== 'refused') throw problem;
      return [{ ...added, added: 0, message: problem.serverMessage ?? '' }];
    }
    cart.set(offer, now + quantity);
    return [added];
  };
}
