import type { Moment } from '../wire/moment.ts';
import type { Fen } from '../wire/money.ts';
import type { CodeStatus } from './repair-code-check.contract.ts';
import type { RepairPrice } from './repair-price.entity.ts';
import type { RepairRegion } from './repair-region.entity.ts';
import type { RepairTerms } from './repair-terms.entity.ts';
import { addDays, daysBetween, isCalendarDay, shanghaiDay } from './shanghai-day.rules.ts';

/** What decides whether a repair is free. */
export type RepairFacts = {
  region: Pick<RepairRegion, 'service'>;
  /** The day of purchase, `2026-11-20`; absent until the shopper gives it, as is a day that no calendar has. */
  boughtOn?: string;
  /** Absent until the code is checked; `none` when the shopper has no code. */
  code?: CodeStatus | 'none';
  /** The sum of the quantities, not the number of lines. */
  particles: number;
};

export type RefusalReason = 'regionNotServed' | 'boughtInFuture' | 'tooManyParticles';
/** Why a request is priced: the first that applies, in this order. */
export type PaidReason = 'regionPaid' | 'windowOver' | 'codeUsed' | 'codeUnknown' | 'codeOfOtherSet' | 'codeNone';

/** `day` counts from the day of purchase, which is day 0. */
export type Eligibility =
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'free'; day: number; lastFreeDay: string }
  | { kind: 'paid'; reason: PaidReason; day?: number }
  /** Something is not known yet, so nothing can be said. */
  | { kind: 'open'; missing: 'boughtOn' | 'code'; day?: number };

const CODE_REASONS: Readonly<Record<Exclude<CodeStatus, 'unused'> | 'none', PaidReason>> = {
  used: 'codeUsed',
  unknown: 'codeUnknown',
  otherSet: 'codeOfOtherSet',
  none: 'codeNone',
};

const refusalOf = (facts: RepairFacts, terms: RepairTerms, day: number | undefined): RefusalReason | undefined => {
  if (facts.region.service === 'none') return 'regionNotServed';
  if (day !== undefined && day < 0) return 'boughtInFuture';
  return facts.particles > terms.maxParticles ? 'tooManyParticles' : undefined;
};

/**
 * Whether a request is free, priced or refused (spec section 9): free within the window after the purchase (its last
 * day included, days of Asia/Shanghai) and once per anti-counterfeit code, otherwise priced per particle. The only
 * definition of this rule: screens and the stand-in shop use it.
 */
export function eligibilityOf(facts: RepairFacts, terms: RepairTerms, now: Moment): Eligibility {
  const { boughtOn = '' } = facts;
  const day = isCalendarDay(boughtOn) ? daysBetween(boughtOn, shanghaiDay(now)) : undefined;
  const refusal = refusalOf(facts, terms, day);
  if (refusal) return { kind: 'refused', reason: refusal };
  if (facts.region.service === 'paid') return { kind: 'paid', reason: 'regionPaid', day };
  if (day === undefined) return { kind: 'open', missing: 'boughtOn' };
  if (day > terms.windowDays) return { kind: 'paid', reason: 'windowOver', day };
  if (facts.code === undefined) return { kind: 'open', missing: 'code', day };
  if (facts.code !== 'unused') return { kind: 'paid', reason: CODE_REASONS[facts.code], day };
  return { kind: 'free', day, lastFreeDay: addDays(boughtOn, terms.windowDays) };
}

type PricedLine = { quantity: number; unitPrice?: Fen | undefined };

/** The particles' value; absent when the price of a line is not known. */
export function partsValue(lines: readonly PricedLine[]): Fen | undefined {
  let sum = 0;
  for (const { quantity, unitPrice } of lines) {
    if (unitPrice === undefined) return undefined;
    sum += quantity * unitPrice;
  }
  return sum;
}

/** The number of particles of these lines. */
export const particlesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The price of a free or priced request with a known value and postage. */
export function priceOf(kind: 'free' | 'paid', parts: Fen, postage: Fen): RepairPrice {
  const off = kind === 'free' ? parts : 0;
  return { parts, off, postage, total: parts - off + postage };
}
