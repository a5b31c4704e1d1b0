import * as z from 'zod/mini';
import { fromProduct, storeWire, toProduct, type Product } from '../catalogue/product.entity.ts';
import { offer } from '../catalogue/offer.entity.ts';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { mapOf } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';
import { toPercent } from './flash-item.entity.ts';
import { flashState, type FlashState } from './flash-slots.contract.ts';

/**
 * A flash sale of one product. `product.id` is the product's own; its offers have the prices and the remaining pieces
 * of the sale.
 */
export type FlashSale = {
  id: string;
  state: FlashState;
  /** When the slot ends; before it begins, when it begins. */
  turnsAt?: Moment;
  quota: number;
  left: number;
  /** Absent when the server does not send it. */
  soldPercent?: number;
  /** Maximum number of pieces per shopper, and per order; 0 without a limit. */
  limitPerShopper: number;
  limitPerOrder: number;
  /** Pieces that this shopper has bought already. */
  bought: number;
  product: Product;
};

const saleWire = z.extend(storeWire, {
  product_id: id,
  status: flashState,
  last_time: z.optional(unixMoment),
  quota_show: withDefault(count, 0),
  percent: maybe(count),
  num: withDefault(count, 0),
  once_num: withDefault(count, 0),
});

/** A flash sale with its product. */
export const flashDetail = defineCall({
  name: 'flashDetail',
  method: 'GET',
  path: '/seckill/detail/:id',
  auth: 'optional',
  summary: 'One flash sale with its product, prices, remaining pieces and end.',
  params: z.object({ id: z.string() }),
  answer: entity(
    z.object({
      storeInfo: saleWire,
      productValue: mapOf(offer),
      buy_num: withDefault(count, 0),
      replyCount: maybe(count),
      replyChance: maybe(count),
    }),
    {
      decode: ({ storeInfo: sale, buy_num: bought, ...page }): FlashSale => ({
        id: sale.id,
        state: sale.status,
        turnsAt: sale.last_time,
        quota: sale.quota_show,
        left: sale.stock,
        soldPercent: toPercent(sale.percent),
        limitPerShopper: sale.num,
        limitPerOrder: sale.once_num,
        bought,
        product: toProduct({
          ...page,
          storeInfo: { ...sale, id: sale.product_id },
          productAttr: [],
          good_list: [],
          part_related: [],
        }),
      }),
      encode: ({ product, ...sale }) => {
        const { storeInfo, productValue, replyCount, replyChance } = fromProduct(product);
        return {
          storeInfo: {
            ...storeInfo,
            id: sale.id,
            product_id: product.id,
            status: sale.state,
            last_time: sale.turnsAt,
            quota_show: sale.quota,
            stock: sale.left,
            percent: sale.soldPercent,
            num: sale.limitPerShopper,
            once_num: sale.limitPerOrder,
          },
          productValue,
          buy_num: sale.bought,
          replyCount,
          replyChance,
        };
      },
    },
  ),
  states: ['a flash sale is running', 'the flash sale is over'],
});
