import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session.store.ts';

/**
 * Removes the shopper's data at sign-out, so that the next person at this computer does not see it: all cached answers
 * except those on the page. After a refused token, what was typed stays for signing in again. A visitor's own data is
 * never removed.
 */
export function useSignOutCleanup(): void {
  const { isSignedIn, wasSignedOut } = useSession();
  const client = useQueryClient();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isLeaving = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!isLeaving) return;
    client.removeQueries({ predicate: (query) => !query.isActive() });
    if (!wasSignedOut) void import('./clear-shopper-data.ts').then(({ clearShopperData }) => clearShopperData());
  }, [isSignedIn, wasSignedOut, client]);
}
