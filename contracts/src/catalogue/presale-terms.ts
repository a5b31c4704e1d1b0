import { count } from '../wire/count.ts';
import { flag } from '../wire/flag.ts';
import { maybe } from '../wire/maybe.ts';
import type { Moment } from '../wire/moment.ts';

/**
 * A presale is paid in full at once; the goods go out within `shipsWithin` days after its end. What the server does not
 * send is absent. `state` is what the server sent, from the moment of its answer: what a screen shows is computed from
 * the times, since lists of the family lack the state and a page may stay open past a change.
 */
export type PresaleTerms = { state?: PresaleState; from?: Moment; to?: Moment; shipsWithin?: number };
export type PresaleState = 'before' | 'running' | 'over';

/** The presale columns of a product. The detail sends times as text, the list as unix seconds. */
export const presaleColumns = {
  presale: maybe(flag),
  presale_pay_status: maybe(count),
  presale_day: maybe(count),
};
const STATES = ['before', 'running', 'over'] as const;

type Columns = {
  presale?: boolean;
  presale_pay_status?: number;
  presale_day?: number;
  presale_start_time?: Moment;
  presale_end_time?: Moment;
};

export const toTerms = (wire: Columns): PresaleTerms => ({
  state: STATES[(wire.presale_pay_status ?? 0) - 1],
  from: wire.presale_start_time,
  to: wire.presale_end_time,
  shipsWithin: wire.presale_day,
});

/**
 * The terms of a product; undefined where it is not in presale. Status 0 of a product marked as a presale is not such a
 * case: servers send it in the second in which the presale ends.
 */
export const toPresale = (wire: Columns): PresaleTerms | undefined =>
  wire.presale || wire.presale_pay_status ? toTerms(wire) : undefined;

export const fromPresale = (terms: PresaleTerms | undefined): Columns => ({
  presale: terms !== undefined,
  presale_pay_status: terms?.state ? STATES.indexOf(terms.state) + 1 : 0,
  presale_day: terms ? terms.shipsWithin : 0,
  presale_start_time: terms?.from,
  presale_end_time: terms?.to,
});
