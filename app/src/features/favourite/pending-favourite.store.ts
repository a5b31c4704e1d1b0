import type { Favoured } from '@shop/design-system';
import { create } from 'zustand';

/** What a visitor marked when sign-in came between; marked after signing in, so nothing is lost. */
const usePendingFavourite = create<{ product?: Favoured }>(() => ({}));

export const keepFavouriteForAfterSignIn = (product: Favoured): void => usePendingFavourite.setState({ product });
export function takePendingFavourite(): Favoured | undefined {
  const { product } = usePendingFavourite.getState();
  usePendingFavourite.setState({ product: undefined });
  return product;
}
