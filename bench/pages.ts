import { allPages } from '@shop/app/routes';
import { closure, entryOf, keyOf, scriptsOf, stylesOf, type Manifest } from './manifest.ts';

const { upload: _view, ...pages } = allPages();
export type PageName = keyof typeof pages;
/** Every page of the route manifest, apart from `upload`, which only selects a view. */
export const PAGE_NAMES = Object.keys(pages) as PageName[];

/** The pages that are measured in a browser, by their addresses. */
export const MEASURED = {
  home: '/',
  parts: '/goods_cate',
  search: '/goods_search?title=2x4',
  product: '/goods_detail/1',
  cart: '/shoppingCart',
  'upload-start': '/upload',
} as const satisfies Partial<Record<PageName, string>>;
export type MeasuredName = keyof typeof MEASURED;

/**
 * Modules that a measured page imports dynamically before it is idle: calls for prices and stock, which its document has
 * as of a moment, and what stands in the first window. `npm run bench -- requests` and bench/requests.test.ts compare
 * this list with a browser.
 */
const DYNAMIC: Readonly<Record<MeasuredName, readonly string[]>> = {
  home: [],
  parts: ['catalogue.calls.ts', 'facets.calls.ts'],
  search: ['catalogue.calls.ts', 'facets.calls.ts'],
  product: ['product.calls.ts', 'coupon.calls.ts', 'ProductMore.tsx'],
  // A visitor's empty cart is short, so that its footer is in the first window.
  cart: ['more-messages.ts', 'ShopFooter.tsx', 'messages/zh-Hans/footer.json'],
  'upload-start': ['upload.route.tsx', 'more-messages.ts'],
};

/** Files of `app/public` that are no part of the manifest. */
const PUBLIC = ['theme.js', 'early.js'];

const routeOf = (manifest: Manifest, name: PageName) => keyOf(manifest, `/${name}.route.tsx`);

/** What must have arrived before a page is rendered: entry and route with all they import statically. */
export const firstLoad = (manifest: Manifest, name: PageName): ReadonlySet<string> =>
  closure(manifest, [entryOf(manifest), routeOf(manifest, name)]);

/** The scripts that a browser fetches for a page until it is idle, messages of one language included. */
export function scriptsUntilIdle(manifest: Manifest, name: MeasuredName, language = 'zh-Hans'): ReadonlySet<string> {
  const messages = ['core', ...pages[name].messages].map((area) => `messages/${language}/${area}.json`);
  const imported = [...DYNAMIC[name], ...messages].map((ending) => keyOf(manifest, ending));
  const bundled = scriptsOf(manifest, [...firstLoad(manifest, name), ...closure(manifest, imported)]);
  return new Set([...bundled, ...PUBLIC]);
}

/** The style sheets of the first load of a page. */
export const criticalStyles = (manifest: Manifest, name: PageName): ReadonlySet<string> =>
  stylesOf(manifest, firstLoad(manifest, name));
