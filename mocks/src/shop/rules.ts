import { addressRules } from '../address/address.rules.ts';
import { balanceRules } from '../payment/balance.rules.ts';
import { bannerRules } from '../site/banner.rules.ts';
import { cartBatchRules } from '../cart/cart-batch.rules.ts';
import { cartRules } from '../cart/cart.rules.ts';
import { catalogueRules } from '../catalogue/catalogue.rules.ts';
import { couponRules } from '../coupon/coupon.rules.ts';
import { favouriteRules } from '../favourite/favourite.rules.ts';
import { flashSaleRules } from '../promotion/flash-sale.rules.ts';
import { orderRules } from '../order/order.rules.ts';
import { partsListRules } from '../parts-list/parts-list.rules.ts';
import { paymentRules } from '../payment/payment.rules.ts';
import { phoneRules } from '../catalogue/phone.rules.ts';
import { placedOrderRules } from '../order/placed-order.rules.ts';
import { presaleRules } from '../promotion/presale.rules.ts';
import { recommendRules } from '../catalogue/recommend.rules.ts';
import { refundRules } from '../refund/refund.rules.ts';
import { reviewRules } from '../review/review.rules.ts';
import type { Rule } from './rule.ts';
import { savedListRules } from '../parts-list/saved-lists.rules.ts';
import { sessionRules } from '../session/session.rules.ts';
import { siteRules } from '../site/site.rules.ts';
import { supportRules } from '../support/support.rules.ts';

/** Every rule of the shop, one a call. */
export const allRules: readonly Rule[] = [
  ...siteRules,
  ...bannerRules,
  ...sessionRules,
  ...catalogueRules,
  ...recommendRules,
  ...reviewRules,
  ...phoneRules,
  ...flashSaleRules,
  ...presaleRules,
  ...couponRules,
  ...favouriteRules,
  ...cartRules,
  ...cartBatchRules,
  ...addressRules,
  ...orderRules,
  ...placedOrderRules,
  ...paymentRules,
  ...balanceRules,
  ...refundRules,
  ...partsListRules,
  ...savedListRules,
  ...supportRules,
];

/** The rules by the name of their call. */
export const rules: ReadonlyMap<string, Rule> = new Map(allRules.map((known) => [known.call.name, known]));
