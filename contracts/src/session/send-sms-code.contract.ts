import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** What a code is for. Some servers refuse a code for registration to a phone that has an account. */
const smsPurpose = z.enum(['login', 'mobile', 'register', 'reset', 'bind']);
export type SmsPurpose = z.output<typeof smsPurpose>;

/** Body statuses of `sendSmsCode` on servers of the first generation (reference: body status codes). */
export const SMS_STATUS = {
  /** The key is unknown or older than 300 s: fetch a new one. */
  keyExpired: 401,
  /** More than two codes were asked for with this key: send the text of its picture captcha. */
  pictureRequired: 402,
} as const;

/**
 * Sends a code by text message. Servers of the first generation want the text of a picture captcha after some codes
 * (`code`), those of the second a solved slider captcha each time (`captchaVerification`). An answer counts as sent, also
 * when the server sent one shortly before and sends no second.
 */
export const sendSmsCode = defineCall({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/register/verify',
  auth: 'none',
  summary: 'Sends a code by text message; 401: fetch a new key, 402: a picture captcha is required.',
  body: z.object({
    phone: z.string(),
    type: smsPurpose,
    key: z.string(),
    code: z.optional(z.string()),
    captchaType: z.optional(z.literal('blockPuzzle')),
    captchaVerification: z.optional(z.string()),
  }),
  states: ['a code can be sent'],
});
