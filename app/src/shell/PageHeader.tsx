import { LANGUAGES, type Language } from '@shop/contracts/language';
import { SiteHeader, useIsHydrated } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listQueryFrom } from '../features/catalogue/list-query.ts';
import { inLanguage, readPath } from '../language/language.ts';
import { rememberLanguage } from '../language/remembered-language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { isSignInPath, paths } from '../paths.ts';
import { userQuery } from '../session/session.query.ts';
import { useSession } from '../session/session.store.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { inLanguageOf, shopConfig } from '../shop-config.ts';
import { useGo } from '../use-go.ts';
import { useCartCount } from './use-cart-count.ts';
import { useCompany } from './use-company.ts';
import { useHead } from './use-head.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';

const LoginHeader = lazy(async () => ({
  default: (await import('@shop/design-system/layout/LoginHeader/LoginHeader')).LoginHeader,
}));
/** As in LoginHeader.module.css: the page below stays where it is while the header is rendered. */
const LOGIN_HEADER_HEIGHT = '0.76rem';

type Section = 'home' | 'parts' | 'upload' | 'repair' | 'none';
const SECTIONS: Readonly<Record<string, Section>> = {
  [paths.home]: 'home',
  [paths.parts]: 'parts',
  [paths.upload]: 'upload',
  [paths.repair]: 'repair',
  [paths.repairSet]: 'repair',
  [paths.repairProof]: 'repair',
  [paths.repairPick]: 'repair',
  [paths.repairCart]: 'repair',
  [paths.repairConfirm]: 'repair',
  [paths.repairPayment]: 'repair',
};

/**
 * The header of every page; sign-in has a small one of its own (spec section 2). It also writes what search engines read.
 * It must be rendered before the page: it only reads queries of the page, and a server fetches a query by the options of
 * the component that asked for it last.
 */
export function PageHeader() {
  const { pathname, search } = useLocation();
  const { path } = readPath(pathname);
  const go = useGo();
  const { isSignedIn, user, unread } = useSession();
  useQuery(userQuery(isSignedIn));
  const company = useCompany();
  useHead(company.description);
  const cartCount = useCartCount();
  const signOut = useSignOut();
  const searchSuggestions = useSearchSuggestions();
  const languages = useLanguages();
  if (isSignInPath(path))
    return (
      <Suspense fallback={<div style={{ minHeight: LOGIN_HEADER_HEIGHT }} />}>
        <LoginHeader company={company} {...languages} />
      </Suspense>
    );
  return (
    <SiteHeader
      company={company}
      {...languages}
      user={user}
      unreadNotices={unread?.notices}
      isSignedIn={isSignedIn}
      cartCount={cartCount}
      current={SECTIONS[path] ?? 'none'}
      malls={shopConfig.malls.map((mall) => inLanguageOf(languages.language, mall))}
      query={path === paths.search ? listQueryFrom(new URLSearchParams(search)).query : undefined}
      search={searchSuggestions}
      onSearch={(query) => go({ name: 'search', query })}
      onSignOut={signOut}
      hasChat={path !== paths.chat}
    />
  );
}

/** The language of the page, and the page in the others. */
function useLanguages() {
  const { pathname, search, hash } = useLocation();
  const { language, path } = readPath(pathname);
  const navigate = useNavigate();
  // A server is not sent the hash.
  const knownHash = useIsHydrated() ? hash : '';
  const hrefs = Object.fromEntries(
    LANGUAGES.map((to) => [to, inLanguage(`${path}${search}${knownHash}`, to)]),
  ) as Record<Language, string>;
  const changeLanguage = async (to: Language) => {
    rememberLanguage(to);
    await fetchMessages(to, ['core']);
    void navigate(hrefs[to], { replace: true });
  };
  return { language, languageHrefs: hrefs, onLanguage: (to: Language) => void changeLanguage(to) };
}
