import {
  repairCodeCheck,
  repairInventory,
  repairPurchases,
  repairRegions,
  repairSets,
  type BoughtSet,
} from '@shop/contracts';
import { rule } from '../core/rule.ts';
import { repairRefusal } from './repair-refusal.ts';
import { checkCode } from './check-code.ts';
import { findSets } from './sets/find-sets.ts';
import { describeSet, inventoryOf } from './sets/inventory.ts';
import { regionsFor } from './sets/regions.ts';
import { setNamed } from './sets/sets.ts';
import { repairTermsOf } from './sets/terms.ts';

/** What the shop answers before a request is written: regions, sets and their parts, codes, sets that were bought. */
export const repairSetRules = [
  rule(repairRegions, ({ language }) => ({ terms: repairTermsOf(), regions: regionsFor(language) })),
  rule(repairSets, ({ shop, query, language }) =>
    findSets(query.keyword)
      .slice(0, query.limit)
      .map((set) => describeSet(shop, set, language)),
  ),
  rule(repairInventory, ({ shop, params, language }) => {
    const set = setNamed(params.setNumber);
    if (!set) throw repairRefusal('setUnknown', language, { set: params.setNumber });
    return inventoryOf(shop, set, language);
  }),
  rule(repairPurchases, ({ shop, user, language }): BoughtSet[] =>
    (shop.state.soldSets[user.id] ?? [])
      .toSorted((a, b) => b.boughtOn.localeCompare(a.boughtOn))
      .flatMap(({ setNumber, orderNumber, boughtOn }) => {
        const set = setNamed(setNumber);
        return set ? [{ set: describeSet(shop, set, language), orderNumber, boughtOn }] : [];
      }),
  ),
  rule(repairCodeCheck, ({ shop, body, user, language }) =>
    checkCode(shop, { code: body.code, setNumber: body.set_no }, user, language),
  ),
];
