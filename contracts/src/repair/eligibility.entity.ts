import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import type { PaidReason } from './eligibility.rules.ts';

/** How a request was judged when it was last priced; the days of the rule are not stored. */
export type DecidedEligibility = { kind: 'free' } | { kind: 'paid'; reason: PaidReason };

const REASONS = [
  'regionPaid',
  'windowOver',
  'codeUsed',
  'codeUnknown',
  'codeOfOtherSet',
  'codeNone',
] as const satisfies readonly PaidReason[];

export const eligibility = entity(z.union([z.literal('free'), z.enum(REASONS)]), {
  decode: (wire): DecidedEligibility => (wire === 'free' ? { kind: 'free' } : { kind: 'paid', reason: wire }),
  encode: (value) => (value.kind === 'free' ? ('free' as const) : value.reason),
});
