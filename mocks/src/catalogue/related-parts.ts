import type { Language, RelatedPart } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import { isForSale, mouldOf } from '../goods/goods.ts';
import type { Shop } from '../core/shop.ts';
import { summaryOf } from '../goods/describe-goods.ts';

/** The maximum number of parts of one relation; a mould may have dozens of prints. */
const MAX_PER_RELATION = 24;

/** The related parts that are for sale: other moulds first, prints last. */
export function relatedTo(shop: Shop, mould: Mould, language: Language): readonly RelatedPart[] {
  const byRelation = Map.groupBy(mould.related, ({ relation }) => relation);
  return [...byRelation.values()].flatMap((related) =>
    related
      .map(({ relation, id }) => ({ relation, other: mouldOf(shop, id) }))
      .filter((one): one is typeof one & { other: Mould } => one.other !== undefined && isForSale(shop, one.other))
      .slice(0, MAX_PER_RELATION)
      .map(({ relation, other }) => ({ relation, product: summaryOf(shop, other, language) })),
  );
}
