import type { RelatedPart } from '@shop/contracts';
import type { Language, Mould } from './catalogue.entity.ts';
import { summaryOf } from './describe-product.ts';
import { isForSale, mouldOf } from './goods.ts';
import type { Shop } from '../shop/state.ts';

/** A print has dozens of brothers: so many of one kind are shown at most. */
const MAX_OF_A_KIND = 24;

/** What goes with a part and can be bought: other moulds first, prints last. */
export function relatedTo(shop: Shop, mould: Mould, language: Language): readonly RelatedPart[] {
  const kinds = Map.groupBy(mould.related, ({ relation }) => relation);
  return [...kinds.values()].flatMap((related) =>
    related
      .map(({ relation, id }) => ({ relation, other: mouldOf(shop, id) }))
      .filter((one): one is typeof one & { other: Mould } => one.other !== undefined && isForSale(shop, one.other))
      .slice(0, MAX_OF_A_KIND)
      .map(({ relation, other }) => ({ relation, product: summaryOf(shop, other, language) })),
  );
}
