import { paths } from '../paths.ts';
import { lazyPage, type Page } from './lazy-page.ts';

/** Who may see a page: everyone, visitors only (sign-in), or signed-in shoppers only (spec section 4). */
export type Access = 'everyone' | 'guests' | 'members';

/** A page with the addresses it answers at. Each stands in three variants: no prefix, /vi and /en. */
export type RouteEntry = { paths: readonly string[]; page: Page; access: Access };

const everyone = (page: Page, ...at: string[]): RouteEntry => ({ paths: at, page, access: 'everyone' });
const members = (page: Page, ...at: string[]): RouteEntry => ({ paths: at, page, access: 'members' });

export const routeTable: readonly RouteEntry[] = [
  everyone(lazyPage('shop', async () => (await import('./home.route.tsx')).HomeRoute), paths.home),
  everyone(lazyPage('shop', async () => (await import('./parts.route.tsx')).PartsRoute), paths.parts),
  everyone(lazyPage('shop', async () => (await import('./search.route.tsx')).SearchRoute), paths.search),
  everyone(lazyPage('shop', async () => (await import('./product.route.tsx')).ProductRoute), paths.product),
  { paths: [paths.login], page: lazyPage('session', async () => (await import('./sign-in.route.tsx')).SignInRoute), access: 'guests' },
  members(lazyPage('buying', async () => (await import('./cart.route.tsx')).CartRoute), paths.cart, paths.accountCart),
  members(lazyPage('buying', async () => (await import('./order-confirm.route.tsx')).OrderConfirmRoute), paths.confirm),
  members(lazyPage('buying', async () => (await import('./payment.route.tsx')).PaymentRoute), paths.payment),
  members(lazyPage('buying', async () => (await import('./order.route.tsx')).OrderRoute), paths.order, paths.accountOrder),
];

/** What any other address shows. */
export const notFound: RouteEntry = everyone(lazyPage('core', async () => (await import('./not-found.route.tsx')).NotFoundRoute));

/** The page of a path (without prefix); absent for an address that the shop does not have. */
export function pageAt(path: string): RouteEntry | undefined {
  return routeTable.find((entry) => entry.paths.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(path)));
}
