import { lazy, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadErrorPage } from '../site/load-error-page.ts';

const NotFound = lazy(async () => ({
  default: (await loadErrorPage(() => import('../site/not-found.route.tsx'))).NotFoundRoute,
}));

/** The page of the thing whose id is in the address (`?id=`); without one, the not-found page. */
export const withId = (Page: ComponentType<{ id: string }>) =>
  function WithId() {
    const id = (useSearchParams()[0].get('id') ?? '').trim();
    return id === '' ? <NotFound /> : <Page key={id} id={id} />;
  };
