import {
  BookmarkButton,
  FloatingPanel,
  SiteFooter,
  type Favourites,
  type SearchSuggestions,
} from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { wechatQrcodeQuery } from '../features/site/site.query.ts';
import { paths } from '../paths.ts';
import { shopConfig } from '../shop-config.ts';
import { usePublishedValue } from '../use-published-value.ts';
import { ChatEntry, ChatOverlay } from './ChatOverlay.tsx';
import { useBackgroundChat } from './use-background-chat.ts';
import { useChatSessionSync } from './use-chat-session-sync.ts';
import type { Company } from './use-company.ts';
import { useHead } from './use-head.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';
import { useShopperFavourites } from './use-shopper-favourites.ts';
import { useTitle } from './use-title.ts';
import { useUnreadCount } from './use-unread-count.ts';

export type DeferredShellProps = {
  company: Company;
  cartCount: number;
  path: string;
  onSearchSuggestions: (suggestions: SearchSuggestions) => void;
  onFavourites: (favourites: Favourites) => void;
};

const toTop = () => {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
};

/** What the first paint does not need: title, footer, and the floating panel with the chat button. Loaded after it. */
export function DeferredShell({ company, cartCount, path, onSearchSuggestions, onFavourites }: DeferredShellProps) {
  const { data: wechat } = useQuery(wechatQrcodeQuery());
  usePublishedValue(useSearchSuggestions(), onSearchSuggestions);
  usePublishedValue(useShopperFavourites(), onFavourites);
  useScrollRestoration();
  useHead(company.description);
  useTitle(company.name, path === paths.home, useUnreadCount());
  useChatSessionSync();
  useBackgroundChat();
  // Visitors who sign in have no chat yet, and the chat page is the chat itself.
  const hasChat = path !== paths.login && path !== paths.chat;
  return (
    <>
      {path === paths.login ? null : <SiteFooter company={company} onBackToTop={toTop} bookmark={<BookmarkButton />} />}
      <FloatingPanel
        cartCount={cartCount}
        officialQr={wechat?.qrcode ?? ''}
        social={shopConfig.social}
        onBackToTop={toTop}
        chat={hasChat ? <ChatEntry /> : undefined}
      />
      {hasChat ? <ChatOverlay /> : null}
    </>
  );
}
