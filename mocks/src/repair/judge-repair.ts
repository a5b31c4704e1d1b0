import {
  eligibilityOf,
  particlesOf,
  partsValue,
  priceOf,
  type CodeStatus,
  type DecidedEligibility,
  type Fen,
  type Language,
  type RefusalReason,
  type RepairPrice,
} from '@shop/contracts';
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import type { WantedRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { repairPostage } from './postage.ts';
import { codeStatusOf } from './sets/codes.ts';
import { inventoryOf } from './sets/inventory.ts';
import { regionNamed } from './sets/regions.ts';
import { setNamed } from './sets/sets.ts';
import { repairTermsOf } from './sets/terms.ts';

/** What a request depends on besides itself: where it is sent, and the codes that others of the selection use. */
export type Circumstances = { province: string | undefined; takenCodes: ReadonlySet<string> };

/** A request as it is judged and priced now. `unitPrices` are in the order of its lines. */
export type Judgement =
  | { kind: 'refused'; reason: RefusalReason | 'regionUnknown' | 'setUnknown' | 'describedNotPriced' }
  | {
      kind: 'accepted';
      eligibility: DecidedEligibility;
      price: RepairPrice;
      unitPrices: readonly (Fen | undefined)[];
    };

function unitPricesOf(shop: Shop, wanted: WantedRepair, language: Language): readonly (Fen | undefined)[] {
  const set = setNamed(wanted.setNumber);
  const parts = set ? inventoryOf(shop, set, language).lines : [];
  return wanted.lines.map((line) =>
    line.kind === 'described' ? repairTermsOf().describedPrice : parts.find(({ id }) => id === line.inventoryId)?.price,
  );
}

/** A code whose free repair is used, by a submitted request or by another one of the selection, is not free again. */
function codeOf(shop: Shop, { code, setNumber }: WantedRepair, taken: ReadonlySet<string>): CodeStatus | 'none' {
  if (code === '') return 'none';
  const status = codeStatusOf(shop, code, setNumber);
  return status === 'unused' && taken.has(code) ? 'used' : status;
}

/** Judges and prices a request by the rule of the contract. */
export function judgeRepair(shop: Shop, wanted: WantedRepair, { province, takenCodes }: Circumstances): Judgement {
  const region = regionNamed(wanted.regionCode);
  if (!region) return { kind: 'refused', reason: 'regionUnknown' };
  if (!setNamed(wanted.setNumber)) return { kind: 'refused', reason: 'setUnknown' };
  const facts = {
    region,
    boughtOn: wanted.purchase.boughtOn,
    code: codeOf(shop, wanted, takenCodes),
    particles: particlesOf(wanted.lines),
  };
  const judged = eligibilityOf(facts, repairTermsOf(), shop.clock.now());
  if (judged.kind === 'refused') return judged;
  if (judged.kind === 'open') throw new Error(`The eligibility of a request lacks "${judged.missing}".`);
  const eligibility: DecidedEligibility =
    judged.kind === 'free' ? { kind: 'free' } : { kind: 'paid', reason: judged.reason };
  const unitPrices = unitPricesOf(shop, wanted, DEFAULT_LANGUAGE);
  const parts = partsValue(wanted.lines.map(({ quantity }, place) => ({ quantity, unitPrice: unitPrices[place] })));
  if (parts === undefined && eligibility.kind === 'paid') return { kind: 'refused', reason: 'describedNotPriced' };
  const postage = repairPostage(region, eligibility.kind, { parts: parts ?? 0, province });
  return { kind: 'accepted', eligibility, price: priceOf(eligibility.kind, parts ?? 0, postage), unitPrices };
}
