import type { QueryClient } from '@tanstack/react-query';
import { toFailure } from '../data/call-error.ts';
import { useConnection } from '../data/connection.store.ts';
import { listShown } from './worker-messages.ts';
import { isStoredInBrowser } from '../session/persisted-store.ts';

/** The pause before the shop is tried again, in ms; the browser's own event comes earlier if it notices. */
const RECHECK_INTERVAL_MS = 15_000;

/**
 * Notes when the connection is lost, and catches up once the shop answers again: what the page shows is loaded again,
 * and everything else when it is next shown. Returns how to stop.
 */
export function watchConnection(client: QueryClient): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout>;

  async function recheck(): Promise<void> {
    clearTimeout(timer);
    if (!useConnection.getState().isLost) return;
    if (navigator.onLine && (await canReachShop(client))) {
      useConnection.setState({ isLost: false, shown: [] });
      await client.invalidateQueries({ refetchType: 'none' });
      await sendUnsent(client);
    } else wait();
  }
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void recheck(), RECHECK_INTERVAL_MS);
  };

  addEventListener('offline', () => useConnection.setState({ isLost: true }), { signal: ended.signal });
  addEventListener('online', () => void recheck(), { signal: ended.signal });
  const unsubscribe = useConnection.subscribe(({ isLost }, before) => {
    if (isLost && !before.isLost) wait();
  });
  if (!navigator.onLine) useConnection.setState({ isLost: true });
  if (useConnection.getState().isLost) wait();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    ended.abort();
  };
}

/**
 * Sends the quantities that were changed without a connection; the cart, while it is open, does so itself. What fails or
 * is refused stays for the cart, which says so at the line.
 */
async function sendUnsent(client: QueryClient): Promise<void> {
  const isCartOpen = client.getQueryCache().findAll({ queryKey: ['cart', 'lines'], type: 'active' }).length > 0;
  if (isCartOpen || !isStoredInBrowser('unsentQuantities')) return;
  const { saveUnsentQuantity, takeUnsentQuantities } = await import('../features/cart/unsent-quantities.store.ts');
  const { changeQuantity } = await import('../features/cart/cart.calls.ts');
  for (const [id, quantity] of Object.entries(takeUnsentQuantities()))
    await changeQuantity({ id, quantity }).catch(() => saveUnsentQuantity(id, quantity));
  await client.invalidateQueries({ queryKey: ['cart'] });
}

/** Loads again what the page shows. The shop is reached when nothing of it failed or is of earlier. */
async function canReachShop(client: QueryClient): Promise<boolean> {
  const askedAt = Date.now();
  await client.refetchQueries({ type: 'active' });
  const problems = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.error);
  const isFailing = problems.some((problem) => problem !== null && toFailure(problem).kind === 'offline');
  return !isFailing && !(await listShown()).some(({ givenAt }) => givenAt >= askedAt);
}
