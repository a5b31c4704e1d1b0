import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { booleanFlag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { money, type Fen } from '../wire/money.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** The signed-in shopper. */
export type User = {
  id: string;
  nickname: string;
  /** Address of the avatar; '' when there is none. */
  avatar: string;
  phone: string;
  balance: Fen;
  /** Unread chat and station messages (spec section 3, service_num). */
  unreadCount: number;
  /** Whether the shopper has a membership and memberships are enabled; shows the member badge (spec section 2). */
  isMember: boolean;
  couponCount: number;
  favouriteCount: number;
  /** Permissions, where the server sends any: as a list, or as an object keyed by permission (spec section 6). */
  scope?: readonly string[];
};

const scopeWire = z.optional(z.nullable(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])));

/** The permissions of a list, or the granted ones of an object keyed by permission. */
function permissionsOf(scope: z.output<typeof scopeWire>): readonly string[] | undefined {
  if (!scope || Array.isArray(scope)) return scope ?? undefined;
  return Object.keys(scope).filter((permission) => Boolean(scope[permission]));
}

/** The user row has some 80 columns; only the ones that screens use are modelled. */
export const user = entity(
  z.object({
    uid: id,
    nickname: text,
    avatar: address,
    phone: text,
    now_money: z._default(money, 0),
    service_num: z._default(count, 0),
    is_open_member: z._default(booleanFlag, false),
    is_money_level: z._default(count, 0),
    couponCount: z._default(count, 0),
    collectCount: z._default(count, 0),
    scope: scopeWire,
  }),
  {
    decode: (wire): User => ({
      id: wire.uid,
      nickname: wire.nickname,
      avatar: wire.avatar,
      phone: wire.phone,
      balance: wire.now_money,
      unreadCount: wire.service_num,
      isMember: wire.is_open_member && wire.is_money_level > 0,
      couponCount: wire.couponCount,
      favouriteCount: wire.collectCount,
      scope: permissionsOf(wire.scope),
    }),
    encode: (value) => ({
      uid: value.id,
      nickname: value.nickname,
      avatar: value.avatar,
      phone: value.phone,
      now_money: value.balance,
      service_num: value.unreadCount,
      is_open_member: value.isMember,
      is_money_level: value.isMember ? 1 : 0,
      couponCount: value.couponCount,
      collectCount: value.favouriteCount,
      scope: value.scope && [...value.scope],
    }),
  },
);
