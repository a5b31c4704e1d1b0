import { shopConfig } from '../shop-config.ts';
import type { Credentials, MobileCredentials } from './strategies.ts';

/** Loaded when it is needed: the first page has no sign-in. */
const loadStrategies = () => import('./strategies.ts');

/** Sign-in by account and password, with the strategy that the deployment is configured for. */
export const signInMutation = () => ({
  mutationFn: async (credentials: Credentials) => (await loadStrategies()).signIn(shopConfig.strategy, credentials),
});

/** Sign-in by phone number and text-message code. */
export const mobileSignInMutation = () => ({
  mutationFn: async (credentials: MobileCredentials) => (await loadStrategies()).signInMobile(credentials),
});

/** Sign-in with the code of WeChat's redirect. */
export const wechatSignInMutation = () => ({
  mutationFn: async (code: string) => (await loadStrategies()).signInWechat(code),
});
