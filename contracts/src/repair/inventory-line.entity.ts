import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { inventoryColour, type InventoryColour } from './inventory-colour.entity.ts';

/** Where a part is used: a step of the instructions, in a bag. */
export type PartUse = { bag: number; step: number; quantity: number };

/** The same part in a similar colour, offered for one that is out of stock. */
export type Substitute = { uniqueId: string; colour: InventoryColour; picture: Picture; stock?: number };

/** A part in a colour of a set's inventory. */
export type InventoryLine = {
  id: string;
  productId: string;
  uniqueId: string;
  name: string;
  /** Rebrickable's part number. */
  partNumber: string;
  /** The shop's own number; '' where there is none. */
  shopNumber: string;
  colour: InventoryColour;
  picture: Picture;
  category: string;
  /** Pieces that the set needs: the most that can be requested. */
  quantity: number;
  /** Additional pieces in the box. */
  spare: number;
  /** The price of one particle. */
  price: Fen;
  /** Absent where the server does not say: the part can be requested. */
  stock?: number;
  /** Days until a part that is out of stock is back; absent when the server does not know. */
  restockDays?: number;
  uses: readonly PartUse[];
  substitutes: readonly Substitute[];
};

const partUse = z.object({ bag: count, step: count, num: count });
const substitute = z.object({
  product_attr_unique: z.string(),
  color: inventoryColour,
  image: picture,
  stock: maybe(count),
});

export const inventoryLine = entity(
  z.object({
    id,
    product_id: id,
    product_attr_unique: z.string(),
    store_name: text,
    part_no: z.string(),
    gds_no: text,
    color: inventoryColour,
    image: picture,
    cate_name: text,
    set_num: count,
    spare_num: withDefault(count, 0),
    price: money,
    stock: maybe(count),
    restock_days: maybe(count),
    use: listOf(partUse),
    substitute: withDefault(listOf(substitute), []),
  }),
  {
    decode: (wire): InventoryLine => ({
      id: wire.id,
      productId: wire.product_id,
      uniqueId: wire.product_attr_unique,
      name: wire.store_name,
      partNumber: wire.part_no,
      shopNumber: wire.gds_no,
      colour: wire.color,
      picture: wire.image,
      category: wire.cate_name,
      quantity: wire.set_num,
      spare: wire.spare_num,
      price: wire.price,
      stock: wire.stock,
      restockDays: wire.restock_days,
      uses: wire.use.map(({ bag, step, num }) => ({ bag, step, quantity: num })),
      substitutes: wire.substitute.map((row) => ({
        uniqueId: row.product_attr_unique,
        colour: row.color,
        picture: row.image,
        stock: row.stock,
      })),
    }),
    encode: (line) => ({
      id: line.id,
      product_id: line.productId,
      product_attr_unique: line.uniqueId,
      store_name: line.name,
      part_no: line.partNumber,
      gds_no: line.shopNumber,
      color: line.colour,
      image: line.picture,
      cate_name: line.category,
      set_num: line.quantity,
      spare_num: line.spare,
      price: line.price,
      stock: line.stock,
      restock_days: line.restockDays,
      use: line.uses.map(({ bag, step, quantity }) => ({ bag, step, num: quantity })),
      substitute: line.substitutes.map((row) => ({
        product_attr_unique: row.uniqueId,
        color: row.colour,
        image: row.picture,
        stock: row.stock,
      })),
    }),
  },
);
