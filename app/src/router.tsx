import { PageTransition } from '@shop/design-system';
import { useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { inLanguage, readPath } from './language/language.ts';
import { pageKeyOf } from './page-key.ts';
import { RouteError } from './routes/RouteError.tsx';
import { RoutePage } from './routes/RoutePage.tsx';
import { WhenOpen } from './routes/WhenOpen.tsx';
import { notFoundPage, routeAt } from './routes/route-table.ts';
import { ReturnPathRecorder, SignedOutRedirect } from './session/RouteGuard.tsx';
import { Shell } from './shell/Shell.tsx';

/**
 * The page of the address, with the prefix of any language (spec section 1); the not-found page where the shop has
 * none.
 */
export function ShopRoutes() {
  const location = useLocation();
  const { language, path } = readPath(location.pathname);
  const found = routeAt(path);
  const { page, access } = found?.route ?? { page: notFoundPage, access: 'everyone' as const };
  // In a layout effect, so that it is set before the page sends a request: `send` reads the language there.
  useLayoutEffect(() => {
    // Not to what it is already: the styles have rules for `:lang()`, so every element would be styled again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
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
              {/* React Router would rank the patterns of all pages in three languages at each change of the address. */}
              <Route
                path={found ? inLanguage(found.pattern, language) : '*'}
                element={<RoutePage page={page} access={access} />}
              />
            </Routes>
          </WhenOpen>
        </RouteError>
      </PageTransition>
    </Shell>
  );
}
