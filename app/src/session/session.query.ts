import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../data/fetch-chunk.ts';

/** The signed-in shopper, fetched whenever the shop is opened with a token. */
export const userQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['user'],
    enabled: isSignedIn,
    queryFn: async () => (await fetchChunk(() => import('./strategies.ts'))).fetchUser(),
  });
