import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressInLanguage, readPath } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { isSignInPath, paths } from '../paths.ts';
import { useGo } from '../use-go.ts';
import { useSession } from './session.store.ts';

/** Who may see a page: everyone, visitors only (sign-in), or signed-in shoppers only (spec section 4). */
export type Access = 'everyone' | 'guests' | 'members';

/** In a chunk of its own: only needed on the way to sign-in and back. */
const loadReturnPath = () => import('./return-path.ts');

/**
 * Shows a page only to those who may see it. Redirects visitors to sign-in, and signed-in shoppers away from sign-in to
 * the page they came from, or home (spec section 4).
 */
export function RouteGuard({ access, children }: { access: Access; children: ReactNode }) {
  const { isSignedIn } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const isAllowed = access === 'everyone' || (access === 'members') === isSignedIn;
  useEffect(() => {
    if (isAllowed) return;
    // The language may have been changed on the sign-in page.
    const redirect = (to: string) => void navigate(addressInLanguage(to, language), { replace: true });
    if (access === 'members') redirect(paths.login);
    else void loadReturnPath().then(({ takeReturnPath }) => redirect(takeReturnPath() ?? paths.home));
  }, [isAllowed, access, language, navigate]);
  return isAllowed ? children : null;
}

/** Stores the page from which a shopper comes to sign-in, whether by a link, a protected page or a refused token. */
export function ReturnPathRecorder() {
  const { pathname, search, hash } = useLocation();
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (!isSignInPath(readPath(pathname).path)) previous.current = `${pathname}${search}${hash}`;
    else if (previous.current) {
      const from = previous.current;
      void loadReturnPath().then(({ rememberReturnPath }) => rememberReturnPath(from));
    }
  }, [pathname, search, hash]);
  return null;
}

/** Opens sign-in from any page, once, when the server refuses the token of this tab. */
export function SignedOutRedirect() {
  const { path } = readPath(useLocation().pathname);
  const go = useGo();
  const openSignIn = useEffectEvent(() => {
    if (!isSignInPath(path)) go({ name: 'login' });
  });
  const isRefused = useSession((session) => session.isRefusedHere === true);
  useEffect(() => {
    if (isRefused) openSignIn();
  }, [isRefused]);
  return null;
}
