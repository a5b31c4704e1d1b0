import { pathTo } from '../../paths.ts';

/**
 * Where a phone is led to buy a product. Another site is the family's mobile one, with a path of its own (as its open client
 * has it; no answer of a server proves it); where the site is this very shop, the product's own page serves phones too.
 */
export function phonePage(site: string, id: string, origin: string): string {
  const base = new URL(site || origin, origin);
  if (base.origin === origin) return new URL(pathTo({ name: 'product', id }), origin).href;
  return `${base.href.replace(/\/$/, '')}/pages/goods_details/index?id=${encodeURIComponent(id)}`;
}
