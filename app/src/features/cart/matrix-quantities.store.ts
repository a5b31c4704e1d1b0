import { create } from 'zustand';

/**
 * Quantities by `productId/uniqueId` that were typed into a matrix and are not in the cart yet. They outlive the page,
 * so that nothing is lost by signing in or visiting another size.
 */
export const useMatrixQuantities = create<{ cells: Readonly<Record<string, number>> }>(() => ({ cells: {} }));

export const saveMatrixQuantities = (cells: Readonly<Record<string, number>>): void =>
  useMatrixQuantities.setState({ cells });
