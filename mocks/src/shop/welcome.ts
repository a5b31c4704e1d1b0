import { mouldsByNumber } from '../catalogue/moulds-by-number.ts';
import { accountNamed } from '../session/accounts.ts';
import { FIRST_AGENT, keepMessage } from '../support/conversation.ts';
import { WELCOME_COUPONS } from '../coupon/coupons.ts';
import { isForSale, offered } from '../catalogue/goods.ts';
import { giveCoupon } from '../payment/wallet.ts';
import type { Shop } from './state.ts';

/** An order number that no order ever has. */
const NO_ORDER = 'cp000000000000000000';

/** Large plates, of which the shop sells each shopper only so many. */
const FIRST_LIMITS: Readonly<Record<string, number>> = { '92438': 12, '3958': 30 };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What the demo account and its agent wrote yesterday, oldest first; minutes before now. */
const YESTERDAY = [
  { before: 1_500, isFromAgent: false, text: '你好，3001 的大红现在有多少颗？' },
  { before: 1_498, isFromAgent: true, text: '您好！商品页上写着现有的数量，随买随减。[em-tlj-1]' },
  { before: 1_496, isFromAgent: false, text: '好的，谢谢！' },
  { before: 1_495, isFromAgent: true, text: '不客气，满 49 元包邮哦。' },
] as const;

/** Gives the demo account the beginning of a conversation and some coupons, sets the first limits, and names what is there from the first moment. */
export function welcome(shop: Shop): void {
  const account = accountNamed(shop, 'demo');
  const mould = shop.catalogue.moulds.find((known) => isForSale(shop, known));
  const first = mould && offered(shop, mould)[0];
  shop.known = {
    productId: mould?.id,
    uniqueId: first?.uniqueId,
    partNumber: mould?.number,
    colourId: first && String(first.colour.id),
    categoryId: shop.catalogue.categories[0]?.id,
    addressId: account.addresses[0]?.id,
    agentId: FIRST_AGENT,
    orderNumber: NO_ORDER,
  };
  for (const [number, limit] of Object.entries(FIRST_LIMITS)) {
    const limited = mouldsByNumber(shop.catalogue).get(number);
    if (limited) shop.state.limits[limited.id] = limit;
  }
  const now = shop.clock.now();
  for (const couponId of WELCOME_COUPONS) giveCoupon(shop, account, couponId, now - DAY);
  for (const { before, isFromAgent, text } of YESTERDAY)
    keepMessage(shop, {
      account,
      agentId: FIRST_AGENT,
      isFromAgent,
      kind: 'text',
      text,
      sentAt: now - before * MINUTE,
    });
}
