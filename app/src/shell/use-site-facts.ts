import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyInfoQuery } from '../features/site/site.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';

const LOGO = 'logo';
const TITLE = 'titles';

/** Name and logo of the shop: from the last visit's cookies at once, then as the server says (spec section 7). Sets description and keywords. */
export function useSiteFacts(): { name: string; logo: string; copyright: string; recordNumber: string } {
  const { data } = useQuery(companyInfoQuery(useLanguage()));
  useEffect(() => {
    if (!data) return;
    writeCookie(LOGO, data.logo);
    writeCookie(TITLE, data.name);
    setMeta('description', data.description);
    setMeta('keywords', data.keywords);
  }, [data]);
  return { name: data?.name ?? readCookie(TITLE) ?? '', logo: data?.logo ?? readCookie(LOGO) ?? '', copyright: data?.copyright ?? '', recordNumber: data?.recordNumber ?? '' };
}

function setMeta(name: string, content: string): void {
  if (!content) return;
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}
