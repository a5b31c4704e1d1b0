import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';

/**
 * A key that text-message codes are asked for with, valid for 300 s, and how long a code is valid; absent where the
 * server does not say.
 */
export type VerifyCodeKey = { key: string; codeLifetimeMinutes?: number };

const minutes = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** The key that `sendSmsCode` needs. A server without text messages refuses this call or does not have it. */
export const verifyCodeKey = defineCall({
  name: 'verifyCodeKey',
  method: 'GET',
  path: '/verify_code',
  auth: 'none',
  summary: 'A key for asking for text-message codes, valid for 300 s.',
  answer: entity(z.object({ key: z.string().check(z.minLength(1)), expire_time: minutes }), {
    decode: (wire): VerifyCodeKey => {
      const lifetime = Number(wire.expire_time ?? 0);
      return { key: wire.key, ...(lifetime > 0 ? { codeLifetimeMinutes: lifetime } : {}) };
    },
    encode: (value) => ({ key: value.key, expire_time: value.codeLifetimeMinutes }),
  }),
  states: ['a shopper exists'],
});

/** The path of the picture captcha of a key, below the API base: an image, asked for after the answer 402. */
export const captchaPicturePath = (key: string): string => `/sms_captcha?key=${encodeURIComponent(key)}`;
