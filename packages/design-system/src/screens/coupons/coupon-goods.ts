import type { CouponTerms } from '@shop/contracts';
import type { Place } from '../../places/places.ts';

/** The names of the goods that coupons are for, by id, as far as they are known. */
export type CouponGoods = {
  categories: Readonly<Record<string, { name: string; place: Place }>>;
  parts: Readonly<Record<string, string>>;
};

type NamedPlace = { key: string; name: string; place: Place };

/** The categories and parts that a coupon names and whose names are known. */
export function goodsOf({ categories = [], products = [] }: CouponTerms, goods: CouponGoods): readonly NamedPlace[] {
  const ofCategories = categories.flatMap((id) => {
    const known = goods.categories[id];
    return known ? [{ key: `category ${id}`, ...known }] : [];
  });
  const ofParts = products.flatMap((id) => {
    const name = goods.parts[id];
    return name === undefined ? [] : [{ key: `product ${id}`, name, place: { name: 'product', id } as const }];
  });
  return [...ofCategories, ...ofParts];
}

/** Where a coupon can be used: its only category or product, several to choose from, or anywhere among the parts. */
export function placeOf(coupon: CouponTerms, goods: CouponGoods): Place | 'several' {
  const named = goodsOf(coupon, goods);
  if (named.length > 1) return 'several';
  const [only] = coupon.products ?? [];
  if (coupon.products?.length === 1 && only !== undefined && !coupon.categories) return { name: 'product', id: only };
  return named[0]?.place ?? { name: 'parts' };
}
