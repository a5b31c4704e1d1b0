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

/** The page of a path without language prefix; undefined for an address that the shop does not have. */
export function pageAt(path: string): Page | undefined {
  return routeTable.find((route) => route.paths.some((pattern) => matchPath(pattern, path)))?.page;
}
