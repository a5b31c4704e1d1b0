import type { AddressRule, ChatApi, Clock } from '../ports.ts';
import { withTimeout } from '../timers.ts';
import { isAllowedAddress } from './check-address.ts';

/** The socket address, or why there is none: it is not allowed, the token was refused, or the request failed. */
export type FoundAddress = { url: string } | 'noService' | 'signedOut' | 'unknown';

export type AddressFinder = {
  find(timeoutMs: number): Promise<FoundAddress>;
  /** No sign-in succeeded at this address: the next `find` requests it again. */
  forget(): void;
};

/** Requests the socket address from the shop, and caches it as long as sign-ins succeed there. */
export function createAddressFinder({
  clock,
  api,
  address,
}: {
  clock: Clock;
  api: Pick<ChatApi, 'socketAddress' | 'isSignedOut'>;
  address: AddressRule;
}): AddressFinder {
  let cached: string | undefined;
  return {
    async find(timeoutMs) {
      if (cached !== undefined) return { url: cached };
      try {
        const { url } = await withTimeout(clock, timeoutMs, api.socketAddress());
        if (!isAllowedAddress(url, address)) return 'noService';
        cached = url;
        return { url };
      } catch (error) {
        return api.isSignedOut(error) ? 'signedOut' : 'unknown';
      }
    },
    forget() {
      cached = undefined;
    },
  };
}
