import type { MessageArea } from '@shop/design-system/messages';
import { paths } from '../paths.ts';
import { lazyPage, type Page } from './lazy-page.ts';

/** Who may see a page: everyone, visitors only (sign-in), or signed-in shoppers only (spec section 4). */
export type Access = 'everyone' | 'guests' | 'members';

/** A page with the addresses it answers at. Each stands in three variants: no prefix, /vi and /en. */
export type RouteEntry = { paths: readonly string[]; page: Page; access: Access };

const everyone = (page: Page, ...at: string[]): RouteEntry => ({ paths: at, page, access: 'everyone' });
const members = (page: Page, ...at: string[]): RouteEntry => ({ paths: at, page, access: 'members' });

/** A page on which few visits begin. */
const further = (name: keyof typeof import('./further-pages.ts'), ...words: MessageArea[]): Page =>
  lazyPage(async () => (await import('./further-pages.ts'))[name](), ...words);
/** A page of a purchase or of what comes after it; all of them share words. */
const buying = (name: Parameters<typeof further>[0], words: readonly MessageArea[], ...at: string[]): RouteEntry =>
  members(further(name, 'buying', ...words), ...at);

export const routeTable: readonly RouteEntry[] = [
  everyone(
    lazyPage(async () => (await import('./home/home.route.tsx')).HomeRoute, 'shop'),
    paths.home,
  ),
  everyone(
    lazyPage(async () => (await import('./catalogue/parts.route.tsx')).PartsRoute, 'shop', 'lists'),
    paths.parts,
  ),
  everyone(
    lazyPage(async () => (await import('./catalogue/search.route.tsx')).SearchRoute, 'shop', 'lists'),
    paths.search,
  ),
  everyone(
    lazyPage(async () => (await import('./catalogue/picks.route.tsx')).PicksRoute, 'shop', 'lists'),
    paths.picks,
    paths.hot,
  ),
  everyone(
    lazyPage(async () => (await import('./catalogue/product.route.tsx')).ProductRoute, 'shop', 'product'),
    paths.product,
  ),
  everyone(
    lazyPage(async () => (await import('./promotion/flash-sale.route.tsx')).FlashSaleRoute, 'promo'),
    paths.flashSale,
  ),
  everyone(
    lazyPage(
      async () => (await import('./promotion/flash-product.route.tsx')).FlashProductRoute,
      'shop',
      'product',
      'promo',
    ),
    paths.flashProduct,
  ),
  everyone(
    lazyPage(async () => (await import('./promotion/presale.route.tsx')).PresaleRoute, 'promo'),
    paths.presale,
  ),
  everyone(
    lazyPage(
      async () => (await import('./promotion/presale-product.route.tsx')).PresaleProductRoute,
      'shop',
      'product',
      'promo',
    ),
    paths.presaleProduct,
  ),
  { paths: [paths.login], page: further('signIn', 'session'), access: 'guests' },
  buying('cart', [], paths.cart, paths.accountCart),
  buying('confirm', ['confirm'], paths.confirm),
  buying('payment', ['pay'], paths.payment),
  buying('payByWechat', ['pay'], paths.payByWechat),
  buying('payByAlipay', ['pay'], paths.payByAlipay),
  buying('orders', ['orders', 'account'], paths.orders),
  buying('order', ['orders', 'refunds', 'account'], paths.order, paths.accountOrder),
  buying('tracking', ['orders', 'refunds', 'account'], paths.tracking),
  buying('review', ['refunds'], paths.review),
  buying('askRefund', ['refunds'], paths.askRefund),
  buying('refunds', ['refunds', 'product', 'account'], paths.refunds),
  everyone(further('upload'), paths.upload),
  members(further('chat', 'chat', 'emoji'), paths.chat),
];

/** What any other address shows. */
export const notFound: RouteEntry = everyone(
  lazyPage(async () => (await import('./site/not-found.route.tsx')).NotFoundRoute),
);

/** The page of a path (without prefix); absent for an address that the shop does not have. */
export function pageAt(path: string): RouteEntry | undefined {
  return routeTable.find((entry) =>
    entry.paths.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path)),
  );
}
