import {
  captchaPicturePath,
  sendSmsCode,
  sliderChallenge,
  sliderCheck,
  SMS_STATUS,
  verifyCodeKey,
  type SliderChallenge,
  type SmsPurpose,
} from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import { apiBase } from '../../data/transport.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { solutionOf } from './slider-solution.ts';

const CAPTCHA_TYPE = 'blockPuzzle';

export type CodeOrder = {
  phone: string;
  purpose: SmsPurpose;
  key: string;
  /** What the shopper read in the picture captcha. */
  pictureText?: string;
  /** The proof of a solved slider captcha. */
  proof?: string;
};

export const fetchCodeKey = (signal?: AbortSignal) => send(verifyCodeKey, { signal });

/** The address of the picture captcha of a key. Another `version` makes the browser load another picture. */
export const pictureAddress = (key: string, version: number): string =>
  `${new URL(apiBase, location.origin).href}${captchaPicturePath(key)}&v=${version}`;

/**
 * Asks for a code. An expired key is a result when the caller tries again. Throws CallError for any other refusal, and
 * when no answer comes.
 */
export async function orderCode(order: CodeOrder, isLastTry: boolean): Promise<'sent' | keyof typeof SMS_STATUS> {
  try {
    await send(sendSmsCode, {
      body: {
        phone: order.phone,
        type: order.purpose,
        key: order.key,
        code: order.pictureText,
        ...(order.proof === undefined ? {} : { captchaType: CAPTCHA_TYPE, captchaVerification: order.proof }),
      },
    });
    return 'sent';
  } catch (problem) {
    const status = problem instanceof CallError && problem.kind === 'refused' ? problem.status : undefined;
    if (status === SMS_STATUS.keyExpired && !isLastTry) return 'keyExpired';
    if (status === SMS_STATUS.pictureRequired) return 'pictureRequired';
    throw problem;
  }
}

/** A slider captcha; undefined on servers that have none. `now` only makes the address unique. */
export async function fetchSlider(now: number): Promise<SliderChallenge | undefined> {
  const query = { captchaType: CAPTCHA_TYPE, clientUid: `slider-${now}`, ts: String(now) } as const;
  try {
    return await send(sliderChallenge, { query });
  } catch (problem) {
    if (isUnknownCall(problem)) return undefined;
    throw problem;
  }
}

/** Sends where the piece was put. Resolves to the proof for `orderCode`, or throws when it is not in its gap. */
export async function solveSlider(challenge: SliderChallenge, x: number): Promise<string> {
  const { pointJson, proof } = await solutionOf(challenge, x);
  await send(sliderCheck, { body: { captchaType: CAPTCHA_TYPE, token: challenge.token, pointJson } });
  return proof;
}
