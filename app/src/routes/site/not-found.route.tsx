import { NotFoundScreen } from '@shop/design-system/screens/errors/NotFoundScreen/NotFoundScreen';
import { useLocation } from 'react-router-dom';

/** Any URL without a page. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFoundScreen path={pathname} />;
}
