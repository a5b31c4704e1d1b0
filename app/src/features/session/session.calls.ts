import {
  agreement,
  AGREEMENT,
  register,
  resetPassword,
  userAgreement,
  wechatAppId,
  type Agreement,
} from '@shop/contracts';
import { send } from '../../data/call.ts';
import { isUnknownCall } from '../../data/outcome.ts';

export type NewPassword = { phone: string; captcha: string; password: string };

const bodyOf = ({ phone, captcha, password }: NewPassword) => ({ account: phone, captcha, password });

export const createAccount = (sent: NewPassword) => send(register, { body: bodyOf(sent) });
export const changePassword = (sent: NewPassword) => send(resetPassword, { body: bodyOf(sent) });

/** The shop's application at WeChat; '' if it has none. */
export async function fetchWechatAppId(signal: AbortSignal): Promise<string> {
  try {
    return (await send(wechatAppId, { signal })).appId;
  } catch (problem) {
    if (isUnknownCall(problem)) return '';
    throw problem;
  }
}

/** An agreement that has a text; undefined if the server does not have the call, or no text. */
async function textOf(asked: Promise<Agreement>): Promise<Agreement | undefined> {
  try {
    const found = await asked;
    return found.html.trim() === '' ? undefined : found;
  } catch (problem) {
    if (isUnknownCall(problem)) return undefined;
    throw problem;
  }
}

/** The terms of use and the privacy policy, as far as the server has them. */
export async function fetchAgreements(signal: AbortSignal): Promise<{ terms?: Agreement; privacy?: Agreement }> {
  const numbered = (type: string) => textOf(send(agreement, { params: { type }, signal }));
  const [terms, privacy] = await Promise.all([
    textOf(send(userAgreement, { signal })).then((found) => found ?? numbered(AGREEMENT.terms)),
    numbered(AGREEMENT.privacy),
  ]);
  return { ...(terms ? { terms } : {}), ...(privacy ? { privacy } : {}) };
}
