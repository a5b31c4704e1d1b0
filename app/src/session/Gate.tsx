import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchChunk } from '../data/fetch-chunk.ts';
import { inLanguage, readPath, translated } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { paths } from '../paths.ts';
import type { Access } from '../routes/route-table.ts';
import { useSession } from './session.store.ts';

/** Only ways to and from sign-in need it. */
const remembered = () => fetchChunk(() => import('./remembered-path.ts'));

/**
 * Lets a shopper see a page or sends them where they belong: visitors to sign-in, and signed-in shoppers away from sign-in,
 * to the page they came from or home (spec section 4).
 */
export function Gate({ access, children }: { access: Access; children: ReactNode }) {
  const { isSignedIn } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const isOpen = access === 'everyone' || (access === 'members') === isSignedIn;
  useEffect(() => {
    if (isOpen) return;
    // The language may have been changed on the sign-in page.
    const goTo = (to: string) => void navigate(translated(to, language), { replace: true });
    if (access === 'members') goTo(paths.login);
    else void remembered().then(({ takeRememberedPath }) => goTo(takeRememberedPath() ?? paths.home));
  }, [isOpen, access, language, navigate]);
  return isOpen ? children : null;
}

/** Notes the page from which a shopper gets to sign-in, by whatever way: a link, a closed page or a token that died. */
export function WayBack() {
  const { pathname, search, hash } = useLocation();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (readPath(pathname).path !== paths.login) before.current = `${pathname}${search}${hash}`;
    else if (before.current) {
      const from = before.current;
      void remembered().then(({ rememberPath }) => rememberPath(from));
    }
  }, [pathname, search, hash]);
  return null;
}

/** Sends a shopper whose token died to sign-in from wherever they are, once. */
export function SignedOutWatch() {
  const wasSignedOut = useSession((session) => session.wasSignedOut);
  const { pathname } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    const login = inLanguage(paths.login, language);
    if (!wasSignedOut || pathname === login) return;
    void navigate(login);
    // Only the moment of the token's death counts, not each later move.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasSignedOut]);
  return null;
}
