import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { sentMoment, type Moment } from '../wire/moment.ts';
import { address } from '../wire/picture.ts';

export type FlashState = 'running' | 'coming' | 'over';
/** A part of the day with flash sales. */
export type FlashSlot = { id: string; state: FlashState; from: Moment; to: Moment };
/**
 * The day's slots by time. `current` is the index of the one to show first, the running or else the next one; absent
 * without any.
 */
export type FlashSlots = { slots: readonly FlashSlot[]; current?: number };

const STATES = ['over', 'running', 'coming'] as const;
/** Null and other numbers are faults: without a known state, neither "over" nor "running" may be shown. */
export const flashState = z.codec(count.check(z.minimum(0), z.maximum(STATES.length - 1)), z.enum(STATES), {
  decode: (wire) => STATES[wire] as FlashState,
  encode: (state) => STATES.indexOf(state),
});

const HOUR = 3_600_000;
const SHANGHAI = 8 * HOUR;
const slot = entity(
  z.object({
    id,
    time: z.string(),
    continued: count,
    status: flashState,
    stop: sentMoment,
    slide: z.optional(address),
  }),
  {
    // The start is only an hour of the day; the end is an instant and hence unambiguous.
    decode: (wire): FlashSlot => ({
      id: wire.id,
      state: wire.status,
      from: wire.stop - wire.continued * HOUR,
      to: wire.stop,
    }),
    encode: (value) => ({
      id: value.id,
      time: new Date(value.from + SHANGHAI).toISOString().slice(11, 16),
      continued: Math.round((value.to - value.from) / HOUR),
      status: value.state,
      stop: value.to,
      slide: '',
    }),
  },
);

/** Today's slots. Servers of the family always send a slot over midnight as not started. */
export const flashSlots = defineCall({
  name: 'flashSlots',
  method: 'GET',
  path: '/seckill/index',
  auth: 'optional',
  summary: 'Today’s flash-sale slots and which of them to show first.',
  answer: entity(z.object({ seckillTime: listOf(slot), seckillTimeIndex: count }), {
    decode: (wire): FlashSlots => ({
      slots: wire.seckillTime,
      current: wire.seckillTime[wire.seckillTimeIndex] ? wire.seckillTimeIndex : undefined,
    }),
    encode: (value) => ({ seckillTime: [...value.slots], seckillTimeIndex: value.current ?? -1 }),
  }),
  states: ['the shop is open'],
});
