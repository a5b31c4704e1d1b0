import { create } from 'zustand';
import type { Addition } from './addition.ts';

/** What a visitor wanted to put into the cart when sign-in came between; done after signing in, so nothing is lost. */
const usePendingAddition = create<{ addition?: Addition }>(() => ({}));

export const keepForAfterSignIn = (addition: Addition): void => usePendingAddition.setState({ addition });
export function takePendingAddition(): Addition | undefined {
  const { addition } = usePendingAddition.getState();
  usePendingAddition.setState({ addition: undefined });
  return addition;
}
