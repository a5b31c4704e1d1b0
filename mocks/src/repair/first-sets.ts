import { shanghaiDay } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { orderNumber } from '../order/orders.ts';
import { codesOf } from './sets/codes.ts';

const DAY = 24 * 3_600_000;

/** The sets that an account bought, with the days since: the free repair of the oldest is over. */
const FIRST_SETS = [
  { setNumber: '806018', daysAgo: 12 },
  { setNumber: '801208', daysAgo: 37 },
  { setNumber: '803025', daysAgo: 143 },
] as const;

/** The set of which the free repair of one box was used, in another shop, and how long ago. */
const USED = { setNumber: '801208', daysAgo: 64 };

/** Adds sets that an account bought; their orders were deleted long ago. */
export function addBoughtSets(shop: Shop, account: Account): void {
  shop.state.soldSets[account.id] = FIRST_SETS.map(({ setNumber, daysAgo }) => {
    const orderedAt = shop.clock.now() - daysAgo * DAY;
    return { setNumber, orderNumber: orderNumber(orderedAt, setNumber), boughtOn: shanghaiDay(orderedAt) };
  });
}

/** The code of a box whose free repair is used in a new shop. */
export const usedCodeOf = (setNumber: string): string => codesOf(setNumber).at(-1) ?? '';

/** Marks the free repair of a box of a set as used in another shop. */
export function markCodeUsed(shop: Shop, setNumber: string = USED.setNumber): string {
  const code = usedCodeOf(setNumber);
  shop.state.usedCodes[code] = { at: shop.clock.now() - USED.daysAgo * DAY };
  return code;
}
