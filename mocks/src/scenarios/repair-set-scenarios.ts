import { stockServers } from '@shop/contracts';
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import type { Shop } from '../core/shop.ts';
import { mouldOf, offerOf, offersOf, setStock } from '../goods/goods.ts';
import { fill, messagesOf } from '../messages/messages.ts';
import { addBoughtSets, markCodeUsed } from '../repair/first-sets.ts';
import { codesOf } from '../repair/sets/codes.ts';
import { inventoryOf } from '../repair/sets/inventory.ts';
import { setNamed } from '../repair/sets/sets.ts';
import type { ScenarioParams } from './params.ts';
import { signedIn } from './steps.ts';

type Scenario = (shop: Shop, params?: ScenarioParams) => void;

const SET = '801208';
/** A number that no set has. */
const NO_SET = '899999';
/** Enough pieces of a part to request some of them. */
const SOME = 4;

function linesOf(shop: Shop) {
  const set = setNamed(SET);
  if (!set) throw new Error(`The stand-in shop has no set ${SET}.`);
  return inventoryOf(shop, set, DEFAULT_LANGUAGE).lines;
}

/** Sets the known set, a part of it that is in stock, and a code of its box whose free repair is not used. */
function setKnownSet(shop: Shop): void {
  const part = linesOf(shop).find(({ stock = 0, quantity }) => stock >= SOME && quantity >= SOME);
  const code = codesOf(SET).find((known) => !shop.state.usedCodes[known]);
  if (!part || code === undefined) throw new Error(`Set ${SET} has no part in stock or no unused code.`);
  Object.assign(shop.known, { setNumber: SET, inventoryId: part.id, repairCode: code });
}

/** Sells out the known part of the set; without `hasSubstitutes` in every colour. */
function sellOut(shop: Shop, hasSubstitutes: boolean): void {
  setKnownSet(shop);
  const part = linesOf(shop).find(({ id }) => id === shop.known.inventoryId);
  const offer = part && offerOf(shop, part.productId, part.uniqueId);
  const mould = part && mouldOf(shop, part.productId);
  if (!offer || !mould) throw new Error(`Set ${SET} has no part to sell out.`);
  for (const one of hasSubstitutes ? [offer] : offersOf(shop, mould)) setStock(shop, one, 0);
}

/** The states in which the calls before a repair request are verified. */
export const repairSetStates = {
  'the shop repairs sets': (shop, params) => {
    shop.state.repairCarts[signedIn(shop, params).id] = [];
    setKnownSet(shop);
  },
  'the set is unknown': (shop, params) => {
    signedIn(shop, params);
    shop.known.setNumber = NO_SET;
  },
  'a shopper with repairable sets is signed in': (shop, params) => addBoughtSets(shop, signedIn(shop, params)),
  'the free repair of the code is used': (shop) => {
    setKnownSet(shop);
    shop.known.repairCode = markCodeUsed(shop, SET);
  },
} satisfies Record<string, Scenario>;

/** What may happen before a repair request is written. */
export const repairSetScenarios = {
  'a part of the set is sold out': (shop) => sellOut(shop, true),
  'a part of the set is sold out in every colour': (shop) => sellOut(shop, false),
  'codes are checked too often': (shop) => {
    const { tooManyCodeChecks } = messagesOf(DEFAULT_LANGUAGE).repair.refusals;
    const message = fill(tooManyCodeChecks, { minutes: 10 });
    shop.faults.push({ kind: 'refused', status: 400, message, call: 'repairCodeCheck' });
  },
  'the shop has no repair service': (shop) => {
    const lacking = stockServers['5.4'].calls.filter((name) => name.startsWith('repair'));
    for (const call of lacking) shop.faults.push({ kind: 'unknown', call });
  },
} satisfies Record<string, Scenario>;
