import type { Moment, PartCount } from '@shop/contracts';
import { letters, nextId } from '../shop/chance.ts';
import type { Account, Shop } from '../shop/state.ts';

/** A parts list that a shopper saved. Its pairs, which may be many, lie apart under a name that is new each time it is saved. */
export type StoredList = {
  id: string;
  accountId: string;
  name: string;
  lines: number;
  pieces: number;
  savedAt: Moment;
  pairsName: string;
  /** The saving that made it. */ key: string;
};

const NAME_LENGTH = 24;

/** The lists of a shopper, the one saved last first. */
export const listsOf = ({ state }: Shop, account: Account): readonly StoredList[] =>
  state.lists.filter(({ accountId }) => accountId === account.id).toReversed();

export const pairsOf = ({ state }: Shop, list: StoredList): readonly PartCount[] =>
  state.listPairs[list.pairsName] ?? [];

/** Takes a list out, with its pairs. */
export function dropList({ state }: Shop, list: StoredList): void {
  state.lists = state.lists.filter((other) => other !== list);
  delete state.listPairs[list.pairsName];
}

/** Saves pairs, each a different one, under a name: in place of another list, whose id stays, or as a new one. */
export function keepList(
  shop: Shop,
  account: Account,
  { name, pairs, key = '' }: { name: string; pairs: readonly PartCount[]; key?: string },
  instead?: StoredList,
): StoredList {
  if (instead) dropList(shop, instead);
  const pieces = pairs.reduce((sum, { quantity }) => sum + quantity, 0);
  const list: StoredList = {
    id: instead?.id ?? nextId(shop.state),
    accountId: account.id,
    name,
    lines: pairs.length,
    pieces,
    savedAt: shop.clock.now(),
    pairsName: letters(shop.state, NAME_LENGTH),
    key: instead?.key ?? key,
  };
  shop.state.lists.push(list);
  shop.state.listPairs[list.pairsName] = pairs;
  return list;
}
