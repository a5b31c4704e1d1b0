import type { Favoured } from '@shop/design-system';
import { create } from 'zustand';

/** The product that a visitor marked as a favourite before signing in; it is added after the sign-in. */
const usePendingFavourite = create<{ product?: Favoured }>(() => ({}));

export const setPendingFavourite = (product: Favoured): void => usePendingFavourite.setState({ product });
export function takePendingFavourite(): Favoured | undefined {
  const { product } = usePendingFavourite.getState();
  usePendingFavourite.setState({ product: undefined });
  return product;
}
