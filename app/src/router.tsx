import { PageTransition } from '@shop/design-system';
import { useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PREFIXES, readPath } from './language/language.ts';
import { pageKeyOf } from './page-key.ts';
import { RouteError } from './routes/RouteError.tsx';
import { RoutePage } from './routes/RoutePage.tsx';
import { WhenOpen } from './routes/WhenOpen.tsx';
import { notFoundPage, routeTable } from './routes/route-table.ts';
import { ReturnPathRecorder, SignedOutRedirect } from './session/RouteGuard.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * Every route of the manifest with the prefix of each language (spec section 1); the not-found page for any other
 * address.
 */
export function ShopRoutes() {
  const location = useLocation();
  const { language, path } = readPath(location.pathname);
  // In a layout effect, so that it is set before the page sends a request: `send` reads the language there.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Shell>
      <SignedOutRedirect />
      <ReturnPathRecorder />
      <PageTransition pageKey={pageKeyOf(location)}>
        {/* With an explicit location, so that a page that is being animated out still sees its own address. */}
        <RouteError key={path}>
          <WhenOpen path={path}>
            <Routes location={location}>
              {PREFIXES.flatMap((prefix) =>
                routeTable.flatMap(({ paths, page, access }) =>
                  paths.map((pattern) => (
                    <Route
                      key={prefix + pattern}
                      path={prefix + pattern}
                      element={<RoutePage page={page} access={access} />}
                    />
                  )),
                ),
              )}
              <Route path="*" element={<RoutePage page={notFoundPage} access="everyone" />} />
            </Routes>
          </WhenOpen>
        </RouteError>
      </PageTransition>
    </Shell>
  );
}
