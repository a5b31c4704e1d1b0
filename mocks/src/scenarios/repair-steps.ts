import { particlesOf, shanghaiDay, type InventoryLine, type RepairReason } from '@shop/contracts';
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import type { Account } from '../core/account.state.ts';
import { nextId } from '../core/random.ts';
import type { StoredRepair, StoredRepairEntry, WantedRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { repairCartOf, saveEntry } from '../repair/repair-cart.ts';
import { createRepairDraft } from '../repair/repair-draft.ts';
import { submitRepairs } from '../repair/repairs.ts';
import { codesOf } from '../repair/sets/codes.ts';
import { inventoryOf } from '../repair/sets/inventory.ts';
import { setNamed } from '../repair/sets/sets.ts';
import { brickPhoto } from '../site/brick-photo.ts';
import { PHOTO } from './dialogues.ts';

const DAY = 24 * 3_600_000;
/** Beyond the window in which a repair is free. */
export const LONG_AGO_DAYS = 143;

/** A repair request of a scenario: `pieces` of each of its lines, from different places of the inventory. */
export type RepairSample = {
  setNumber?: string;
  /** Days between the purchase and the request. */
  boughtDaysAgo?: number;
  pieces?: readonly number[];
  reason?: RepairReason;
  notes?: readonly string[];
  /** A part that is not in the inventory, described with a photo. */
  described?: string;
  /** The code; by default one whose free repair is not used. */
  code?: string;
  message?: string;
};

/** The address of an uploaded photo. */
export function uploadedPhoto(shop: Shop): string {
  shop.state.uploads[PHOTO] = brickPhoto;
  return `/uploads/${PHOTO}`;
}

const unusedCode = (shop: Shop, setNumber: string): string =>
  codesOf(setNumber).find((code) => !shop.state.usedCodes[code]) ?? '';

/** One part for each quantity, in stock and needed that often, far from one another in the inventory. */
function partsFor(lines: readonly InventoryLine[], pieces: readonly number[]): readonly InventoryLine[] {
  const chosen: InventoryLine[] = [];
  for (const [place, quantity] of pieces.entries()) {
    const from = Math.floor((lines.length * place) / pieces.length);
    const part = [...lines.slice(from), ...lines].find(
      (line) => line.quantity >= quantity && (line.stock ?? 0) >= quantity && !chosen.includes(line),
    );
    if (part) chosen.push(part);
  }
  return chosen;
}

/** The request of a sample, as it is stored. */
function wantedFor(shop: Shop, sample: RepairSample = {}): WantedRepair {
  const { setNumber = '801208', boughtDaysAgo = 37, pieces = [2, 1, 3], reason = 'missing', notes = [] } = sample;
  const set = setNamed(setNumber);
  if (!set) throw new Error(`The stand-in shop has no set ${setNumber}.`);
  const parts = partsFor(inventoryOf(shop, set, DEFAULT_LANGUAGE).lines, pieces);
  const listed = parts.map((part, place): WantedRepair['lines'][number] => ({
    kind: 'listed',
    id: nextId(shop.state),
    inventoryId: part.id,
    quantity: pieces[place] ?? 1,
    reason,
    note: notes[place] ?? '',
    step: part.uses[0] && { bag: part.uses[0].bag, step: part.uses[0].step },
  }));
  const photo = uploadedPhoto(shop);
  const described: WantedRepair['lines'] =
    sample.described === undefined
      ? []
      : [
          {
            kind: 'described',
            id: nextId(shop.state),
            quantity: 1,
            reason,
            note: '',
            description: sample.described,
            photo,
          },
        ];
  return {
    regionCode: 'CN',
    setNumber,
    purchase: {
      boughtOn: shanghaiDay(shop.clock.now() - boughtDaysAgo * DAY),
      channel: 'tmall',
      orderNumber: '3921504416608241537',
    },
    code: sample.code ?? unusedCode(shop, setNumber),
    voucher: photo,
    contact: '13800138000',
    lines: [...listed, ...described],
  };
}

/** Puts a request into the shopper's repair cart. */
export function addRepair(shop: Shop, account: Account, sample: RepairSample = {}): StoredRepairEntry {
  const entry = saveEntry(shop, account, wantedFor(shop, sample));
  const [first] = entry.lines;
  Object.assign(shop.known, {
    repairId: entry.id,
    setNumber: entry.setNumber,
    inventoryId: first?.kind === 'listed' ? first.inventoryId : undefined,
    repairCode: entry.code,
  });
  return entry;
}

/** Submits a request, to the shopper's first address. */
export function submitRepair(shop: Shop, account: Account, sample: RepairSample = {}): StoredRepair {
  const [address] = account.addresses;
  if (!address) throw new Error(`The account "${account.login}" has no address to send parts to.`);
  const entry = addRepair(shop, account, sample);
  const draft = createRepairDraft(
    shop,
    account,
    repairCartOf(shop, account).filter(({ id }) => id === entry.id),
  );
  const [repair] = submitRepairs(shop, draft, { account, address, message: sample.message ?? '' });
  if (!repair) throw new Error(`The stand-in shop refuses ${particlesOf(entry.lines)} pieces of ${entry.setNumber}.`);
  shop.known.orderNumber = repair.number;
  return repair;
}
