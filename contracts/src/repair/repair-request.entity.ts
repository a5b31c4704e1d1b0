import * as z from 'zod/mini';
import { fromPayWays, maybePayWaySwitches, toKnownPayWays, type PayWay } from '../payment/pay-ways.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id, key } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { withDefault } from '../wire/maybe.ts';
import { textMoment, type Moment } from '../wire/moment.ts';
import { money, type Fen } from '../wire/money.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { eligibility, type DecidedEligibility } from './eligibility.entity.ts';
import { repairPrice, type RepairPrice } from './repair-price.entity.ts';
import {
  fromRepairSubject,
  repairSubjectColumns,
  toRepairSubject,
  type RepairSubject,
} from './repair-subject.entity.ts';
import { REQUEST_STATUSES, type RequestActor, type RequestStatus } from './request-status.rules.ts';
import type { ReviewClock } from './review-clock.rules.ts';

/** A step of a request's history: who brought it into a status, when, and what was written with it. */
export type RequestEvent = {
  status: RequestStatus;
  actor: RequestActor;
  /** The agent's name; '' for the others. */
  actorName: string;
  at: Moment;
  /** '' when nothing was written. */
  note: string;
  /** Images sent with it. */
  images: readonly string[];
};

/** A submitted repair request. */
export type RepairRequest = RepairSubject & {
  id: string;
  /** The number that shoppers and agents name it by. */
  number: string;
  status: RequestStatus;
  eligibility: DecidedEligibility;
  price: RepairPrice;
  /** Money that was paid back; 0 when none was. */
  refunded: Fen;
  isPaid: boolean;
  wasReopened: boolean;
  recipient: string;
  phone: string;
  address: string;
  /** The shopper's message to the shop; '' without one. */
  message: string;
  history: readonly RequestEvent[];
  submittedAt?: Moment;
  /** An unpaid request expires then. */
  payUntil?: Moment;
  /** How it can be paid; absent where the server does not say: then nothing is offered. */
  payWays?: readonly PayWay[];
  /** While it is being reviewed. */
  clock?: ReviewClock;
  /** '' until it is shipped. */
  carrier: string;
  parcelNumber: string;
};

/** A step without its time cannot be placed in the history: a fault. */
const requiredMoment = z.pipe(textMoment, z.int());
const historyRow = z.object({
  status: z.enum(REQUEST_STATUSES),
  actor: z.enum(['customer', 'agent', 'system']),
  actor_name: text,
  add_time: requiredMoment,
  mark: text,
  images: withDefault(listOf(address), []),
});
const clock = z.object({ stopped: flag, due_time: z.optional(textMoment), days_left: count });

const wire = z.object({
  ...repairSubjectColumns,
  id,
  order_id: key,
  status: z.enum(REQUEST_STATUSES),
  free: eligibility,
  price: repairPrice,
  refund_price: money,
  paid: flag,
  reopened: flag,
  real_name: text,
  user_phone: text,
  user_address: text,
  mark: text,
  history: listOf(historyRow),
  add_time: z.optional(textMoment),
  pay_end_time: z.optional(textMoment),
  ...maybePayWaySwitches,
  clock: z.optional(clock),
  delivery_name: text,
  delivery_id: text,
});

const toClock = (row: z.output<typeof clock> | undefined): ReviewClock | undefined => {
  if (!row) return undefined;
  if (row.stopped) return { kind: 'stopped', daysLeft: row.days_left };
  return row.due_time === undefined ? undefined : { kind: 'runs', dueAt: row.due_time, daysLeft: row.days_left };
};

export const repairRequest = entity(wire, {
  decode: (row): RepairRequest => ({
    ...toRepairSubject(row),
    id: row.id,
    number: row.order_id,
    status: row.status,
    eligibility: row.free,
    price: row.price,
    refunded: row.refund_price,
    isPaid: row.paid,
    wasReopened: row.reopened,
    recipient: row.real_name,
    phone: row.user_phone,
    address: row.user_address,
    message: row.mark,
    history: row.history.map((event) => ({
      status: event.status,
      actor: event.actor,
      actorName: event.actor_name,
      at: event.add_time,
      note: event.mark,
      images: event.images,
    })),
    submittedAt: row.add_time,
    payUntil: row.pay_end_time,
    payWays: toKnownPayWays(row),
    clock: toClock(row.clock),
    carrier: row.delivery_name,
    parcelNumber: row.delivery_id,
  }),
  encode: (request) => ({
    ...fromRepairSubject(request),
    id: request.id,
    order_id: request.number,
    status: request.status,
    free: request.eligibility,
    price: request.price,
    refund_price: request.refunded,
    paid: request.isPaid,
    reopened: request.wasReopened,
    real_name: request.recipient,
    user_phone: request.phone,
    user_address: request.address,
    mark: request.message,
    history: request.history.map((event) => ({
      status: event.status,
      actor: event.actor,
      actor_name: event.actorName,
      add_time: event.at,
      mark: event.note,
      images: [...event.images],
    })),
    add_time: request.submittedAt,
    pay_end_time: request.payUntil,
    ...(request.payWays && fromPayWays(request.payWays)),
    clock: request.clock && {
      stopped: request.clock.kind === 'stopped',
      due_time: request.clock.kind === 'runs' ? request.clock.dueAt : undefined,
      days_left: request.clock.daysLeft,
    },
    delivery_name: request.carrier,
    delivery_id: request.parcelNumber,
  }),
});
