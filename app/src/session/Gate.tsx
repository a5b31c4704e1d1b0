import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inLanguage } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { paths } from '../paths.ts';
import type { Access } from '../routes/route-table.ts';
import { rememberPath, takeRememberedPath } from './remembered-path.ts';
import { useSession } from './session.store.ts';

/**
 * Lets a shopper see a page or sends them where they belong: visitors to sign-in, with the page noted to come back to,
 * and signed-in shoppers away from sign-in, to the noted page or home (spec section 4).
 */
export function Gate({ access, children }: { access: Access; children: ReactNode }) {
  const { isSignedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  const isOpen = access === 'everyone' || (access === 'members') === isSignedIn;
  useEffect(() => {
    if (isOpen) return;
    if (access === 'members') {
      rememberPath(`${pathname}${search}${hash}`);
      void navigate(inLanguage(paths.login, language), { replace: true });
    } else void navigate(takeRememberedPath() ?? inLanguage(paths.home, language), { replace: true });
  }, [isOpen, access, pathname, search, hash, language, navigate]);
  return isOpen ? children : null;
}

/** Sends a shopper whose token died to sign-in from wherever they are, once, and notes the page to come back to. */
export function SignedOutWatch() {
  const wasSignedOut = useSession((session) => session.wasSignedOut);
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    const login = inLanguage(paths.login, language);
    if (!wasSignedOut || pathname === login) return;
    rememberPath(`${pathname}${search}${hash}`);
    void navigate(login);
    // Only the moment of the token's death counts, not each later move.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasSignedOut]);
  return null;
}
