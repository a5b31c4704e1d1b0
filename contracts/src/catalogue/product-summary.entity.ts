import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { maybe } from '../wire/maybe.ts';
import { fromListed, listedColumns, toListed, type ListedProduct } from './listed-product.ts';
import { partFacts, type PartFacts } from './part-facts.entity.ts';

/** A product in a list. */
export type ProductSummary = ListedProduct & { isPresale?: boolean; part?: PartFacts };

/** Row of `/pc/get_products` and of the recommendation lists, which lack some columns. */
export const productSummary = entity(
  z.object({ ...listedColumns, presale: maybe(flag), part_info: z.optional(partFacts) }),
  {
    decode: (wire): ProductSummary => ({ ...toListed(wire), isPresale: wire.presale, part: wire.part_info }),
    encode: (value) => ({ ...fromListed(value), presale: value.isPresale, part_info: value.part }),
  },
);
