import type { Language } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

const smsCalls = () => import('./sms.calls.ts');
const calls = () => import('./session.calls.ts');

/** Less than the 300 s for which a key is valid. */
const KEY_STALE_MS = 240_000;

/** The key for text-message codes. Its failure shows whether the server sends codes at all. */
export const codeKeyQuery = () =>
  queryOptions({
    queryKey: ['codeKey'],
    staleTime: KEY_STALE_MS,
    queryFn: async ({ signal }) => (await smsCalls()).fetchCodeKey(signal),
  });

/** The shop's application at WeChat; '' if it offers no sign-in by WeChat. */
export const wechatAppIdQuery = () =>
  queryOptions({
    queryKey: ['wechatAppId'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await calls()).fetchWechatAppId(signal),
  });

/** What the shopper agrees to, in the language of the page. */
export const agreementsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['agreements', language],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await calls()).fetchAgreements(signal),
  });
