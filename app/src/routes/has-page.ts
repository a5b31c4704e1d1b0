import { matchPath } from 'react-router-dom';
import { PREFIXES } from '../language/language.ts';
import { paths } from '../paths.ts';
import { routes } from './manifest.ts';

/** The patterns of all pages with the prefix of each language, as the router has them: `/en/goods_detail/:id`. */
export const pagePatterns: readonly string[] = PREFIXES.flatMap((prefix) =>
  Object.values(routes).flatMap((route) => route.paths.map((name) => prefix + paths[name])),
);

/** The route of a path without language prefix; undefined for an address that the shop does not have. */
export const routeNameAt = (path: string): keyof typeof routes | undefined =>
  (Object.keys(routes) as (keyof typeof routes)[]).find((name) =>
    routes[name].paths.some((one) => matchPath(paths[one], path)),
  );

/**
 * Whether the shop has a page at a path as browsers send it, percent-encoded and with a language prefix. For the
 * servers of the built shop, which answer 404 for any other address.
 */
export function hasPage(pathname: string): boolean {
  try {
    const decoded = decodeURI(pathname);
    return pagePatterns.some((pattern) => matchPath(pattern, decoded) !== null);
  } catch {
    return false;
  }
}
