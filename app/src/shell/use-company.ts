import type { DeliveryTerms } from '@shop/contracts';
import { useIsHydrated } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyInfoQuery } from '../features/site/site.query.ts';
import { useLanguage } from '../language/use-language.ts';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { rememberNamedFeatures } from '../session/server-features.ts';
import { setMeta } from './set-meta.ts';

const LOGO = 'logo';
const TITLE = 'titles';

export type Company = {
  name: string;
  logo: string;
  description: string;
  copyright: string;
  recordNumber: string;
  delivery: DeliveryTerms | undefined;
};

/** The company of the shop: name and logo at first from cookies of the last visit (spec section 7). */
export function useCompany(): Company {
  const { data } = useQuery(companyInfoQuery(useLanguage()));
  const isHydrated = useIsHydrated();
  const remembered = (name: string) => (isHydrated ? readCookie(name) : undefined);
  return {
    name: data?.name ?? remembered(TITLE) ?? '',
    logo: data?.logo ?? remembered(LOGO) ?? '',
    description: data?.description ?? '',
    copyright: data?.copyright ?? '',
    recordNumber: data?.recordNumber ?? '',
    delivery: data?.delivery,
  };
}

/** Remembers the company for the next visit; also sets the keywords and the features that the server names. */
export function useRememberedCompany(): void {
  const { data } = useQuery(companyInfoQuery(useLanguage()));
  useEffect(() => {
    if (!data) return;
    writeCookie(LOGO, data.logo);
    writeCookie(TITLE, data.name);
    setMeta('keywords', data.keywords);
    rememberNamedFeatures(data.features);
  }, [data]);
}
