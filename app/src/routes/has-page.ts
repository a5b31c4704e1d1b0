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

const slashes = /\/+/;
const segmentsOf = (pathname: string) => pathname.split(slashes).filter(Boolean);
const patternSegments = pagePatterns.map(segmentsOf);

/**
 * The address of the page at a path as browsers send it, percent-encoded and with a language prefix: names in their own
 * case, without doubled slashes or one at the end. Undefined where the shop has no page. For the servers of the built
 * shop, which lead from other spellings to this one and answer 404 for any other address.
 */
export function pagePath(pathname: string): string | undefined {
  try {
    const given = segmentsOf(pathname);
    const names = given.map((segment) => decodeURI(segment).toLowerCase());
    const found = patternSegments.find(
      (pattern) =>
        pattern.length === given.length &&
        pattern.every((segment, at) => segment.startsWith(':') || segment.toLowerCase() === names[at]),
    );
    return found && `/${found.map((segment, at) => (segment.startsWith(':') ? given[at] : segment)).join('/')}`;
  } catch {
    return undefined;
  }
}

/** Whether the shop has a page at a path as browsers send it. */
export const hasPage = (pathname: string): boolean => pagePath(pathname) !== undefined;
