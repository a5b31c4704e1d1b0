import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { text } from '../wire/text.ts';
import { CHANNELS, type PurchaseChannel } from './purchase-channel.rules.ts';

/** A calendar day in Asia/Shanghai: `2026-11-20`. */
export const purchaseDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** When and where a set was bought. */
export type Purchase = {
  /** A day in Asia/Shanghai: `2026-11-20`. */
  boughtOn: string;
  channel: PurchaseChannel;
  /** '' when the shopper has none. */
  orderNumber: string;
};

export const purchase = entity(z.object({ buy_date: purchaseDay, buy_channel: z.enum(CHANNELS), buy_order_id: text }), {
  decode: (wire): Purchase => ({
    boughtOn: wire.buy_date,
    channel: wire.buy_channel,
    orderNumber: wire.buy_order_id,
  }),
  encode: (value) => ({ buy_date: value.boughtOn, buy_channel: value.channel, buy_order_id: value.orderNumber }),
});
