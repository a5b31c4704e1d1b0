import type { Address } from '@shop/contracts';
import { useEffect, useRef } from 'react';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';

/**
 * Returns a focus that was lost (it is then on the document's body): to the card that became the default, whose button
 * is gone, and to the button for a new address when the last card was removed.
 */
export function useFocusAfterChange(addresses: readonly Address[]) {
  const region = useRef<HTMLDivElement>(null);
  const chosen = useRef<string>(undefined);
  const count = useRef(addresses.length);
  const defaultId = addresses.find(({ isDefault }) => isDefault)?.id;

  useEffect(() => {
    if (defaultId === undefined || chosen.current !== defaultId) return;
    chosen.current = undefined;
    focusOpener(region.current, defaultId);
  }, [defaultId]);

  useEffect(() => {
    const before = count.current;
    count.current = addresses.length;
    if (before > 0 && addresses.length === 0) focusOpener(region.current, NEW_ADDRESS);
  }, [addresses.length]);

  return {
    region,
    onDefaultChosen: (id: string) => {
      chosen.current = id;
    },
  };
}

function focusOpener(region: HTMLElement | null, id: string): void {
  if (document.activeElement === document.body)
    region?.querySelector<HTMLElement>(`[data-opener="${CSS.escape(id)}"]`)?.focus();
}
