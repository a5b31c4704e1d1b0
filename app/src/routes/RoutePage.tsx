import { Loader, Page as PageFrame } from '@shop/design-system';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CallError } from '../data/call-error.ts';
import { useMessageAreas } from '../language/use-message-areas.ts';
import { RouteGuard, type Access } from '../session/RouteGuard.tsx';
import type { Page } from './page.ts';
import { PageShown } from './PageShown.tsx';

/** Takes the height of a page until it is loaded, so that the footer stays below it and does not jump. */
const Loading = () => (
  <PageFrame isWaiting>
    <Loader />
  </PageFrame>
);

export type RoutePageProps = { page: Page; access: Access };

/** Refuses a path with a percent sign that encodes nothing: no page can read it, and the server answers it with 400. */
function checkPath(path: string): void {
  try {
    decodeURI(path);
  } catch (cause) {
    throw new CallError(path, 'refused', { status: 400, cause });
  }
}

/** One page of the shop: behind its access check, with its messages; a loader until messages and code are loaded. */
export function RoutePage({ page, access }: RoutePageProps) {
  checkPath(useLocation().pathname);
  if (!useMessageAreas(page.messages)) return <Loading />;
  return (
    <RouteGuard access={access}>
      <Suspense fallback={<Loading />}>
        <page.Component />
        {page.hasViews ? null : <PageShown />}
      </Suspense>
    </RouteGuard>
  );
}
