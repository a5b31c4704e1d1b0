import { inLanguage, readPath } from '../language/language.ts';
import { LANGUAGES } from '@shop/contracts/language';
import { paths } from '../paths.ts';
import { isPrivate } from '../shell/canonical.ts';
import { routeNameAt } from '../routes/has-page.ts';
import { routes } from '../routes/manifest.ts';

type RouteName = keyof typeof routes;

/** Pages whose answers are the same for everyone: these are part of their documents. */
const WITH_DATA: readonly RouteName[] = [
  'home',
  'parts',
  'search',
  'picks',
  'product',
  'flash-sale',
  'flash-product',
  'presale',
  'presale-product',
  'repair-region',
];

const pathsOf = (names: readonly RouteName[]) => names.flatMap((name) => routes[name].paths.map((path) => paths[path]));
const patternsWithData = pathsOf(WITH_DATA);
/** Of these pages, those that show neither prices nor stock: a region says what it costs once it is chosen. */
const patternsWithoutPrices: readonly string[] = pathsOf(['repair-region']);
/** Pages of one thing, which their address must name by its query: without it, it is not found. */
const NEED_ID: readonly RouteName[] = ['flash-product', 'presale-product'];
/** The patterns of those pages, without language prefix. */
export const patternsWithId: readonly string[] = pathsOf(NEED_ID);

const publicNames = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access !== 'members');

/** Whether the answers that a page asks for belong into its document; other pages ask when they are opened. */
export const hasPublicData = (pattern: string): boolean => (patternsWithData as readonly string[]).includes(pattern);

/** Whether a page with answers in its document shows prices or stock. */
export const hasPrices = (pattern = ''): boolean => hasPublicData(pattern) && !patternsWithoutPrices.includes(pattern);

/** Patterns of all pages that a visitor may see, without language prefix. */
export const publicPatterns: readonly string[] = pathsOf(publicNames);

const routeNameOf = (address: string) => routeNameAt(readPath(address.split('?')[0] ?? '').path);

/** Whether an address is that of a page of one thing and does not say of which. */
export function lacksId(address: string): boolean {
  const name = routeNameOf(address);
  const [, query] = address.split('?');
  return name !== undefined && NEED_ID.includes(name) && !new URLSearchParams(query).get('id')?.trim();
}

/** Whether a visitor may see the page at a path and query: it then has a document. */
export function isPublicAddress(address: string): boolean {
  const name = routeNameOf(address);
  return name !== undefined && publicNames.includes(name) && !lacksId(address);
}

const openable = pathsOf(publicNames.filter((name) => !NEED_ID.includes(name))).filter((path) => !path.includes(':'));

/** Addresses of all pages that a visitor may see, in every language: those that need no id. */
export const publicAddresses: readonly string[] = LANGUAGES.flatMap((language) =>
  openable.map((path) => inLanguage(path, language)),
);

/** Paths of those that search engines may list, without language prefix. */
export const publicPaths: readonly string[] = openable.filter((path) => !isPrivate(path) && path !== paths.search);
