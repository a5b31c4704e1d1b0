import {
  type Language,
  refundApply,
  refundCancel,
  refundDel,
  refundDetail,
  refundLines,
  refundList,
  refundReasons,
  refundReturn,
} from '@shop/contracts';
import { requestRefund, refundableOrder } from './request-refund.ts';
import { orderLine } from '../cart/describe-line.ts';
import { isShown, refundDetailOf, refundOf, type ShownRefund } from './describe-refund.ts';
import { page } from '../core/page.ts';
import { isPhone } from '../address/phone-number.ts';
import { postageShares } from './refund-money.ts';
import { messagesOf } from '../messages/messages.ts';
import { closeUnpaid, sendBack } from './refunds.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { refundableOf } from '../order/order-lines.ts';
import { isOpen } from '../order/open-refunds.ts';

/** The meaning of `refund_type`, and the refunds that each `refund_status` lists. */
const KINDS = { 1: 'money', 2: 'goods' } as const;
const LISTED: Record<string, (refund: ShownRefund) => boolean> = { 1: isOpen, 2: (refund) => !isOpen(refund) };

const PARCEL_NUMBER = /^[A-Za-z0-9][A-Za-z0-9-]{4,31}$/;
const MAX_CARRIER_CHARACTERS = 30;

/** A shopper's own refund; withdrawn and deleted ones and those of other shoppers do not exist for them. */
function findRefund(
  shop: Shop,
  account: Account,
  named: (refund: ShownRefund) => boolean,
  language: Language,
): ShownRefund {
  const found = Object.values(shop.state.refunds).find(
    (refund): refund is ShownRefund => isShown(refund) && refund.accountId === account.id && named(refund),
  );
  if (!found) throw refusal('refundNotFound', language);
  return found;
}

export const refundRules = [
  rule(refundReasons, ({ language }) => messagesOf(language).refund.reasons),
  rule(refundLines, ({ shop, user, params, language }) => {
    const order = refundableOrder(shop, user, params.orderId, language);
    const postage = postageShares(order);
    const rows = order.lines.map((line, place) => ({
      ...orderLine(shop, line, language),
      left: refundableOf(line),
      couponShare: line.couponShare,
      postageShare: postage[place] ?? 0,
    }));
    return rows.filter(({ left }) => left > 0);
  }),
  rule(refundApply, ({ shop, user, params, body, language }) => {
    const order = refundableOrder(shop, user, params.orderId, language);
    const images = body.refund_reason_wap_img
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean);
    const pieces = body.cart_ids?.map(({ cart_id, cart_num }) => ({ lineId: cart_id, quantity: cart_num }));
    requestRefund(
      shop,
      user,
      order,
      {
        kind: KINDS[body.refund_type],
        reason: body.text,
        explanation: body.refund_reason_wap_explain,
        images,
        pieces,
      },
      language,
    );
  }),
  rule(refundList, ({ shop, user, query, language }) => {
    const isListed = LISTED[query.refund_status ?? ''] ?? (() => true);
    const own = Object.values(shop.state.refunds).filter(
      (refund): refund is ShownRefund => isShown(refund) && refund.accountId === user.id && isListed(refund),
    );
    const newest = own.toSorted((a, b) => b.requestedAt - a.requestedAt || Number(b.id) - Number(a.id));
    return { refunds: page(newest, query).map((refund) => refundOf(shop, refund, language)), total: own.length };
  }),
  rule(refundDetail, ({ shop, user, params, language }) =>
    refundDetailOf(
      shop,
      findRefund(shop, user, ({ number }) => number === params.refundNumber, language),
      language,
    ),
  ),
  rule(refundCancel, ({ shop, user, params, language }) => {
    const refund = findRefund(shop, user, ({ number }) => number === params.refundNumber, language);
    if (!isOpen(refund)) throw refusal('refundClosed', language);
    closeUnpaid(shop, refund, 'cancelled', shop.clock.now());
  }),
  rule(refundReturn, ({ shop, user, body, language }) => {
    const refund = findRefund(shop, user, ({ id }) => id === body.id, language);
    const [carrier, number, phone] = [
      body.refund_express_name.trim(),
      body.refund_express.trim(),
      body.refund_phone.trim(),
    ];
    if (refund.state !== 'awaitingReturn') throw refusal('noReturnExpected', language);
    if (carrier === '' || [...carrier].length > MAX_CARRIER_CHARACTERS)
      throw refusal('invalidCarrier', language, { limit: MAX_CARRIER_CHARACTERS });
    if (!PARCEL_NUMBER.test(number)) throw refusal('invalidParcelNumber', language);
    if (phone !== '' && !isPhone(phone)) throw refusal('invalidPhone', language);
    sendBack(refund, { carrier, number, phone, reportedAt: shop.clock.now() });
  }),
  rule(refundDel, ({ shop, user, params, language }) => {
    const refund = findRefund(shop, user, ({ number }) => number === params.refundNumber, language);
    if (isOpen(refund)) throw refusal('refundStillOpen', language);
    refund.isHidden = true;
  }),
];
