import { randomAt } from '../catalogue-data/seeded-random.ts';
import type { ShopState } from './state.ts';

/**
 * The next random number in [0, 1). It depends on the seed and the count in the state alone, so a restored state goes
 * on with the same numbers.
 */
function nextRandom(state: ShopState): number {
  const number = randomAt(state.random.seed, state.random.used);
  state.random.used += 1;
  return number;
}

/** `length` random characters of an alphabet. */
export function randomText(state: ShopState, length: number, alphabet = '0123456789abcdef'): string {
  return Array.from({ length }, () => alphabet[Math.floor(nextRandom(state) * alphabet.length)]).join('');
}

export const randomDigits = (state: ShopState, length: number): string => randomText(state, length, '0123456789');

/** The id of a new row. */
export const nextId = (state: ShopState): string => String((state.lastId += 1));
