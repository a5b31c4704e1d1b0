import * as z from 'zod/mini';
import { entity } from '../wire/entity.ts';
import { unixMoment, type Moment } from '../wire/moment.ts';

/**
 * A new token without the `Bearer ` prefix; its expiry and a refresh token, absent where the server sends none (servers
 * of this family send no refresh token).
 */
export type Token = { token: string; expiresAt?: Moment; refreshToken?: string };

const tokenWire = z.object({
  token: z.string().check(z.minLength(1)),
  expires_time: z.optional(unixMoment),
  exp_time: z.optional(unixMoment),
  refresh_token: z.optional(z.nullable(z.string())),
  refreshToken: z.optional(z.nullable(z.string())),
});
type TokenWire = z.output<typeof tokenWire>;

const toToken = (wire: TokenWire): Token => {
  const refreshToken = wire.refresh_token || wire.refreshToken;
  return {
    token: wire.token,
    expiresAt: wire.expires_time ?? wire.exp_time,
    ...(refreshToken ? { refreshToken } : {}),
  };
};
const toRefresh = ({ refreshToken }: Token) => (refreshToken ? { refresh_token: refreshToken } : {});

/** The token of `/login` and `/login/mobile`, which call its expiry `expires_time`. */
export const token = entity(tokenWire, {
  decode: toToken,
  encode: (value): TokenWire => ({ token: value.token, expires_time: value.expiresAt, ...toRefresh(value) }),
});

/** The token of `/pc/wechat_auth`, which calls its expiry `exp_time`. */
export const wechatToken = entity(tokenWire, {
  decode: toToken,
  encode: (value): TokenWire => ({ token: value.token, exp_time: value.expiresAt, ...toRefresh(value) }),
});
