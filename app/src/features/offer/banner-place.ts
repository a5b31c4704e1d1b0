import type { Banner } from '@shop/contracts';
import type { Place } from '@shop/design-system';
import { paths } from '../../paths.ts';

const PLACES: Readonly<Record<string, Place>> = {
  [paths.parts]: { name: 'parts' },
  [paths.flashSale]: { name: 'flashSale' },
  [paths.presale]: { name: 'presale' },
  [paths.hot]: { name: 'picks', kind: 'hot' },
  [paths.picks]: { name: 'picks', kind: 'best' },
  [paths.upload]: { name: 'upload' },
  [paths.repair]: { name: 'repair' },
};
const PRODUCT = /^\/goods_detail\/(\d+)$/;

/** The target of a banner: a place of this shop, another site, or none. */
export function toBannerWithPlace({ link, ...banner }: Banner): Omit<Banner, 'link'> & { to?: Place; href?: string } {
  const path = link.replace(/[?#].*$/, '');
  const id = PRODUCT.exec(path)?.[1];
  const to = id ? ({ name: 'product', id } as const) : PLACES[path];
  if (to) return { ...banner, to };
  return /^https?:/.test(link) ? { ...banner, href: link } : banner;
}
