import { useSearchParams } from 'react-router-dom';
import { toPage } from '../page.ts';
import { RoutePage } from '../RoutePage.tsx';
import { uploadViews } from '../upload-views.ts';

const START = uploadViews['upload-start'].view;
const pages = Object.fromEntries(Object.values(uploadViews).map((entry) => [entry.view, toPage(entry)]));

function viewIn(search: URLSearchParams): string {
  const asked = search.get('view') ?? START;
  return Object.hasOwn(pages, asked) ? asked : START;
}

/** Fetches the code of the page that a query names. */
export const preloadView = async (search?: string): Promise<unknown> =>
  pages[viewIn(new URLSearchParams(search))]?.preload();

/** The page of parts lists that the query parameter `view` names; the start page for any other value. */
export function UploadRoute() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  const page = pages[view];
  return page ? <RoutePage key={view} page={page} access="everyone" /> : null;
}
