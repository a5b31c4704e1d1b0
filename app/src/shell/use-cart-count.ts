import { useQuery } from '@tanstack/react-query';
import { cartCountQuery } from '../features/cart/cart.query.ts';
import { useGuestPieces } from '../features/cart/guest-pieces.store.ts';
import { useSession } from '../session/session.store.ts';

/** The number on the cart button: of the account, or of this browser's cart. */
export function useCartCount(): number {
  const { isSignedIn } = useSession();
  const { data = 0 } = useQuery(cartCountQuery(isSignedIn));
  const pieces = useGuestPieces((guest) => guest.pieces);
  return isSignedIn ? data : pieces;
}
