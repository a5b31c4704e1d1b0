import { useGo } from '../use-go.ts';

/** Signs the shopper out, also where the shop does not answer, and goes home (spec section 2). */
export function useSignOut(): () => void {
  const go = useGo();
  const leave = async () => {
    // The senders load when they are needed: the shell knows the session without them.
    const { signOut } = await import('./strategies.ts');
    await signOut();
  };
  return () =>
    void leave()
      .catch(() => undefined)
      .finally(() => go({ name: 'home' }));
}
