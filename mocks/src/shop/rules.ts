import { addressRules } from '../address/address.rules.ts';
import { balanceRules } from '../balance/balance.rules.ts';
import { cartRules } from '../cart/cart.rules.ts';
import { catalogueRules } from '../catalogue/catalogue.rules.ts';
import type { Rule } from '../core/rule.ts';
import { couponRules } from '../coupon/coupon.rules.ts';
import { favouriteRules } from '../favourite/favourite.rules.ts';
import { noticeRules } from '../notice/notice.rules.ts';
import { orderRules } from '../order/order.rules.ts';
import { partsListRules } from '../parts-list/parts-list.rules.ts';
import { paymentRules } from '../payment/payment.rules.ts';
import { profileRules } from '../profile/profile.rules.ts';
import { promotionRules } from '../promotion/promotion.rules.ts';
import { refundRules } from '../refund/refund.rules.ts';
import { repairSetRules } from '../repair/repair-sets.rules.ts';
import { repairRules } from '../repair/repair.rules.ts';
import { reviewRules } from '../review/review.rules.ts';
import { sessionRules } from '../session/session.rules.ts';
import { siteRules } from '../site/site.rules.ts';
import { verificationRules } from '../session/verification.rules.ts';
import { supportRules } from '../support/support.rules.ts';

/** Every rule of the shop, one per call; one entry per area. */
export const allRules: readonly Rule[] = [
  ...addressRules,
  ...balanceRules,
  ...cartRules,
  ...catalogueRules,
  ...couponRules,
  ...favouriteRules,
  ...noticeRules,
  ...orderRules,
  ...partsListRules,
  ...paymentRules,
  ...profileRules,
  ...promotionRules,
  ...refundRules,
  ...repairSetRules,
  ...repairRules,
  ...reviewRules,
  ...sessionRules,
  ...siteRules,
  ...supportRules,
  ...verificationRules,
];

/** The rules by the name of their call. */
export const rules: ReadonlyMap<string, Rule> = new Map(allRules.map((one) => [one.call.name, one]));
