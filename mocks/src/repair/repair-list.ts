import { REQUEST_GROUPS, type RequestGroup, type RequestStatus } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';

/** A shopper's requests, newest first. */
export const repairsOf = (shop: Shop, account: Account): readonly StoredRepair[] =>
  Object.values(shop.state.repairs)
    .filter(({ accountId }) => accountId === account.id)
    .toSorted((a, b) => b.submittedAt - a.submittedAt || Number(b.id) - Number(a.id));

const isIn = (group: RequestGroup, { status }: StoredRepair): boolean =>
  (REQUEST_GROUPS[group] as readonly RequestStatus[]).includes(status);

/** The requests of a group, or all, whose set number or request number contains every term of a search. */
export function findRepairs(
  shop: Shop,
  account: Account,
  { status, search = '' }: { status?: RequestGroup; search?: string },
): readonly StoredRepair[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return repairsOf(shop, account).filter(
    (repair) =>
      (status === undefined || isIn(status, repair)) &&
      terms.every((term) => repair.setNumber.includes(term) || repair.number.includes(term)),
  );
}

/** The number of a shopper's requests in every group. */
export function countRepairs(shop: Shop, account: Account): Record<RequestGroup, number> {
  const repairs = repairsOf(shop, account);
  const countIn = (group: RequestGroup) => repairs.filter((repair) => isIn(group, repair)).length;
  return {
    toPay: countIn('toPay'),
    review: countIn('review'),
    approved: countIn('approved'),
    shipped: countIn('shipped'),
    done: countIn('done'),
    closed: countIn('closed'),
  };
}
