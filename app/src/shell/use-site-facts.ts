import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyInfoQuery } from '../features/site/site.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';
import { setMeta } from './set-meta.ts';

const LOGO = 'logo';
const TITLE = 'titles';

/** Name and logo of the shop: from the last visit's cookies at once, then as the server says (spec section 7). Sets the keywords. */
export function useSiteFacts(): {
  name: string;
  logo: string;
  description: string;
  copyright: string;
  recordNumber: string;
} {
  const { data } = useQuery(companyInfoQuery(useLanguage()));
  useEffect(() => {
    if (!data) return;
    writeCookie(LOGO, data.logo);
    writeCookie(TITLE, data.name);
    setMeta('keywords', data.keywords);
  }, [data]);
  return {
    name: data?.name ?? readCookie(TITLE) ?? '',
    logo: data?.logo ?? readCookie(LOGO) ?? '',
    description: data?.description ?? '',
    copyright: data?.copyright ?? '',
    recordNumber: data?.recordNumber ?? '',
  };
}
