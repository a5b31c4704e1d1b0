import { isAllowedAddress, type AddressRule } from './check-address.ts';
import type { Clock, ShopDoor } from './ports.ts';
import { withinTime } from './timers.ts';

/** Where to connect to; or why nowhere: the address may not be connected to, the token was refused, or it is not known now. */
export type Found = { url: string } | 'noService' | 'signedOut' | 'unknown';

export type AddressFinder = {
  find(withinMs: number): Promise<Found>;
  /** Nobody signed us in there: the next time it is asked for again. */
  forget(): void;
};

/** Asks the shop for its socket address, and remembers it as long as it leads to a sign-in. */
export function createAddressFinder({
  clock,
  shop,
  address,
}: {
  clock: Clock;
  shop: Pick<ShopDoor, 'socketAddress' | 'isSignedOut'>;
  address: AddressRule;
}): AddressFinder {
  let known: string | undefined;
  return {
    async find(withinMs) {
      if (known !== undefined) return { url: known };
      try {
        const { url } = await withinTime(clock, withinMs, shop.socketAddress());
        if (!isAllowedAddress(url, address)) return 'noService';
        known = url;
        return { url };
      } catch (problem) {
        return shop.isSignedOut(problem) ? 'signedOut' : 'unknown';
      }
    },
    forget() {
      known = undefined;
    },
  };
}
