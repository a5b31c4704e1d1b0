import { create } from 'zustand';

/** The server's message while the owner has closed the shop; absent while it is open as far as is known. */
export const useClosedShop = create<{ message?: string | undefined }>(() => ({}));
