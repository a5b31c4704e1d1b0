import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { LASTING } from '../../data/lasting.ts';

const calls = () => import('./site.calls.ts');
const DAY_MS = 86_400_000;

export const companyInfoQuery = (language: Language) =>
  queryOptions({
    queryKey: ['companyInfo', language],
    staleTime: DAY_MS,
    meta: LASTING,
    queryFn: async ({ signal }) => (await calls()).fetchCompanyInfo(signal),
  });

export const wechatQrcodeQuery = () =>
  queryOptions({
    queryKey: ['wechatQrcode'],
    staleTime: DAY_MS,
    meta: LASTING,
    queryFn: async ({ signal }) => (await calls()).fetchWechatQrcode(signal),
  });
