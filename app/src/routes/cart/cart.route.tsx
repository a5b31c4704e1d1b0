import { useSession } from '../../session/session.store.ts';
import { AccountCart } from './AccountCart.tsx';
import { GuestCart } from './GuestCart.tsx';

/** The cart of the account, or of a visitor that of this browser: servers have carts for members only. */
export function CartRoute() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <AccountCart /> : <GuestCart />;
}
