import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../data/fetch-chunk.ts';

/** The signed-in shopper, asked again when the page opens with a token. */
export const userQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['user'],
    enabled: isSignedIn,
    queryFn: async () => (await fetchChunk(() => import('./strategies.ts'))).askUser(),
  });
