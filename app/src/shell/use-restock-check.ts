import { onIdle, useToast } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isStoredInBrowser } from '../session/persisted-store.ts';
import { useGo } from '../use-go.ts';

/** The check waits at most this long for an idle moment: what the shopper came for is first. */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Looks once per visit whether awaited parts are back in stock; after a failure the next visit looks again. Its code is
 * loaded only where there is an alert.
 */
export function useRestockCheck(): void {
  const client = useQueryClient();
  const toast = useToast();
  const go = useGo();
  const check = useEffectEvent(async () => (await import('./note-restocked.ts')).noteRestocked(client, toast, go));
  useEffect(() => {
    if (!isStoredInBrowser('restockAlerts')) return undefined;
    return onIdle(() => void check().catch(() => undefined), IDLE_TIMEOUT_MS);
  }, []);
}
