import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import type { Moment } from '../wire/moment.ts';

/** A presale is paid in full at once; the goods go out within `shipsWithin` days after its end. */
export type PresaleTerms = { state: 'before' | 'running' | 'over'; from?: Moment; to?: Moment; shipsWithin: number };

/** The presale columns of a product. The detail sends times as text, the list as unix seconds. */
export const presaleColumns = { presale_pay_status: z._default(count, 0), presale_day: z._default(count, 0) };
const STATES = ['before', 'running', 'over'] as const;

type Columns = {
  presale_pay_status: number;
  presale_day: number;
  presale_start_time?: Moment;
  presale_end_time?: Moment;
};

/** Undefined for a product that is not in presale (status 0). */
export function toPresale(wire: Columns): PresaleTerms | undefined {
  const state = STATES[wire.presale_pay_status - 1];
  if (!state) return undefined;
  return { state, from: wire.presale_start_time, to: wire.presale_end_time, shipsWithin: wire.presale_day };
}

export const fromPresale = (terms: PresaleTerms | undefined): Columns => ({
  presale_pay_status: terms ? STATES.indexOf(terms.state) + 1 : 0,
  presale_day: terms?.shipsWithin ?? 0,
  presale_start_time: terms?.from,
  presale_end_time: terms?.to,
});
