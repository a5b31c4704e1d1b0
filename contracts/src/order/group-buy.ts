import type { OrderState } from './order-state.ts';
import type { RefundRow } from './order-refunds.ts';

/** The group of a group-buy order (spec section 4): waiting for others, complete, or not completed in time. */
export type GroupBuy = 'running' | 'succeeded' | 'failed';

export const GROUP_BUY_TYPE = 3;
/** Titles of the derived state, in the languages of the servers (reference: derived `_status`). */
const RUNNING = /拼[团團]中|group/i;
const FAILED = /拼[团團]失[败敗]/;
/** Of an order whose group is complete. */
const TO_SHIP = /^(未发货|未[發出]貨|待核销|待核銷|拼[团團]成功)$/;
const AFTER_SHIPPING: readonly OrderState[] = ['toReceive', 'toReview', 'completed'];

type Row = {
  type?: number | undefined;
  pink_id?: number | undefined;
  paid: boolean;
  _status: { _title: string };
  refund?: readonly RefundRow[] | undefined;
};

/** Undefined for an order without a group, and where the server does not say how its group stands. */
export function toGroupBuy({ type, pink_id, paid, _status, refund }: Row, state: OrderState): GroupBuy | undefined {
  if (type !== GROUP_BUY_TYPE && !pink_id) return undefined;
  if (FAILED.test(_status._title) || refund?.some(({ is_pink_cancel }) => is_pink_cancel)) return 'failed';
  if (!paid) return undefined;
  if (AFTER_SHIPPING.includes(state)) return 'succeeded';
  if (state !== 'toShip') return undefined;
  if (RUNNING.test(_status._title)) return 'running';
  return TO_SHIP.test(_status._title) ? 'succeeded' : undefined;
}
