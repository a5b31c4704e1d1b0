import { BookmarkButton, FloatingPanel, SiteFooter, type Favourites, type SearchAid } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { wechatQrcodeQuery } from '../features/site/site.query.ts';
import { useLending } from '../lending.ts';
import { paths } from '../paths.ts';
import { shopConfig } from '../shop-config.ts';
import { ChatEntry, ChatOverPage } from './ChatCorner.tsx';
import { useChatGoingOn, useChatOfSession, useUnreadCount } from './use-chat-door.ts';
import { useHead } from './use-head.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useSearchAid } from './use-search-aid.ts';
import { useShopperFavourites } from './use-shopper-favourites.ts';
import { useTitle } from './use-title.ts';

export type AfterwardsProps = {
  site: { name: string; logo: string; description: string; copyright: string; recordNumber: string };
  cartCount: number;
  path: string;
  onSearchAid: (aid: SearchAid) => void;
  onFavourites: (favourites: Favourites) => void;
};

const toTop = () => {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
};

/** What nobody needs for the first look: title, footer, and the panel that floats over the page with the chat's entry. Fetched after the first paint. */
export function Afterwards({ site, cartCount, path, onSearchAid, onFavourites }: AfterwardsProps) {
  const { data: official } = useQuery(wechatQrcodeQuery());
  useLending(useSearchAid(), onSearchAid);
  useLending(useShopperFavourites(), onFavourites);
  useScrollMemory();
  useHead(site.description);
  useTitle(site.name, path === paths.home, useUnreadCount());
  useChatOfSession();
  useChatGoingOn();
  // At sign-in there is nobody to talk to yet, and the page of the chat is the chat.
  const hasChat = path !== paths.login && path !== paths.chat;
  return (
    <>
      {path === paths.login ? null : <SiteFooter company={site} onBackToTop={toTop} bookmark={<BookmarkButton />} />}
      <FloatingPanel
        cartCount={cartCount}
        officialQr={official?.qrcode ?? ''}
        social={shopConfig.social}
        onBackToTop={toTop}
        chat={hasChat ? <ChatEntry /> : undefined}
      />
      {hasChat ? <ChatOverPage /> : null}
    </>
  );
}
