import { emptyCartSlice, type CartSlice } from './cart.state.ts';
import type { AccountSlice } from './account.state.ts';
import { initialBalanceSlice, type BalanceSlice } from './balance.state.ts';
import { initialBackOfficeSlice, type BackOfficeSlice } from './back-office.state.ts';
import { emptyGoodsSlice, type GoodsSlice } from './goods.state.ts';
import { emptyNoticeSlice, type NoticeSlice } from './notice.state.ts';
import { emptyOrderSlice, type OrderSlice } from './order.state.ts';
import { emptyPartsListSlice, type PartsListSlice } from './parts-list.state.ts';
import { emptyPaymentSlice, type PaymentSlice } from './payment.state.ts';
import { emptyRefundSlice, type RefundSlice } from './refund.state.ts';
import { emptyRepairSlice, type RepairSlice } from './repair.state.ts';
import { emptyReviewSlice, type ReviewSlice } from './review.state.ts';
import type { SiteSlice } from './site.state.ts';
import { emptySupportSlice, type SupportSlice } from './support.state.ts';
import { initialVerificationSlice, type VerificationSlice } from './verification.state.ts';

type IdSlice = {
  /** The seed of the random numbers, and how many of them were used. */
  random: { seed: number; used: number };
  /** The last id given to a row of any kind. */
  lastId: number;
};

/**
 * Everything that changes while the shop runs: plain data, so it can be stored, compared and sent. A slice for each
 * area.
 */
export type ShopState = IdSlice &
  AccountSlice &
  BalanceSlice &
  CartSlice &
  NoticeSlice &
  OrderSlice &
  PaymentSlice &
  RefundSlice &
  RepairSlice &
  BackOfficeSlice &
  GoodsSlice &
  ReviewSlice &
  SupportSlice &
  PartsListSlice &
  VerificationSlice &
  SiteSlice;

/** Lower ids belong to the accounts, addresses and agents that always exist. */
const FIRST_ID = 1000;

export const createState = (
  random: ShopState['random'],
  accounts: ShopState['accounts'],
  wechatQrcode: string,
): ShopState => ({
  random,
  lastId: FIRST_ID,
  accounts,
  tokens: {},
  ...initialBalanceSlice(),
  ...emptyCartSlice(),
  ...emptyNoticeSlice(),
  ...emptyOrderSlice(),
  ...emptyPaymentSlice(),
  ...emptyRefundSlice(),
  ...emptyRepairSlice(),
  ...initialBackOfficeSlice(),
  ...emptyGoodsSlice(),
  ...emptyReviewSlice(),
  ...emptySupportSlice(),
  ...emptyPartsListSlice(),
  ...initialVerificationSlice(),
  deliveryRules: 'byAmount',
  hasBanners: true,
  hasCouponOffers: true,
  wechatQrcode,
});
