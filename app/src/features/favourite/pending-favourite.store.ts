import type { Favoured } from '@shop/design-system';
import { create } from 'zustand';

/** The product that was marked by a visitor, or with a token that was refused; it is added after the sign-in. */
const usePendingFavourite = create<{ product?: Favoured }>(() => ({}));

export const setPendingFavourite = (product: Favoured): void => usePendingFavourite.setState({ product });
export function takePendingFavourite(): Favoured | undefined {
  const { product } = usePendingFavourite.getState();
  usePendingFavourite.setState({ product: undefined });
  return product;
}
