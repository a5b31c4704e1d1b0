import { queryOptions } from '@tanstack/react-query';

/** The signed-in shopper, fetched whenever the shop is opened with a token. */
export const userQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['user'],
    enabled: isSignedIn,
    queryFn: async () => (await import('./strategies.ts')).fetchUser(),
  });
