import { useSearchParams } from 'react-router-dom';
import { toPage } from '../page.ts';
import { RoutePage } from '../RoutePage.tsx';
import { uploadViews } from '../upload-views.ts';

const START = uploadViews['upload-start'].view;
const pages = Object.fromEntries(Object.values(uploadViews).map((entry) => [entry.view, toPage(entry)]));

/** The page of parts lists that the query parameter `view` names; the start page for any other value. */
export function UploadRoute() {
  const [search] = useSearchParams();
  const asked = search.get('view') ?? START;
  const view = Object.hasOwn(pages, asked) ? asked : START;
  const page = pages[view];
  return page ? <RoutePage key={view} page={page} access="everyone" /> : null;
}
