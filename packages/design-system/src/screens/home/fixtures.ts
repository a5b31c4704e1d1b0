import type { CategoryBlock } from '@shop/contracts';
import { categories, englishCategories, englishParts, parts } from '../../commerce/fixtures-parts.ts';
import { part } from '../../commerce/fixtures-promotions.ts';
import type { HomeBanner } from './HomeScreen/Banners.tsx';

export const banners: readonly HomeBanner[] = [
  { id: '1', title: '今晚的抢购：常用砖低至六折', picture: part('3001', 'C91A09'), to: { name: 'flashSale' } },
  { id: '2', title: '珊瑚橘新色，预订中', picture: part('3941', 'FC97AC'), to: { name: 'presale' } },
  { id: '3', title: '手上有清单？传上来配齐', picture: part('3031', '0055BF'), to: { name: 'upload' } },
];
export const englishBanners: readonly HomeBanner[] = banners.map((banner, at) => ({
  ...banner,
  title:
    [
      'Tonight’s flash sale: everyday bricks up to 40% off',
      'New colour coral: pre-order now',
      'Got a parts list? Upload it',
    ][at] ?? banner.title,
}));

const toBlocks = (all: typeof categories, products: typeof parts): readonly CategoryBlock[] =>
  all.slice(0, 3).map(({ id, name, picture }, at) => ({
    id,
    name,
    picture,
    products: [...products.slice(at * 4), ...products].slice(0, 8),
  }));
export const blocks = toBlocks(categories, parts);
export const englishBlocks = toBlocks(englishCategories, englishParts);
