import {
  reviewClock,
  type Address,
  type Fen,
  type Language,
  type RepairConfirmation,
  type RepairPrice,
} from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import { randomText } from '../core/random.ts';
import type { RepairDraft, StoredRepairEntry } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { cartEntry, judgeEntries, repairCartOf } from './repair-cart.ts';
import { repairRefusal } from './repair-refusal.ts';
import { repairTermsOf } from './sets/terms.ts';

/** A key is valid for 600 s, as that of an order. */
const DRAFT_LIFETIME_MS = 600_000;

/** The chosen entries of the cart, in its order. */
export function chosenEntries(
  shop: Shop,
  account: Account,
  ids: readonly string[],
  language: Language,
): readonly StoredRepairEntry[] {
  const rows = repairCartOf(shop, account);
  if (ids.length === 0) throw repairRefusal('nothingSelected', language);
  if (!ids.every((wanted) => rows.some(({ id }) => id === wanted))) throw repairRefusal('entryNotFound', language);
  return rows.filter(({ id }) => ids.includes(id));
}

export function createRepairDraft(shop: Shop, account: Account, entries: readonly StoredRepairEntry[]): RepairDraft {
  const draft = {
    key: randomText(shop.state, 32),
    accountId: account.id,
    entries: structuredClone([...entries]),
    expiresAt: shop.clock.now() + DRAFT_LIFETIME_MS,
  };
  shop.state.repairDrafts[draft.key] = draft;
  return draft;
}

/** The draft with a key. A used key never expires, so that it always leads to its requests. */
export function repairDraftOf(shop: Shop, account: Account, key: string, language: Language): RepairDraft {
  const draft = shop.state.repairDrafts[key];
  if (!draft || draft.accountId !== account.id) throw repairRefusal('confirmationExpired', language);
  if (!draft.requests && draft.expiresAt <= shop.clock.now()) throw repairRefusal('confirmationExpired', language);
  return draft;
}

/** Refuses a draft whose entries were submitted, changed or removed since it was confirmed. */
export function checkEntriesExist(shop: Shop, account: Account, { entries }: RepairDraft, language: Language): void {
  const rows = repairCartOf(shop, account).map((row) => JSON.stringify(row));
  if (!entries.every((entry) => rows.includes(JSON.stringify(entry)))) throw repairRefusal('entryChanged', language);
}

const sumOf = (prices: readonly RepairPrice[], part: keyof RepairPrice): Fen =>
  prices.reduce((sum, price) => sum + price[part], 0);

/** The requests of a draft with what they cost now, sent to an address. */
export function confirmationOf(
  shop: Shop,
  draft: RepairDraft,
  address: Address | undefined,
  language: Language,
): RepairConfirmation {
  const entries = judgeEntries(shop, draft.entries, address?.province).flatMap(
    (judged) => cartEntry(shop, judged, language) ?? [],
  );
  if (entries.length < draft.entries.length) throw repairRefusal('entryChanged', language);
  const prices = entries.map(({ price }) => price);
  const now = shop.clock.now();
  const terms = repairTermsOf();
  const clock = reviewClock([{ status: 'submitted', at: now }], terms.workingDays, now);
  return {
    orderKey: draft.key,
    entries: entries.toReversed(),
    address,
    price: {
      parts: sumOf(prices, 'parts'),
      off: sumOf(prices, 'off'),
      postage: sumOf(prices, 'postage'),
      total: sumOf(prices, 'total'),
    },
    terms,
    reviewDueAt: clock?.kind === 'runs' ? clock.dueAt : undefined,
  };
}
