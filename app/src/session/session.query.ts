import { queryOptions } from '@tanstack/react-query';

/** The signed-in shopper, asked again when the page opens with a token. */
export const userQuery = (isSignedIn: boolean) =>
  queryOptions({ queryKey: ['user'], enabled: isSignedIn, queryFn: async () => (await import('./strategies.ts')).askUser() });
