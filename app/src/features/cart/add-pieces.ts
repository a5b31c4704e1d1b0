import { useSession } from '../../session/session.store.ts';
import type { Addition } from './addition.ts';

/** Adds parts to the cart of the shopper, or of a visitor to the cart of this browser. */
export const addPieces = async (addition: Addition): Promise<{ lineId: string }> =>
  useSession.getState().isSignedIn
    ? (await import('./cart.calls.ts')).addToCart(addition)
    : (await import('./add-guest-pieces.ts')).addGuestPieces(addition);
