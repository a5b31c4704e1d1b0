import { takePendingFavourite } from '../../features/favourite/pending-favourite.store.ts';
import { clearSignInForm } from '../../features/session/sign-in-form.store.ts';
import { useSetFavourite } from '../../shell/use-set-favourite.ts';

/**
 * What follows every way of signing in: what the shopper tried to mark as a visitor is done. The route guard then leads
 * them back.
 */
export function useAfterSignIn(): () => void {
  const setFavourite = useSetFavourite();
  return () => {
    clearSignInForm();
    const product = takePendingFavourite();
    if (product) void setFavourite(product, true);
  };
}
