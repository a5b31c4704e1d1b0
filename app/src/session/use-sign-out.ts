import { useGo } from '../use-go.ts';
import { signedOut } from './session.store.ts';

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
      // Without the code of the calls the token is deleted here only, as when the server cannot be reached.
      .catch(signedOut)
      .finally(() => go({ name: 'home' }));
}
