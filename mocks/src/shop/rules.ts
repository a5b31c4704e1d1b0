import { addressRules } from './address.rules.ts';
import { balanceRules } from './balance.rules.ts';
import { bannerRules } from './banner.rules.ts';
import { cartBatchRules } from './cart-batch.rules.ts';
import { cartRules } from './cart.rules.ts';
import { catalogueRules } from './catalogue.rules.ts';
import { couponRules } from './coupon.rules.ts';
import { favouriteRules } from './favourite.rules.ts';
import { flashSaleRules } from './flash-sale.rules.ts';
import { orderRules } from './order.rules.ts';
import { partsListRules } from './parts-list.rules.ts';
import { paymentRules } from './payment.rules.ts';
import { phoneRules } from './phone.rules.ts';
import { placedOrderRules } from './placed-order.rules.ts';
import { presaleRules } from './presale.rules.ts';
import { recommendRules } from './recommend.rules.ts';
import { refundRules } from './refund.rules.ts';
import { reviewRules } from './review.rules.ts';
import type { Rule } from './rule.ts';
import { savedListRules } from './saved-lists.rules.ts';
import { sessionRules } from './session.rules.ts';
import { siteRules } from './site.rules.ts';
import { supportRules } from './support.rules.ts';

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
