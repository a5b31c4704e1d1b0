import { useSearchParams } from 'react-router-dom';
import { lazyPage, type Page } from '../lazy-page.ts';
import { RoutePage } from '../RoutePage.tsx';
import type { RouteEntry } from '../route-table.ts';

const everyone = (page: Page): RouteEntry => ({ paths: [], page, access: 'everyone' });

/** The pages of parts lists share one address; `view` tells them apart. */
const VIEWS = {
  start: everyone(
    lazyPage(async () => (await import('./upload-start.route.tsx')).UploadStartRoute, 'upload', 'listTroubles'),
  ),
  list: everyone(
    lazyPage(
      async () => (await import('./parts-list.route.tsx')).PartsListRoute,
      'partsList',
      'listTroubles',
      'savedLists',
    ),
  ),
  compare: everyone(
    lazyPage(async () => (await import('./compare-lists.route.tsx')).CompareListsRoute, 'savedLists', 'listTroubles'),
  ),
  saved: everyone(
    lazyPage(async () => (await import('./saved-lists.route.tsx')).SavedListsRoute, 'savedLists', 'upload'),
  ),
} as const;
type View = keyof typeof VIEWS;
const isView = (text: string): text is View => Object.hasOwn(VIEWS, text);

export function UploadRoute() {
  const [search] = useSearchParams();
  const asked = search.get('view') ?? '';
  const view = isView(asked) ? asked : 'start';
  return <RoutePage key={view} entry={VIEWS[view]} />;
}
