import { notFound, routes } from './manifest.ts';
import { uploadViews } from './upload-views.ts';

/**
 * Every page by the name of its file: the routes, and the views that share the address `/upload`. Apart from the
 * manifest, so that the views are loaded with the upload page only.
 */
export const allPages = () => ({
  ...routes,
  ...uploadViews,
  'not-found': notFound,
});
