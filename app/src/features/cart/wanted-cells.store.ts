import { create } from 'zustand';

/** Pieces by `productId/uniqueId` that were typed into a matrix and are not in the cart yet: they outlive the page, so that sign-in or a look at another size loses nothing. */
export const useWanted = create<{ cells: Readonly<Record<string, number>> }>(() => ({ cells: {} }));

export const keepWanted = (cells: Readonly<Record<string, number>>): void => useWanted.setState({ cells });
