import type { ComputedOrder, Fen } from '@shop/contracts';
import type { ValidAddress } from '@shop/design-system/commerce/AddressForm/address-draft.ts';
import { useEffect, useRef, useState } from 'react';

export type PlacingAt = {
  /** Saves an address; undefined when it is not saved as it is in the form. */
  save: (address: ValidAddress) => Promise<string | undefined>;
  /** The price of the order at an address. Rejects when it cannot be computed. */
  priceAt: (addressId: string) => Promise<ComputedOrder>;
  /** Places the order at an address, where it costs `toPay`. */
  place: (addressId: string, toPay: Fen) => void;
  /** Called with the total that was shown, when the total at the address is higher. */
  onHigherTotal: (shownTotal: Fen) => void;
};

/**
 * Saves an address and places the order there. The order is not placed when it costs more there than the shopper has
 * seen, or when they meanwhile made another choice (`stop`) or left the page. An order that is found to be placed
 * already is not placed either: the page leads to it.
 */
export function usePlacingAt({ save, priceAt, place, onHigherTotal }: PlacingAt) {
  const [isPreparing, setPreparing] = useState(false);
  const attempt = useRef(0);
  const stop = () => {
    attempt.current += 1;
    setPreparing(false);
  };
  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );
  const placeAt = async (address: ValidAddress, shownTotal: Fen): Promise<void> => {
    attempt.current += 1;
    const started = attempt.current;
    const isStopped = () => attempt.current !== started;
    setPreparing(true);
    try {
      const addressId = await save(address);
      if (addressId === undefined || isStopped()) return;
      const price = await priceAt(addressId);
      if (isStopped() || price.kind !== 'priced') return;
      if (price.toPay > shownTotal) onHigherTotal(shownTotal);
      else place(addressId, price.toPay);
    } catch {
      // The page shows why the price could not be computed.
    } finally {
      if (!isStopped()) setPreparing(false);
    }
  };
  return { isPreparing, stop, placeAt };
}
