import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session.store.ts';

/**
 * Forgets what was a shopper's own once they are signed out, so that the next one at this machine does not see it: all answers but
 * those on the page. What was typed stays where only the token died, for signing in again. Who never signed in keeps their own.
 */
export function useForgetting(): void {
  const { isSignedIn, wasSignedOut } = useSession();
  const client = useQueryClient();
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    const isLeaving = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (!isLeaving) return;
    client.removeQueries({ predicate: (query) => !query.isActive() });
    if (!wasSignedOut) void import('./forget-shopper.ts').then(({ forgetShopper }) => forgetShopper());
  }, [isSignedIn, wasSignedOut, client]);
}
