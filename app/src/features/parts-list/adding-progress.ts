import type { Adding, LessAdded } from '@shop/design-system/screens/parts-list/AddingPanel/AddingPanel';
import type { Failure } from '@shop/design-system';
import type { Batch } from './adding.store.ts';

/** The progress of adding a list, for the panel. `colourName` returns the name of a colour id. */
export function progressOf(
  batches: readonly Batch[],
  {
    isActive,
    failure,
    colourName,
  }: { isActive: boolean; failure: Failure | undefined; colourName: (id: number) => string | undefined },
): Adding {
  const answered = batches.filter(({ results }) => results !== undefined);
  const of = count(batches);
  const pieces = answered.flatMap(({ results = [] }) => results).reduce((sum, { added }) => sum + added, 0);
  const totals = { done: count(answered), of, pieces };
  if (answered.length === batches.length)
    return {
      state: 'done',
      of,
      pieces,
      less: batches.flatMap((batch) => lessOf(batch, colourName)),
      unclear: batches.flatMap((batch) => unclearOf(batch, colourName)),
    };
  if (failure) return { state: 'lost', failure, ...totals };
  return { state: isActive ? 'running' : 'paused', ...totals };
}

const count = (batches: readonly Batch[]): number => batches.reduce((sum, { requests }) => sum + requests.length, 0);

/** Names of the lines of a batch that may be in the cart twice. */
const unclearOf = ({ requests, results = [] }: Batch, colourName: (id: number) => string | undefined): string[] =>
  results.some(({ isRepeated }) => isRepeated)
    ? requests.map(({ name, colour }) => [name, colourName(colour)].filter(Boolean).join(' '))
    : [];

/** Lines of a batch of which fewer pieces were added than requested, or of which that is not known. */
function lessOf({ requests, results = [] }: Batch, colourName: (id: number) => string | undefined): LessAdded[] {
  const found = new Map(results.map((result) => [`${result.productId}/${result.uniqueId}`, result]));
  return requests.flatMap(({ key, name, colour, productId, uniqueId, quantity }) => {
    const { added, reason, message } = found.get(`${productId}/${uniqueId}`) ?? {};
    const named = colourName(colour);
    const isAll = added !== undefined && added >= quantity;
    return isAll ? [] : [{ key, name, colour: named, requested: quantity, added, reason, message }];
  });
}
