import type { Category, CouponTerms } from '@shop/contracts';
import type { CouponGoods } from '@shop/design-system/screens/coupons/coupon-goods.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery } from '../../features/catalogue/catalogue.query.ts';
import { couponPartsQuery } from '../../features/coupon/coupon.query.ts';
import { useLanguage } from '../../language/use-language.ts';

/** Servers send at most 100 rows a page; parts beyond have no name. */
const MAX_PARTS = 100;

/** The names of the categories and parts that these coupons are for; without them the coupons are shown all the same. */
export function useCouponGoods(coupons: readonly CouponTerms[] | undefined): CouponGoods {
  const language = useLanguage();
  const ids = [...new Set(coupons?.flatMap(({ products = [] }) => products))].slice(0, MAX_PARTS);
  const hasCategories = coupons?.some(({ categories }) => categories) ?? false;
  const { data: tree } = useQuery({ ...categoriesQuery(language), enabled: hasCategories });
  const { data: parts = {} } = useQuery(couponPartsQuery(ids, language));
  const categories = useMemo(() => placesIn(tree ?? []), [tree]);
  return { categories, parts };
}

const placesIn = (tree: readonly Category[]): CouponGoods['categories'] =>
  Object.fromEntries(
    tree.flatMap(({ id, name, children }) => [
      [id, { name, place: { name: 'parts', category: id } } as const],
      ...children.map(
        (child) => [child.id, { name: child.name, place: { name: 'parts', category: id, sub: child.id } }] as const,
      ),
    ]),
  );
