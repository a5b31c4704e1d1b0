import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

const calls = () => import('./site.calls.ts');
const DAY_MS = 86_400_000;

export const companyInfoQuery = (language: Language) =>
  queryOptions({
    queryKey: ['companyInfo', language],
    staleTime: DAY_MS,
    queryFn: async ({ signal }) => (await calls()).fetchCompanyInfo(signal),
  });

export const wechatQrcodeQuery = () =>
  queryOptions({
    queryKey: ['wechatQrcode'],
    staleTime: DAY_MS,
    queryFn: async ({ signal }) => (await calls()).fetchWechatQrcode(signal),
  });
