import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { textMoment, type Moment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';

/** `otherSet`: the code belongs to the box of another set. */
const STATUSES = { unused: 'unused', used: 'used', unknown: 'unknown', other_set: 'otherSet' } as const;
type WireStatus = keyof typeof STATUSES;
export type CodeStatus = (typeof STATUSES)[WireStatus];

/** What is known of an anti-counterfeit code. */
export type CodeCheck = {
  status: CodeStatus;
  /** When its free repair was used, and by which request; the number is '' unless the request is the shopper's own. */
  usedAt?: Moment;
  usedBy: string;
};

const WIRE: Readonly<Record<CodeStatus, WireStatus>> = {
  unused: 'unused',
  used: 'used',
  unknown: 'unknown',
  otherSet: 'other_set',
};

export const repairCodeCheck = defineCall({
  name: 'repairCodeCheck',
  method: 'POST',
  path: '/supple/code/check',
  auth: 'optional',
  summary: 'Whether the free repair of an anti-counterfeit code has been used. Refused after too many checks.',
  body: z.object({ code: z.string(), set_no: z.string() }),
  answer: entity(
    z.object({
      status: z.enum(['unused', 'used', 'unknown', 'other_set']),
      use_time: z.optional(textMoment),
      order_id: text,
    }),
    {
      decode: (wire): CodeCheck => ({ status: STATUSES[wire.status], usedAt: wire.use_time, usedBy: wire.order_id }),
      encode: (check) => ({ status: WIRE[check.status], use_time: check.usedAt, order_id: check.usedBy }),
    },
  ),
  states: ['the shop repairs sets', 'the free repair of the code is used'],
});
