import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { Access } from '../session/RouteGuard.tsx';
import { notFound, routes } from './manifest.ts';
import { toPage, type Page } from './page.ts';

/** A route as the router uses it. `paths` are patterns without language prefix. */
export type Route = { paths: readonly string[]; page: Page; access: Access };

/** The routes of the manifest, with the code of each fetched when it is needed. */
export const routeTable: readonly Route[] = Object.values(routes).map((entry) => ({
  paths: entry.paths.map((name) => paths[name]),
  page: toPage(entry),
  access: entry.access,
}));

export const notFoundPage: Page = toPage(notFound);

/** The routes of addresses without parameters, which are most. */
const fixed = new Map(routeTable.flatMap((route) => route.paths.map((pattern) => [pattern, route] as const)));

/** The route of a path without language prefix, and its pattern; undefined for an address that the shop does not have. */
export function routeAt(path: string): { route: Route; pattern: string } | undefined {
  const known = fixed.get(path);
  if (known) return { route: known, pattern: path };
  const decoded = decodedPath(path);
  for (const route of routeTable) {
    const pattern = route.paths.find((one) => matchPath(one, decoded));
    if (pattern !== undefined) return { route, pattern };
  }
  return undefined;
}

/** A path as it is matched; one that encodes nothing is refused by `RoutePage`, whatever its page. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The page of a path without language prefix; undefined for an address that the shop does not have. */
export const pageAt = (path: string): Page | undefined => routeAt(path)?.route.page;
