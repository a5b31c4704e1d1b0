import {
  refundApply,
  refundCancel,
  refundDel,
  refundDetail,
  refundLines,
  refundList,
  refundReasons,
  refundReturn,
} from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { askRefund, refundableOrder } from './request-refund.ts';
import { boughtLineOf } from '../cart/describe-line.ts';
import { isShown, refundDetailOf, refundOf, type ShownRefund } from './describe-refund.ts';
import { page } from '../shop/page.ts';
import { isPhone } from '../address/phone-number.ts';
import { leftOf, postageShares } from './refund-money.ts';
import { refundMessages } from './refund-messages.ts';
import { closeUnpaid, isOpen, sendBack } from './refunds.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Account, Shop } from '../shop/state.ts';

/** What `refund_type` asks for, and which refunds `refund_status` lists. */
const KINDS = { 1: 'money', 2: 'goods' } as const;
const LISTED: Record<string, (refund: ShownRefund) => boolean> = { 1: isOpen, 2: (refund) => !isOpen(refund) };

const PARCEL_NUMBER = /^[A-Za-z0-9][A-Za-z0-9-]{4,31}$/;
const LONGEST_CARRIER = 30;

/** A shopper's own refund; one that was taken back or hidden, and one of another shopper, does not exist for them. */
function findRefund(
  shop: Shop,
  account: Account,
  named: (refund: ShownRefund) => boolean,
  language: Language,
): ShownRefund {
  const found = Object.values(shop.state.refunds).find(
    (refund): refund is ShownRefund => isShown(refund) && refund.accountId === account.id && named(refund),
  );
  if (!found) throw refusal('noRefund', language);
  return found;
}

export const refundRules = [
  rule(refundReasons, ({ language }) => refundMessages[language].reasons),
  rule(refundLines, ({ shop, user, params, language }) => {
    const order = refundableOrder(shop, user, params.orderId, language);
    const postage = postageShares(order);
    const rows = order.lines.map((line, place) => ({
      ...boughtLineOf(shop, line, language),
      left: leftOf(line),
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
    askRefund(
      shop,
      user,
      order,
      {
        wants: KINDS[body.refund_type],
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
    const newest = own.toSorted((a, b) => b.askedAt - a.askedAt || Number(b.id) - Number(a.id));
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
    if (!isOpen(refund)) throw refusal('refundDecided', language);
    closeUnpaid(shop, refund, 'takenBack', shop.clock.now());
  }),
  rule(refundReturn, ({ shop, user, body, language }) => {
    const refund = findRefund(shop, user, ({ id }) => id === body.id, language);
    const [carrier, number, phone] = [
      body.refund_express_name.trim(),
      body.refund_express.trim(),
      body.refund_phone.trim(),
    ];
    if (refund.state !== 'awaitingReturn') throw refusal('noReturnWanted', language);
    if (carrier === '' || [...carrier].length > LONGEST_CARRIER)
      throw refusal('noCarrier', language, { limit: LONGEST_CARRIER });
    if (!PARCEL_NUMBER.test(number)) throw refusal('badParcelNumber', language);
    if (phone !== '' && !isPhone(phone)) throw refusal('badPhone', language);
    sendBack(refund, { carrier, number, phone, toldAt: shop.clock.now() });
  }),
  rule(refundDel, ({ shop, user, params, language }) => {
    const refund = findRefund(shop, user, ({ number }) => number === params.refundNumber, language);
    if (isOpen(refund)) throw refusal('refundStillOpen', language);
    refund.isHidden = true;
  }),
];
