import { pathTo } from '../../paths.ts';

/**
 * The URL at which a phone buys a product. Another site is the mobile site of the server family, whose path is known
 * from its open client only, not from a server response; if the site is this shop, the product page itself serves
 * phones too.
 */
export function phonePage(site: string, id: string, origin: string): string {
  const base = new URL(site || origin, origin);
  if (base.origin === origin) return new URL(pathTo({ name: 'product', id }), origin).href;
  return `${base.href.replace(/\/$/, '')}/pages/goods_details/index?id=${encodeURIComponent(id)}`;
}
