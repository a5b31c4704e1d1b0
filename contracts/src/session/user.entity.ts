import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { booleanFlag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A level: its name, and the address of its icon, '' when it has none. */
export type MemberLevel = { name: string; icon: string };

/** The signed-in shopper. A count or the balance is absent where the server does not send it: then it is unknown. */
export type User = {
  id: string;
  nickname: string;
  /** Address of the avatar; '' when there is none. */
  avatar: string;
  phone: string;
  balance?: Fen;
  /**
   * Unread messages of agents and unread notices in one number (spec section 3, service_num); `conversationList` says
   * which part is from agents.
   */
  unreadCount?: number;
  /** Whether the shopper has a membership and memberships are enabled; shows the member badge (spec section 2). */
  isMember: boolean;
  /** The level of a regular shopper (not the paid membership), where the shop has levels and this shopper has one. */
  level?: MemberLevel;
  /** Whether orders can be paid from the balance at all; absent where the server does not say. */
  hasBalance?: boolean;
  /** Whether the shop offers top-ups of the balance; absent where the server does not say. */
  hasTopUp?: boolean;
  /** Coupons that can be used. */
  couponCount?: number;
  favouriteCount?: number;
  /**
   * The granted permissions; absent where the server sends none. On the wire a list, or an object keyed by permission
   * (spec section 6).
   */
  scope?: readonly string[];
};

/** zod's `catch` under a name that linters do not mistake for a promise's. */
const orElse = z.catch;

/** A scope of another form grants nothing, and does not make the user unreadable. */
const scopeWire = orElse(
  z.optional(z.nullable(z.union([z.array(z.union([z.string(), z.number()])), z.record(z.string(), z.unknown())]))),
  undefined,
);

/** The permissions of a list, or those of an object whose value grants them: `'0'` is false, as in other fields. */
function permissionsOf(scope: z.output<typeof scopeWire>): readonly string[] | undefined {
  if (!scope) return undefined;
  if (Array.isArray(scope)) return scope.map(String);
  return Object.keys(scope).filter((permission) => Boolean(scope[permission]) && scope[permission] !== '0');
}

/** The user row has some 80 columns; only the ones that screens use are modelled. */
export const user = entity(
  z.object({
    uid: id,
    nickname: text,
    avatar: address,
    phone: text,
    now_money: z.optional(money),
    service_num: maybe(count),
    is_open_member: withDefault(booleanFlag, false),
    is_money_level: withDefault(count, 0),
    vip: maybe(booleanFlag),
    vip_name: z.optional(z.nullable(z.string())),
    vip_icon: z.optional(z.nullable(address)),
    balance_func_status: maybe(booleanFlag),
    recharge_switch: maybe(booleanFlag),
    couponCount: maybe(count),
    collectCount: maybe(count),
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
      ...(wire.vip && wire.vip_name ? { level: { name: wire.vip_name, icon: wire.vip_icon ?? '' } } : {}),
      hasBalance: wire.balance_func_status,
      hasTopUp: wire.recharge_switch,
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
      vip: value.level !== undefined,
      vip_name: value.level?.name,
      vip_icon: value.level?.icon,
      balance_func_status: value.hasBalance,
      recharge_switch: value.hasTopUp,
      couponCount: value.couponCount,
      collectCount: value.favouriteCount,
      scope: value.scope && [...value.scope],
    }),
  },
);
