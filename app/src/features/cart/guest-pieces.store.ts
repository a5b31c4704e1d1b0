import { create } from 'zustand';

/**
 * How many pieces are in the cart of this browser, and whether some of them are to join the cart of the account. Apart
 * from that cart, whose code is loaded only where there is one.
 */
export const useGuestPieces = create<{ pieces: number; isOpen: boolean }>(() => ({ pieces: 0, isOpen: false }));
