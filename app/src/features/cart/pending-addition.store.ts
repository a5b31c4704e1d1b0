import { create } from 'zustand';
import type { Addition } from './addition.ts';

/** The parts that were added by a visitor, or with a token that was refused; they are added after sign-in. */
const usePendingAddition = create<{ addition?: Addition }>(() => ({}));

export const saveAdditionForSignIn = (addition: Addition): void => usePendingAddition.setState({ addition });
export function takePendingAddition(): Addition | undefined {
  const { addition } = usePendingAddition.getState();
  usePendingAddition.setState({ addition: undefined });
  return addition;
}
