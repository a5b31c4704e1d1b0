import { chanceAt } from '../catalogue/seeded-chance.ts';
import type { ShopState } from './state.ts';

/** The next number in [0, 1) of the shop's chance. Where it stands is part of the state, so a kept state goes on the same way. */
function chance(state: ShopState): number {
  const number = chanceAt(state.chance.seed, state.chance.turn);
  state.chance.turn += 1;
  return number;
}

/** `length` characters out of an alphabet. */
export function letters(state: ShopState, length: number, alphabet = '0123456789abcdef'): string {
  return Array.from({ length }, () => alphabet[Math.floor(chance(state) * alphabet.length)]).join('');
}

export const digits = (state: ShopState, length: number): string => letters(state, length, '0123456789');

/** The id of a new row. */
export const nextId = (state: ShopState): string => String((state.lastId += 1));
