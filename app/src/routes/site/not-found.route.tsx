import { useIsHydrated } from '@shop/design-system';
import { NotFoundScreen } from '@shop/design-system/screens/errors/NotFoundScreen/NotFoundScreen';
import { useLocation } from 'react-router-dom';

/** Any URL without a page. A document that a server sends is the same for all, and names none. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  return <NotFoundScreen path={isHydrated ? pathname : ''} />;
}
