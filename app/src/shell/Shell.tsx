import {
  FavouritesProvider,
  later,
  LoadingBar,
  LoginHeader,
  SiteHeader,
  SkipLink,
  type Favourites,
  type SearchAid,
} from '@shop/design-system';
import type { Language } from '@shop/design-system/messages';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cartCountQuery } from '../features/cart/cart.query.ts';
import { inLanguage, readPath } from '../language/language.ts';
import { rememberLanguage } from '../language/remembered-language.ts';
import { fetchMessages } from '../language/messages.store.ts';
import { paths } from '../paths.ts';
import { userQuery } from '../session/session.query.ts';
import { useSession } from '../session/session.store.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { shopConfig } from '../shop-config.ts';
import { useGo } from '../use-go.ts';
import { useForgetting } from './use-forgetting.ts';
import { useSiteFacts } from './use-site-facts.ts';

type Section = 'home' | 'parts' | 'upload' | 'repair' | 'none';
const SECTIONS: Readonly<Record<string, Section>> = {
  [paths.home]: 'home',
  [paths.parts]: 'parts',
  [paths.upload]: 'upload',
  [paths.repair]: 'repair',
};

/** Where it cannot be fetched the page does without its foot. */
const Afterwards = later(async () => (await import('./Afterwards.tsx')).Afterwards, 'extra');

/** Header, footer and floating panel around every page; sign-in has a small header of its own (spec section 2). */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { language, path } = readPath(pathname);
  const navigate = useNavigate();
  const go = useGo();
  const { isSignedIn, user } = useSession();
  useQuery(userQuery(isSignedIn));
  const { data: cartCount = 0 } = useQuery(cartCountQuery(isSignedIn));
  useForgetting();
  const site = useSiteFacts();
  const isFetching = useIsFetching() > 0;
  const signOut = useSignOut();
  const [searchAid, setSearchAid] = useState<SearchAid>();
  const [favourites, setFavourites] = useState<Favourites>();

  const hrefs = Object.fromEntries(
    (['zh-Hans', 'zh-Hant', 'en'] as const).map((to) => [to, inLanguage(`${path}${search}${hash}`, to)]),
  ) as Record<Language, string>;
  const speak = async (to: Language) => {
    rememberLanguage(to);
    await fetchMessages(to, ['core']);
    void navigate(hrefs[to], { replace: true });
  };

  const languages = { language, languageHrefs: hrefs, onLanguage: (to: Language) => void speak(to) };
  const count = isSignedIn ? cartCount : 0;
  return (
    <>
      <SkipLink />
      <LoadingBar isBusy={isFetching} />
      {path === paths.login ? (
        <LoginHeader company={site} {...languages} />
      ) : (
        <SiteHeader
          company={site}
          {...languages}
          user={user}
          isSignedIn={isSignedIn}
          cartCount={count}
          current={SECTIONS[path] ?? 'none'}
          malls={shopConfig.malls}
          search={searchAid}
          onSearch={(query) => go({ name: 'search', query })}
          onSignOut={signOut}
        />
      )}
      <FavouritesProvider value={favourites}>{children}</FavouritesProvider>
      <Afterwards site={site} cartCount={count} path={path} onSearchAid={setSearchAid} onFavourites={setFavourites} />
    </>
  );
}
