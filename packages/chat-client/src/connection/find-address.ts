import type { ChatClientOptions } from '../chat-options.ts';
import type { AddressRule } from '../ports.ts';
import type { Dispatch, Runners } from '../runners.ts';
import { withTimeout } from '../run-timers.ts';
import { isAllowedAddress } from './check-address.ts';

/** The limit for the request, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * The socket address, or why there is none: its host is not allowed, it is no address for this page, the token was
 * refused, or the request failed.
 */
export type FoundAddress = { url: string } | { blockedHost: string } | 'noService' | 'signedOut' | 'unknown';

function checked(url: string, rule: AddressRule): FoundAddress {
  if (isAllowedAddress(url, rule)) return { url };
  const host = URL.canParse(url) ? new URL(url).host : '';
  return host && isAllowedAddress(url, { ...rule, hosts: [host] }) ? { blockedHost: host } : 'noService';
}

/** Requests the socket address from the shop. */
export const addressRunners = (
  { clock, api, address }: ChatClientOptions,
  dispatch: Dispatch,
): Pick<Runners, 'findAddress'> => ({
  findAddress: ({ attempt }) =>
    void withTimeout(clock, TIMEOUT_MS, api.socketAddress())
      .then(
        ({ url }) => checked(url, address),
        (error: unknown): FoundAddress => (api.isSignedOut(error) ? 'signedOut' : 'unknown'),
      )
      .then((found) => dispatch({ type: 'addressFound', attempt, found })),
});
