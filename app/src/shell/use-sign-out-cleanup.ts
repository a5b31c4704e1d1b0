import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session.store.ts';

/**
 * Removes the shopper's data at sign-out, so that the next person at this computer does not see it: all cached answers
 * except those on the page. After a refused token, what was typed stays for signing in again, unless another shopper
 * signs in. A visitor's own data is never removed.
 */
export function useSignOutCleanup(): void {
  const { isSignedIn, wasSignedOut, user } = useSession();
  const shopperId = user?.id;
  const lastShopper = useRef<string>(undefined);
  const client = useQueryClient();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isLeaving = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!isLeaving) return;
    client.removeQueries({ predicate: (query) => !query.isActive() });
    if (wasSignedOut) return;
    lastShopper.current = undefined;
    clearData();
  }, [isSignedIn, wasSignedOut, client]);
  useEffect(() => {
    if (shopperId === undefined) return;
    if (lastShopper.current !== undefined && lastShopper.current !== shopperId) clearData();
    lastShopper.current = shopperId;
  }, [shopperId]);
}

const clearData = () => void import('./clear-shopper-data.ts').then(({ clearShopperData }) => clearShopperData());
