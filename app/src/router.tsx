import { PageTransition } from '@shop/design-system';
import { useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PREFIXES, readPath } from './language/language.ts';
import { RouteError } from './routes/RouteError.tsx';
import { RoutePage } from './routes/RoutePage.tsx';
import { notFound, routeTable } from './routes/route-table.ts';
import { SignedOutWatch, WayBack } from './session/Gate.tsx';
import { Shell } from './shell/Shell.tsx';

/** Every route of the table in its three variants (spec section 1), and the not-found page for all else. */
export function ShopRoutes() {
  const location = useLocation();
  const { language, path } = readPath(location.pathname);
  // Before any request of this page goes out: it travels in the language of the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Shell>
      <SignedOutWatch />
      <WayBack />
      <PageTransition pageKey={path}>
        {/* The location is handed in, so that a page that is leaving still shows its own address. */}
        <RouteError key={path}>
          <Routes location={location}>
            {PREFIXES.flatMap((prefix) =>
              routeTable.flatMap((entry) =>
                entry.paths.map((at) => (
                  <Route key={prefix + at} path={prefix + at} element={<RoutePage entry={entry} />} />
                )),
              ),
            )}
            <Route path="*" element={<RoutePage entry={notFound} />} />
          </Routes>
        </RouteError>
      </PageTransition>
    </Shell>
  );
}
