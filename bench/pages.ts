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

/** The address of a measured page by its name; what begins with a slash is an address already. */
export const addressOf = (page: string): string | undefined =>
  page.startsWith('/') ? page : new Map<string, string>(Object.entries(MEASURED)).get(page);

/**
 * Modules that a measured page imports dynamically before it is idle: what stands in or near the first window.
 * `npm run bench -- requests` and bench/requests.test.ts compare this list with a browser.
 */
const DYNAMIC: Readonly<Record<MeasuredName, readonly string[]>> = {
  home: [],
  parts: [],
  search: [],
  product: ['ProductMore.tsx'],
  cart: ['more-messages.ts'],
  'upload-start': ['upload.route.tsx', 'more-messages.ts'],
};

/**
 * Calls for prices and stock, which documents that were written ahead and pages with a service worker ask for at once
 * (docs/notes/045): bench/bytes.test.ts holds a budget for them, too.
 */
const REFRESHED: Partial<Record<MeasuredName, readonly string[]>> = {
  parts: ['catalogue.calls.ts', 'facets.calls.ts'],
  search: ['catalogue.calls.ts', 'facets.calls.ts'],
  product: ['product.calls.ts', 'coupon.calls.ts'],
};

/** Files of `app/public` that are no part of the manifest. */
const PUBLIC = ['theme.js', 'early.js', 'formats.js'];

const routeOf = (manifest: Manifest, name: PageName) => keyOf(manifest, `/${name}.route.tsx`);

/** What must have arrived before a page is rendered: entry and route with all they import statically. */
export const firstLoad = (manifest: Manifest, name: PageName): ReadonlySet<string> =>
  closure(manifest, [entryOf(manifest), routeOf(manifest, name)]);

/**
 * The scripts that a browser fetches for a page until it is idle, messages in Chinese included; `isOld`: with what a
 * document of some time ago asks for again.
 */
export function scriptsUntilIdle(manifest: Manifest, name: MeasuredName, isOld = false): ReadonlySet<string> {
  const messages = ['core', ...pages[name].messages].map((area) => `messages/zh-Hans/${area}.json`);
  const refreshed = isOld ? (REFRESHED[name] ?? []) : [];
  const imported = [...DYNAMIC[name], ...refreshed, ...messages].map((ending) => keyOf(manifest, ending));
  const bundled = scriptsOf(manifest, [...firstLoad(manifest, name), ...closure(manifest, imported)]);
  return new Set([...bundled, ...PUBLIC]);
}

/** The style sheets of the first load of a page. */
export const criticalStyles = (manifest: Manifest, name: PageName): ReadonlySet<string> =>
  stylesOf(manifest, firstLoad(manifest, name));
