import { deleteList, type Language, type PartCount, savedList, savedLists, saveList } from '@shop/contracts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { deleteStoredList, listsOf, pairsOf, storeList } from './saved-lists.ts';
import type { Account } from '../core/account.state.ts';
import type { StoredList } from '../core/parts-list.state.ts';
import type { Shop } from '../core/shop.ts';

const MAX_NAME_LENGTH = 60;
const MAX_LISTS = 100;
/** The maximum quantity of one pair. */
const MAX_PIECES = 999_999;
const MAX_NUMBER_LENGTH = 64;

function ownList(shop: Shop, account: Account, id: string, language: Language): StoredList {
  const list = listsOf(shop, account).find((known) => known.id === id);
  if (!list) throw refusal('listNotFound', language);
  return list;
}

function checkedName(typed: string, language: Language): string {
  const name = typed.trim();
  if (name === '' || [...name].length > MAX_NAME_LENGTH)
    throw refusal('invalidListName', language, { limit: MAX_NAME_LENGTH });
  return name;
}

const isPair = ({ part, colour }: PartCount): boolean =>
  part.trim() === part &&
  part !== '' &&
  part.length <= MAX_NUMBER_LENGTH &&
  Number.isSafeInteger(colour) &&
  colour >= 0;

/** Distinct pairs with their total quantities, in the order of their first occurrence. */
function merged(pairs: readonly PartCount[], language: Language): readonly PartCount[] {
  const found = new Map<string, PartCount>();
  for (const pair of pairs) {
    if (!isPair(pair)) throw refusal('invalidListPair', language);
    const { part, colour } = pair;
    const quantity = (found.get(`${part}/${colour}`)?.quantity ?? 0) + pair.quantity;
    if (pair.quantity < 1 || quantity > MAX_PIECES)
      throw refusal('invalidListQuantity', language, { limit: MAX_PIECES, part });
    found.set(`${part}/${colour}`, { part, colour, quantity });
  }
  return [...found.values()];
}

export const savedListRules = [
  rule(savedLists, ({ shop, user }) =>
    listsOf(shop, user).map(({ id, name, lines, pieces, savedAt }) => ({ id, name, lines, pieces, savedAt })),
  ),
  rule(savedList, ({ shop, user, params, language }) => {
    const list = ownList(shop, user, params.id, language);
    return { id: list.id, name: list.name, pairs: pairsOf(shop, list) };
  }),
  rule(saveList, ({ shop, user, body, language }) => {
    const sameKey = body.key === undefined ? undefined : listsOf(shop, user).find(({ key }) => key === body.key);
    const replaced = body.id === undefined ? sameKey : ownList(shop, user, body.id, language);
    const name = checkedName(body.name, language);
    const pairs = merged(body.pairs, language);
    if (!replaced && listsOf(shop, user).length >= MAX_LISTS)
      throw refusal('tooManyLists', language, { limit: MAX_LISTS });
    return { id: storeList(shop, user, { name, pairs, key: body.key ?? '' }, replaced).id };
  }),
  rule(deleteList, ({ shop, user, body, language }) => deleteStoredList(shop, ownList(shop, user, body.id, language))),
];
