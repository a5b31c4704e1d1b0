import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';

/** A favourite product. `isOnSale` is derived from two columns: the server's own `is_fail` is wrong (reference). */
export type Favourite = {
  productId: string;
  name: string;
  picture: Picture;
  price: Fen;
  sales: number;
  isOnSale: boolean;
};

export const favourite = entity(
  z.object({
    product_id: id,
    store_name: z.string(),
    image: picture,
    price: money,
    sales: z._default(count, 0),
    is_del: z._default(flag, false),
    is_show: z._default(flag, true),
  }),
  {
    decode: (wire): Favourite => ({
      productId: wire.product_id,
      name: wire.store_name,
      picture: wire.image,
      price: wire.price,
      sales: wire.sales,
      isOnSale: wire.is_show && !wire.is_del,
    }),
    encode: (value) => ({
      product_id: value.productId,
      store_name: value.name,
      image: value.picture,
      price: value.price,
      sales: value.sales,
      is_del: false,
      is_show: value.isOnSale,
    }),
  },
);
