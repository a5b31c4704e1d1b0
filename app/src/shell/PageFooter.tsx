import { BookmarkButton, FloatingPanel, SiteFooter } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { wechatQrcodeQuery } from '../features/site/site.query.ts';
import { isSignInPath, paths } from '../paths.ts';
import { useLanguage } from '../language/use-language.ts';
import { inLanguageOf, shopConfig } from '../shop-config.ts';
import { ChatEntry, ChatOverlay } from './ChatOverlay.tsx';
import type { Company } from './use-company.ts';

export type PageFooterProps = {
  company: Company;
  cartCount: number;
  path: string;
};

const toTop = () => {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
};

/** The footer, the floating panel with the chat button, and the chat window. */
export function PageFooter({ company, cartCount, path }: PageFooterProps) {
  const language = useLanguage();
  const { data: wechat } = useQuery(wechatQrcodeQuery());
  // Visitors who sign in have no chat yet, and the chat page is the chat itself.
  const isAtSignIn = isSignInPath(path);
  const hasChat = !isAtSignIn && path !== paths.chat;
  return (
    <>
      {isAtSignIn ? null : <SiteFooter company={company} onBackToTop={toTop} bookmark={<BookmarkButton />} />}
      <FloatingPanel
        cartCount={cartCount}
        officialQr={wechat?.qrcode ?? ''}
        social={inLanguageOf(language, shopConfig.social)}
        onBackToTop={toTop}
        chat={hasChat ? <ChatEntry /> : undefined}
      />
      {hasChat ? <ChatOverlay /> : null}
    </>
  );
}
