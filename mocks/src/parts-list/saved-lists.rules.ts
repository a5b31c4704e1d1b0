import { deleteList, savedList, savedLists, saveList, type PartCount } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import { dropList, keepList, listsOf, pairsOf, type StoredList } from './saved-lists.ts';
import type { Account, Shop } from '../shop/state.ts';

const LONGEST_NAME = 60;
const MAX_LISTS = 100;
/** Most pieces of one pair. */
const MAX_PIECES = 999_999;
const LONGEST_NUMBER = 64;

function ownList(shop: Shop, account: Account, id: string, language: Language): StoredList {
  const list = listsOf(shop, account).find((known) => known.id === id);
  if (!list) throw refusal('listGone', language);
  return list;
}

function checkedName(typed: string, language: Language): string {
  const name = typed.trim();
  if (name === '' || [...name].length > LONGEST_NAME) throw refusal('listName', language, { limit: LONGEST_NAME });
  return name;
}

const isPair = ({ part, colour }: PartCount): boolean =>
  part.trim() === part && part !== '' && part.length <= LONGEST_NUMBER && Number.isSafeInteger(colour) && colour >= 0;

/** Pairs as they are kept: each once, in the order in which they were first named. */
function merged(pairs: readonly PartCount[], language: Language): readonly PartCount[] {
  const found = new Map<string, PartCount>();
  for (const pair of pairs) {
    if (!isPair(pair)) throw refusal('listPair', language);
    const { part, colour } = pair;
    const quantity = (found.get(`${part}/${colour}`)?.quantity ?? 0) + pair.quantity;
    if (pair.quantity < 1 || quantity > MAX_PIECES) throw refusal('listPieces', language, { limit: MAX_PIECES, part });
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
    const known = body.key === undefined ? undefined : listsOf(shop, user).find(({ key }) => key === body.key);
    const instead = body.id === undefined ? known : ownList(shop, user, body.id, language);
    const name = checkedName(body.name, language);
    const pairs = merged(body.pairs, language);
    if (!instead && listsOf(shop, user).length >= MAX_LISTS) throw refusal('listsFull', language, { limit: MAX_LISTS });
    return { id: keepList(shop, user, { name, pairs, key: body.key ?? '' }, instead).id };
  }),
  rule(deleteList, ({ shop, user, body, language }) => dropList(shop, ownList(shop, user, body.id, language))),
];
