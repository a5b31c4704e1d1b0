import { BookmarkButton, FloatingPanel, SiteFooter } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { wechatQrcodeQuery } from '../features/site/site.query.ts';
import { paths } from '../paths.ts';
import { shopConfig } from '../shop-config.ts';
import { ChatEntry, ChatOverPage } from './ChatCorner.tsx';
import { useChatGoingOn, useChatOfSession, useUnreadCount } from './use-chat-door.ts';
import { useTitle } from './use-title.ts';

export type AfterwardsProps = { site: { name: string; logo: string; copyright: string; recordNumber: string }; cartCount: number; path: string };

const toTop = () => {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
};

/** What nobody needs for the first look: title, footer, and the panel that floats over the page with the chat's entry. Fetched after the first paint. */
export function Afterwards({ site, cartCount, path }: AfterwardsProps) {
  const { data: official } = useQuery(wechatQrcodeQuery());
  useTitle(site.name, path === paths.home, useUnreadCount());
  useChatOfSession();
  useChatGoingOn();
  // At sign-in there is nobody to talk to yet, and the page of the chat is the chat.
  const hasChat = path !== paths.login && path !== paths.chat;
  return (
    <>
      {path === paths.login ? null : <SiteFooter company={site} onBackToTop={toTop} bookmark={<BookmarkButton />} />}
      <FloatingPanel cartCount={cartCount} officialQr={official?.qrcode ?? ''} social={shopConfig.social} onBackToTop={toTop} chat={hasChat ? <ChatEntry /> : undefined} />
      {hasChat ? <ChatOverPage /> : null}
    </>
  );
}
