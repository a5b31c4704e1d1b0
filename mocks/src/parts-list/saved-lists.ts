import type { PartCount } from '@shop/contracts';
import { randomText, nextId } from '../core/random.ts';
import type { Account } from '../core/account.state.ts';
import type { StoredList } from '../core/parts-list.state.ts';
import type { Shop } from '../core/shop.ts';

const NAME_LENGTH = 24;

/** The lists of a shopper, the most recently saved first. */
export const listsOf = ({ state }: Shop, account: Account): readonly StoredList[] =>
  state.lists.filter(({ accountId }) => accountId === account.id).toReversed();

export const pairsOf = ({ state }: Shop, list: StoredList): readonly PartCount[] =>
  state.listPairs[list.pairsName] ?? [];

/** Deletes a list with its pairs. */
export function deleteStoredList({ state }: Shop, list: StoredList): void {
  state.lists = state.lists.filter((other) => other !== list);
  delete state.listPairs[list.pairsName];
}

/** Saves a list of distinct pairs, as a new list or in place of another one, whose id it gets. */
export function storeList(
  shop: Shop,
  account: Account,
  { name, pairs, key = '' }: { name: string; pairs: readonly PartCount[]; key?: string },
  replaced?: StoredList,
): StoredList {
  if (replaced) deleteStoredList(shop, replaced);
  const pieces = pairs.reduce((sum, { quantity }) => sum + quantity, 0);
  const list: StoredList = {
    id: replaced?.id ?? nextId(shop.state),
    accountId: account.id,
    name,
    lines: pairs.length,
    pieces,
    savedAt: shop.clock.now(),
    pairsName: randomText(shop.state, NAME_LENGTH),
    key: replaced?.key ?? key,
  };
  shop.state.lists.push(list);
  shop.state.listPairs[list.pairsName] = pairs;
  return list;
}
