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
/** Pages of one thing, which their address must name by its query: without it, it is not found. */
const NEED_ID: readonly RouteName[] = ['flash-product', 'presale-product'];

const publicNames = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access !== 'members');

/** Whether the answers that a page asks for belong into its document; other pages ask when they are opened. */
export const hasPublicData = (pattern: string): boolean => (patternsWithData as readonly string[]).includes(pattern);

/** Patterns of all pages that a visitor may see, without language prefix. */
export const publicPatterns: readonly string[] = pathsOf(publicNames);

/** Whether a visitor may see the page at a path and query: it then has a document. */
export function isPublicAddress(address: string): boolean {
  const [pathname = '', query] = address.split('?');
  const name = routeNameAt(readPath(pathname).path);
  if (name === undefined || !publicNames.includes(name)) return false;
  return !NEED_ID.includes(name) || Boolean(new URLSearchParams(query).get('id')?.trim());
}

const openable = pathsOf(publicNames.filter((name) => !NEED_ID.includes(name))).filter((path) => !path.includes(':'));

/** Addresses of all pages that a visitor may see, in every language: those that need no id. */
export const publicAddresses: readonly string[] = LANGUAGES.flatMap((language) =>
  openable.map((path) => inLanguage(path, language)),
);

/** Paths of those that search engines may list, without language prefix. */
export const publicPaths: readonly string[] = openable.filter((path) => !isPrivate(path) && path !== paths.search);
