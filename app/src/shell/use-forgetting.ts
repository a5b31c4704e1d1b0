import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { choose, useLeftOut } from '../features/cart/chosen-lines.store.ts';
import { keepMessage } from '../features/order/message.store.ts';
import { useSession } from '../session/session.store.ts';

/**
 * Forgets what was a shopper's own once they are signed out, so that the next one at this machine does not see it: all answers but
 * those on the page. What was typed stays where only the token died, for signing in again.
 */
export function useForgetting(): void {
  const { isSignedIn, wasSignedOut } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    if (isSignedIn) return;
    client.removeQueries({ predicate: (query) => !query.isActive() });
    if (wasSignedOut) return;
    keepMessage('');
    choose([...useLeftOut.getState().ids], true);
  }, [isSignedIn, wasSignedOut, client]);
}
