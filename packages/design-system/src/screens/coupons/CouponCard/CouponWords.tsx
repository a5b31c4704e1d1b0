import type { CouponTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { goodsOf, type CouponGoods } from '../coupon-goods.ts';
import { messages } from './CouponCard.messages.ts';

/** A coupon of the wallet or of the coupon centre; `days` counts from its receipt. */
export type ShownCoupon = CouponTerms & { days?: number; limit?: number };

/** The minimum of a coupon. */
export function Threshold({ from }: { from: number }) {
  const money = useMoney();
  return from > 0 ? (
    <FormattedMessage {...messages.from} values={{ amount: money(from) }} />
  ) : (
    <FormattedMessage {...messages.anyAmount} />
  );
}

/** What a coupon is for, by name where the name is known. */
export function Scope({ coupon, goods }: { coupon: ShownCoupon; goods: CouponGoods }) {
  const { scope, products = [] } = coupon;
  if (!scope) return <FormattedMessage {...messages.scopeUnknown} />;
  const named = goodsOf(coupon, goods);
  if (named.length === 1 && products.length <= 1)
    return <FormattedMessage {...messages.named} values={{ names: named[0]?.name }} />;
  if (scope === 'products' && products.length > 1)
    return <FormattedMessage {...messages.count} values={{ count: products.length }} />;
  return <FormattedMessage {...messages[scope]} />;
}

/** When a coupon can be used, as far as it is known. */
export function Validity({ coupon: { days = 0, usableFrom, usableTo } }: { coupon: ShownCoupon }) {
  if (days > 0) return <FormattedMessage {...messages.days} values={{ days }} />;
  const from = usableFrom === undefined ? undefined : <DateTime key="from" moment={usableFrom} style="date" />;
  const to = usableTo === undefined ? undefined : <DateTime key="to" moment={usableTo} style="date" />;
  if (from && to) return <FormattedMessage {...messages.between} values={{ from, to }} />;
  if (to) return <FormattedMessage {...messages.until} values={{ to }} />;
  return from ? (
    <FormattedMessage {...messages.since} values={{ from }} />
  ) : (
    <FormattedMessage {...messages.validityUnknown} />
  );
}
