import type { QueryClient } from '@tanstack/react-query';
import { favouriteIdsQuery } from './favourite.query.ts';

export type Marking = { id: string; isFavourite: boolean };

const { queryKey } = favouriteIdsQuery(true);
/** Markings reach the shop one after the other, in the order in which they were made. */
const IN_TURN = { id: 'favourites' };

/** Shows the heart at once and takes it back when the shop refuses. */
export const markingMutation = (client: QueryClient) => {
  const show = ({ id, isFavourite }: Marking) =>
    client.setQueryData(queryKey, (ids: readonly string[] = []) => [
      ...(isFavourite ? [id] : []),
      ...ids.filter((one) => one !== id),
    ]);
  return {
    scope: IN_TURN,
    mutationFn: async ({ id, isFavourite }: Marking) => {
      const { mark, unmark } = await import('./favourite.calls.ts');
      await (isFavourite ? mark(id) : unmark(id));
    },
    onMutate: async (marking: Marking) => {
      await client.cancelQueries({ queryKey });
      show(marking);
    },
    onError: (_: unknown, { id, isFavourite }: Marking) => void show({ id, isFavourite: !isFavourite }),
  };
};
