import type { QueryClient } from '@tanstack/react-query';
import type { ChangeRequest } from './requests.ts';

/** A request that is cancelled may change the balance. */
const KEYS = ['repairs', 'user', 'balance'];
/** Refetches everything that shows requests: after a payment or a change, or when its outcome is not known. */
export const invalidateRepairs = (client: QueryClient) =>
  Promise.all(KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));

export const changeRequestMutation = (client: QueryClient) => ({
  mutationFn: async (request: ChangeRequest) => (await import('./requests.calls.ts')).changeRequest(request),
  // Also after a refusal: then the request is not in the status that this page shows.
  onSettled: () => invalidateRepairs(client),
});
