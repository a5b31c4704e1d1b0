import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';

/** A new token without the `Bearer ` prefix, and its expiry, absent where the server sends none. */
export type Token = { token: string; expiresAt?: Moment };

const tokenWire = z.object({
  token: z.string().check(z.minLength(1)),
  expires_time: z.optional(unixMoment),
  exp_time: z.optional(unixMoment),
});
type TokenWire = z.output<typeof tokenWire>;

const toToken = (wire: TokenWire): Token => {
  return { token: wire.token, expiresAt: wire.expires_time ?? wire.exp_time };
};

/** The token of `/login` and `/login/mobile`, which call its expiry `expires_time`. */
export const token = entity(tokenWire, {
  decode: toToken,
  encode: (value): TokenWire => ({ token: value.token, expires_time: value.expiresAt }),
});

/** The token of `/pc/wechat_auth`, which calls its expiry `exp_time`. */
export const wechatToken = entity(tokenWire, {
  decode: toToken,
  encode: (value): TokenWire => ({ token: value.token, exp_time: value.expiresAt }),
});
