import type { Place, SignInView } from '@shop/design-system';
import { readPath } from '../../language/language.ts';
import { paths } from '../../paths.ts';
import { peekReturnPath } from '../../session/return-path.ts';

const VIEWS: readonly string[] = ['password', 'mobile', 'wechat', 'register', 'reset'] satisfies SignInView[];

/**
 * The view of an address: `form` names it; without it `/mobile_login` shows the text message, `/login` the password.
 * Links to other views keep the path, so that nothing typed is lost.
 */
export function readView(
  path: string,
  query: URLSearchParams,
): { view: SignInView; toView: (view: SignInView) => Place } {
  const isMobilePage = path === paths.mobileLogin;
  const first: SignInView = isMobilePage ? 'mobile' : 'password';
  const wanted = query.get('form') ?? '';
  return {
    view: VIEWS.includes(wanted) ? (wanted as SignInView) : first,
    toView: (view) => ({ name: isMobilePage ? 'mobileLogin' : 'login', ...(view === first ? {} : { view }) }),
  };
}

/** Where sign-in will return to, as the screen names it. */
export function returnTarget(): 'cart' | 'order' | 'product' | 'page' | undefined {
  const returnPath = peekReturnPath();
  if (!returnPath) return undefined;
  const { path } = readPath(new URL(returnPath, location.origin).pathname);
  if (path === paths.cart || path === paths.accountCart) return 'cart';
  if (path === paths.confirm || path === paths.payment || path === paths.order || path === paths.accountOrder)
    return 'order';
  return path.startsWith(paths.product.replace(':id', '')) ? 'product' : 'page';
}
