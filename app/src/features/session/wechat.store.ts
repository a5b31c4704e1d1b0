import { createPersistedStore } from '../../session/persisted-store.ts';
import { readText } from '../../session/stored-values.ts';

/** The state of the sign-in by WeChat that was started in this tab; '' if none is open. */
export const useWechatState = createPersistedStore('wechatState', { state: '' }, readText('state'));

/** WeChat's page with the QR code (documentation of the WeChat open platform, "Website application"). */
const QR_PAGE = 'https://open.weixin.qq.com/connect/qrconnect';

const randomState = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Starts a sign-in: WeChat sends the random state back, which shows that it was started in this tab. */
export function startWechatSignIn(random: () => string = randomState): void {
  if (useWechatState.getState().state === '') useWechatState.setState({ state: random() });
}

/** Whether a state that came back is that of the sign-in started in this tab. It can be used once. */
export function takeWechatState(returned: string | null): boolean {
  const { state } = useWechatState.getState();
  useWechatState.setState({ state: '' });
  return state !== '' && state === returned;
}

/** The address of WeChat's page, which returns to `returnTo` with a code. */
export function wechatAddress(appId: string, returnTo: string, state: string): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  });
  return `${QR_PAGE}?${query.toString()}#wechat_redirect`;
}
