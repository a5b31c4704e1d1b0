import type { Adding, LessAdded } from '@shop/design-system/parts-list/adding';
import type { Failure } from '@shop/design-system';
import type { Batch } from './adding.store.ts';

/** How far adding a list is, as the panel shows it. `colourName` names a colour by its id. */
export function progressOf(
  batches: readonly Batch[],
  {
    isGoingOn,
    failure,
    colourName,
  }: { isGoingOn: boolean; failure: Failure | undefined; colourName: (id: number) => string | undefined },
): Adding {
  const answered = batches.filter(({ results }) => results !== undefined);
  const of = count(batches);
  const pieces = answered.flatMap(({ results = [] }) => results).reduce((sum, { added }) => sum + added, 0);
  const sums = { done: count(answered), of, pieces };
  if (answered.length === batches.length)
    return { state: 'done', of, pieces, less: batches.flatMap((batch) => lessOf(batch, colourName)) };
  if (failure) return { state: 'lost', failure, ...sums };
  return { state: isGoingOn ? 'running' : 'paused', ...sums };
}

const count = (batches: readonly Batch[]): number => batches.reduce((sum, { wishes }) => sum + wishes.length, 0);

/** Lines of a batch of which fewer pieces went into the cart than were wanted. */
function lessOf({ wishes, results = [] }: Batch, colourName: (id: number) => string | undefined): LessAdded[] {
  const found = new Map(results.map((result) => [`${result.productId}/${result.uniqueId}`, result]));
  return wishes.flatMap(({ key, name, colour, productId, uniqueId, quantity }) => {
    const { added = 0, reason = 'offSale' } = found.get(`${productId}/${uniqueId}`) ?? {};
    const named = colourName(colour);
    return added < quantity
      ? [{ key, name, ...(named ? { colour: named } : {}), wanted: quantity, added, reason }]
      : [];
  });
}
