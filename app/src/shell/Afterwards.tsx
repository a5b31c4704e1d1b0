import { BookmarkButton, FloatingPanel, SiteFooter } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { wechatQrcodeQuery } from '../features/site/site.query.ts';
import { shopConfig } from '../shop-config.ts';

export type AfterwardsProps = { site: { name: string; logo: string; copyright: string; recordNumber: string }; cartCount: number; hasFooter: boolean };

const toTop = () => {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('main h1, main')?.focus({ preventScroll: true });
};

/** What nobody needs for the first look: the footer below the page and the panel that floats over it. Fetched after the first paint. */
export function Afterwards({ site, cartCount, hasFooter }: AfterwardsProps) {
  const { data: official } = useQuery(wechatQrcodeQuery());
  return (
    <>
      {hasFooter ? <SiteFooter company={site} onBackToTop={toTop} bookmark={<BookmarkButton />} /> : null}
      <FloatingPanel cartCount={cartCount} officialQr={official?.qrcode ?? ''} social={shopConfig.social} onBackToTop={toTop} />
    </>
  );
}
