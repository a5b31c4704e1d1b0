import { Loader, Page as PageFrame } from '@shop/design-system';
import { Suspense } from 'react';
import { useMessageAreas } from '../language/use-message-areas.ts';
import { RouteGuard, type Access } from '../session/RouteGuard.tsx';
import type { Page } from './page.ts';

/** Takes the height of a page until it is loaded, so that the footer stays below it and does not jump. */
const Loading = () => (
  <PageFrame isWaiting>
    <Loader />
  </PageFrame>
);

export type RoutePageProps = { page: Page; access: Access };

/** One page of the shop: behind its access check, with its messages; a loader until messages and code are loaded. */
export function RoutePage({ page, access }: RoutePageProps) {
  if (!useMessageAreas(page.messages)) return <Loading />;
  return (
    <RouteGuard access={access}>
      <Suspense fallback={<Loading />}>
        <page.Component />
      </Suspense>
    </RouteGuard>
  );
}
