import * as z from 'zod/mini';
import { fromProduct, storeWire, toProduct, type Product } from '../catalogue/product.entity.ts';
import { offer } from '../catalogue/offer.entity.ts';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { mapOf } from '../wire/list-or-map.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';
import { flashState, type FlashState } from './flash-slots.contract.ts';

/** A flash sale of one product. `product.id` is the product's; its offers have the sale's prices and what is left of the sale's pieces. */
export type FlashSale = {
  id: string;
  state: FlashState;
  /** When the slot ends, or, while it is coming, when it begins. */
  turnsAt?: Moment;
  quota: number;
  left: number;
  soldPercent: number;
  /** Most pieces one shopper may buy, and in one order; 0 without a limit. */
  limitPerShopper: number;
  limitPerOrder: number;
  /** Pieces this shopper bought already. */
  bought: number;
  product: Product;
};

const saleWire = z.extend(storeWire, {
  product_id: id,
  status: flashState,
  last_time: z.optional(unixMoment),
  quota_show: z._default(count, 0),
  percent: z._default(count, 0),
  num: z._default(count, 0),
  once_num: z._default(count, 0),
});

/** A flash sale with its product. */
export const flashDetail = defineCall({
  name: 'flashDetail',
  method: 'GET',
  path: '/seckill/detail/:id',
  auth: 'optional',
  summary: 'One flash sale with its product, prices, pieces left and end.',
  params: z.object({ id: z.string() }),
  answer: entity(
    z.object({
      storeInfo: saleWire,
      productValue: mapOf(offer),
      buy_num: z._default(count, 0),
      replyCount: z._default(count, 0),
      replyChance: z._default(count, 0),
    }),
    {
      decode: ({ storeInfo: sale, buy_num: bought, ...page }): FlashSale => ({
        id: sale.id,
        state: sale.status,
        ...(sale.last_time === undefined ? {} : { turnsAt: sale.last_time }),
        quota: sale.quota_show,
        left: sale.stock,
        soldPercent: Math.min(100, Math.max(0, sale.percent)),
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
