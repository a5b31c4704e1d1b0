import { Activity, lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useClosedShop } from '../data/closed-shop.store.ts';
import { loadErrorPage } from './site/load-error-page.ts';

const ClosedShop = lazy(async () => ({
  default: (await loadErrorPage(() => import('./site/ClosedShop.tsx'))).ClosedShop,
}));

/**
 * A page, or that the shop is closed: any call may be refused with that. The page is hidden meanwhile, not unmounted, so
 * that nothing typed is lost. Another path is asked for again.
 */
export function WhenOpen({ path, children }: { path: string; children: ReactNode }) {
  // Not the whole state: the effect below sets a new one, and React would hydrate the page at once, in one task.
  const message = useClosedShop((shop) => shop.message);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each path
  useEffect(() => useClosedShop.setState({ message: undefined }), [path]);
  return (
    <>
      <Activity mode={message === undefined ? 'visible' : 'hidden'}>{children}</Activity>
      {message === undefined ? null : (
        <Suspense fallback={null}>
          <ClosedShop message={message} />
        </Suspense>
      )}
    </>
  );
}
