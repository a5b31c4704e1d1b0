import { addFirstRecords } from '../balance/first-records.ts';
import { mouldsByNumber } from '../catalogue-data/moulds-by-number.ts';
import { accountNamed } from '../session/accounts.ts';
import { FIRST_AGENT, storeMessage } from '../support/conversation.ts';
import { addFirstNotices } from '../notice/first-notices.ts';
import { INITIAL_COUPONS } from '../coupon/coupons.ts';
import { isForSale, offersOf } from '../goods/goods.ts';
import { addBoughtSets, markCodeUsed } from '../repair/first-sets.ts';
import { addCoupon } from '../coupon/wallet.ts';
import type { Shop } from '../core/shop.ts';

/** An order number that does not exist. */
const NO_ORDER = 'cp000000000000000000';

/** Large plates with a maximum quantity per shopper. */
const FIRST_LIMITS: Readonly<Record<string, number>> = { '92438': 12, '3958': 30 };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The demo account's conversation of yesterday, oldest first; `before` in minutes. */
const YESTERDAY = [
  { before: 1_500, isFromAgent: false, text: '你好，3001 的大红现在有多少颗？' },
  { before: 1_498, isFromAgent: true, text: '您好！商品页上写着现有的数量，随买随减。[em-tlj-1]' },
  { before: 1_496, isFromAgent: false, text: '好的，谢谢！' },
  { before: 1_495, isFromAgent: true, text: '不客气，满 49 元免运费哦。' },
] as const;

/**
 * Adds a conversation, coupons, notices and balance records to the demo account, sets purchase limits, and stores the
 * initial ids in `known`.
 */
export function addInitialContent(shop: Shop): void {
  const account = accountNamed(shop, 'demo');
  const mould = shop.catalogue.moulds.find((known) => isForSale(shop, known));
  const first = mould && offersOf(shop, mould)[0];
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
  addFirstRecords(shop, account);
  const now = shop.clock.now();
  for (const couponId of INITIAL_COUPONS) addCoupon(shop, account, couponId, now - DAY);
  addFirstNotices(shop, account);
  addBoughtSets(shop, account);
  markCodeUsed(shop);
  for (const { before, isFromAgent, text } of YESTERDAY)
    storeMessage(shop, {
      account,
      agentId: FIRST_AGENT,
      isFromAgent,
      kind: 'text',
      text,
      sentAt: now - before * MINUTE,
    });
}
