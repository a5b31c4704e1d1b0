import type { Language, RepairCartEntry } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import { nextId } from '../core/random.ts';
import type { StoredRepairEntry, WantedRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { subjectOf } from './describe-lines.ts';
import { judgeRepair, type Judgement } from './judge-repair.ts';

/** The entries of a shopper's repair cart, oldest first. */
export const repairCartOf = (shop: Shop, account: Account): readonly StoredRepairEntry[] =>
  shop.state.repairCarts[account.id] ?? [];

export function removeEntries(shop: Shop, account: Account, ids: ReadonlySet<string>): void {
  shop.state.repairCarts[account.id] = repairCartOf(shop, account).filter(({ id }) => !ids.has(id));
}

/**
 * Puts a request into the cart: in the place of the entry with this id or, for a new one, of that with the same set and
 * code.
 */
export function saveEntry(shop: Shop, account: Account, wanted: WantedRepair, id?: string): StoredRepairEntry {
  const rows = repairCartOf(shop, account);
  const isSame = (row: StoredRepairEntry) => row.setNumber === wanted.setNumber && row.code === wanted.code;
  const replaced = rows.find((row) => row.id === id) ?? rows.find(isSame);
  const entry = { ...wanted, id: replaced?.id ?? nextId(shop.state) };
  const others = rows.filter((row) => row === replaced || !isSame(row));
  shop.state.repairCarts[account.id] = replaced
    ? others.map((row) => (row === replaced ? entry : row))
    : [...others, entry];
  return entry;
}

/** An entry with what it costs now. */
export type JudgedEntry = { entry: StoredRepairEntry; judgement: Judgement };

/**
 * Judges entries in the order in which they were added: a code is free in the first of them only. `province` is where
 * they are sent to.
 */
export function judgeEntries(
  shop: Shop,
  entries: readonly StoredRepairEntry[],
  province: string | undefined,
): readonly JudgedEntry[] {
  const takenCodes = new Set<string>();
  return entries.map((entry) => {
    const judgement = judgeRepair(shop, entry, { province, takenCodes });
    if (judgement.kind === 'accepted' && judgement.eligibility.kind === 'free') takenCodes.add(entry.code);
    return { entry, judgement };
  });
}

/** A judged entry as it is shown; undefined for one that the shop can no longer repair. */
export function cartEntry(
  shop: Shop,
  { entry, judgement }: JudgedEntry,
  language: Language,
): RepairCartEntry | undefined {
  const subject = subjectOf(shop, entry, language);
  if (!subject || judgement.kind === 'refused') return undefined;
  return { ...subject, id: entry.id, eligibility: judgement.eligibility, price: judgement.price };
}

/** The province of a shopper's default address. */
export const defaultProvince = ({ addresses }: Account): string | undefined =>
  addresses.find(({ isDefault }) => isDefault)?.province;
