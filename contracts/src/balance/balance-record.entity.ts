import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { money, type Fen } from '../wire/money.ts';
import { textMoment, toShopText, type Moment } from '../wire/moment.ts';
import { text } from '../wire/text.ts';

/** A change of the balance. */
export type BalanceRecord = {
  id: string;
  /** Why it changed, as the server names it: `pay_product`, `recharge` … (reference: balance); '' if it does not say. */
  type: string;
  /** The server's own texts; the note may be ''. */
  title: string;
  note: string;
  isGain: boolean;
  /** Never negative: `isGain` is the sign. */
  amount: Fen;
  /** The balance after the change. */
  balance?: Fen;
  at?: Moment;
  /** The month that the server groups it in, `2026-11`; '' if it does not say. */
  month: string;
  /**
   * The number of the order that it belongs to. Only our own servers send it: `link_id` is the id of an order row on
   * other servers, of which no order page can be opened.
   */
  orderNumber?: string;
};

const optionalMoney = z.optional(z.nullable(money));

export const balanceRecord = entity(
  z.object({
    id,
    type: z._default(text, ''),
    title: text,
    mark: z._default(text, ''),
    pm: flag,
    number: money,
    balance: optionalMoney,
    add_time: textMoment,
    time_key: z.optional(text),
    time: z.optional(text),
    order_id: z.optional(text),
  }),
  {
    decode: (wire): BalanceRecord => ({
      id: wire.id,
      type: wire.type,
      title: wire.title,
      note: wire.mark,
      isGain: wire.pm,
      amount: Math.abs(wire.number),
      balance: wire.balance ?? undefined,
      at: wire.add_time,
      month: monthOf(wire.time_key || wire.time || '', wire.add_time),
      orderNumber: wire.order_id || undefined,
    }),
    encode: (value) => ({
      id: value.id,
      type: value.type,
      title: value.title,
      mark: value.note,
      pm: value.isGain,
      number: value.amount,
      balance: value.balance,
      add_time: value.at,
      time_key: value.month,
      time: value.month,
      order_id: value.orderNumber,
    }),
  },
);

/** The month that the server names, else that of the change in Asia/Shanghai. */
function monthOf(named: string, at: Moment | undefined): string {
  if (/^\d{4}-\d{2}$/.test(named)) return named;
  return at === undefined ? '' : toShopText(at).slice(0, 7);
}
