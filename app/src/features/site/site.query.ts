import type { Language } from '@shop/design-system/messages';
import { queryOptions } from '@tanstack/react-query';
import { fetchChunk } from '../../data/fetch-chunk.ts';

const calls = () => fetchChunk(() => import('./site.calls.ts'));
const ALL_DAY = 86_400_000;

export const companyInfoQuery = (language: Language) =>
  queryOptions({
    queryKey: ['companyInfo', language],
    staleTime: ALL_DAY,
    queryFn: async ({ signal }) => (await calls()).askCompanyInfo(signal),
  });

export const wechatQrcodeQuery = () =>
  queryOptions({
    queryKey: ['wechatQrcode'],
    staleTime: ALL_DAY,
    queryFn: async ({ signal }) => (await calls()).askWechatQrcode(signal),
  });
