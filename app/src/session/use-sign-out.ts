import { useGo } from '../use-go.ts';

/** Signs the shopper out, even when the shop does not answer, and opens the home page (spec section 2). */
export function useSignOut(): () => void {
  const go = useGo();
  const leave = async () => {
    // Loaded on demand: the first page does not need the calls.
    const { signOut } = await import('./strategies.ts');
    await signOut();
  };
  return () =>
    void leave()
      .catch(() => undefined)
      .finally(() => go({ name: 'home' }));
}
