import { LANGUAGES, type Language } from '@shop/contracts/language';
import { FavouritesProvider, LoadingBar, SiteHeader, SkipLink, useIsHydrated } from '@shop/design-system';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cartCountQuery } from '../features/cart/cart.query.ts';
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
import { PageFooter } from './PageFooter.tsx';
import { useBackgroundChat } from './use-background-chat.ts';
import { useChatSessionSync } from './use-chat-session-sync.ts';
import { useCompany } from './use-company.ts';
import { useGuestCartMerge } from './use-guest-cart-merge.ts';
import { useHead } from './use-head.ts';
import { useRestockCheck } from './use-restock-check.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';
import { useShopperFavourites } from './use-shopper-favourites.ts';
import { useSignOutCleanup } from './use-sign-out-cleanup.ts';
import { useTitle } from './use-title.ts';
import { useUnreadCount } from './use-unread-count.ts';

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

/** Apart from the shell, which would otherwise re-render with every request. */
const FetchingBar = () => <LoadingBar isBusy={useIsFetching() > 0} />;

/** Header, footer and floating panel around every page; sign-in has a small header of its own (spec section 2). */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { language, path } = readPath(pathname);
  const navigate = useNavigate();
  const go = useGo();
  const { isSignedIn, user, unread } = useSession();
  useQuery(userQuery(isSignedIn));
  const { data: cartCount = 0 } = useQuery(cartCountQuery(isSignedIn));
  useSignOutCleanup();
  const guestPieces = useGuestCartMerge();
  const company = useCompany();
  const signOut = useSignOut();
  const searchSuggestions = useSearchSuggestions();
  const favourites = useShopperFavourites();
  useScrollRestoration();
  useHead(company.description);
  useTitle(company.name, path === paths.home, useUnreadCount());
  useChatSessionSync();
  useBackgroundChat();
  useRestockCheck();

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

  const languages = { language, languageHrefs: hrefs, onLanguage: (to: Language) => void changeLanguage(to) };
  const count = isSignedIn ? cartCount : guestPieces;
  return (
    <>
      <SkipLink />
      <FetchingBar />
      {isSignInPath(path) ? (
        <Suspense fallback={<div style={{ minHeight: LOGIN_HEADER_HEIGHT }} />}>
          <LoginHeader company={company} {...languages} />
        </Suspense>
      ) : (
        <SiteHeader
          company={company}
          {...languages}
          user={user}
          unreadNotices={unread?.notices}
          isSignedIn={isSignedIn}
          cartCount={count}
          current={SECTIONS[path] ?? 'none'}
          malls={shopConfig.malls.map((mall) => inLanguageOf(language, mall))}
          query={path === paths.search ? listQueryFrom(new URLSearchParams(search)).query : undefined}
          search={searchSuggestions}
          onSearch={(query) => go({ name: 'search', query })}
          onSignOut={signOut}
        />
      )}
      <FavouritesProvider value={favourites}>{children}</FavouritesProvider>
      <PageFooter company={company} cartCount={count} path={path} />
    </>
  );
}
