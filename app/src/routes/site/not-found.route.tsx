import { NotFoundScreen } from '@shop/design-system/screens/not-found';
import { useLocation } from 'react-router-dom';

/** An address that the shop does not have. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFoundScreen path={pathname} />;
}
