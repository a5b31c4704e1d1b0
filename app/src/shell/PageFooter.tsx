import { FailureNote, FloatingPanel, WhenInView } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadIfReachable } from '../data/chunk-errors.ts';
import { wechatQrcodeQuery } from '../features/site/site.query.ts';
import { isSignInPath, paths } from '../paths.ts';
import { readPath } from '../language/language.ts';
import { inLanguageOf, shopConfig } from '../shop-config.ts';
import { ChatEntry, ChatOverlay } from './ChatOverlay.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useCompany, type Company } from './use-company.ts';

const toTop = () => {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
};

const ShopFooter = lazy(async () => ({ default: (await import('./ShopFooter.tsx')).ShopFooter }));
/** About the height of the footer, so that the page does not grow much when it loads. */
const FOOTER_HEIGHT = '4.4rem';

/** The footer, which loads once it is about to be scrolled into view. */
function Footer({ company }: { company: Company }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <FailureNote failure={{ kind: 'offline' }} onRetry={reloadIfReachable} />;
  return (
    <WhenInView minHeight={FOOTER_HEIGHT}>
      <ErrorBoundary onError={() => setFailed(true)}>
        <ShopFooter company={company} onBackToTop={toTop} />
      </ErrorBoundary>
    </WhenInView>
  );
}

/** The footer, the floating panel with the chat button, and the chat window. */
export function PageFooter() {
  const { language, path } = readPath(useLocation().pathname);
  const cartCount = useCartCount();
  const company = useCompany();
  const { data: wechat } = useQuery(wechatQrcodeQuery());
  // Visitors who sign in have no chat yet, and the chat page is the chat itself.
  const isAtSignIn = isSignInPath(path);
  const hasChat = !isAtSignIn && path !== paths.chat;
  return (
    <>
      {isAtSignIn ? null : <Footer company={company} />}
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
