import type { CarrierEvent, Moment, Tracking } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { fill } from '../shop/fill.ts';
import type { Journey, Shop, StoredOrder } from '../shop/state.ts';

const MINUTE = 60_000;
/** How long a parcel travels where nothing else is said: short enough to be watched. */
export const TRAVEL_TIME = 12 * MINUTE;

/** The one carrier of the shop, which cannot be chosen (spec section 2). */
export const CARRIER: Record<Language, string> = { 'zh-Hans': '圆通速递', 'zh-Hant': '圓通速遞', en: 'YTO Express' };

/** Where the shop's warehouse stands. */
const WAREHOUSE = '汕头市';

/** What the carrier reports on the way, after which share of it. A stuck parcel gets as far as the half. */
const REPORTS: readonly ({ after: number } & Record<Language, string>)[] = [
  {
    after: 0.08,
    'zh-Hans': '【{from}】快递员已揽收包裹',
    'zh-Hant': '【{from}】快遞員已攬收包裹',
    en: '{from}: collected by the courier',
  },
  {
    after: 0.25,
    'zh-Hans': '【{from}】包裹已发往{province}转运中心',
    'zh-Hant': '【{from}】包裹已發往{province}轉運中心',
    en: '{from}: left for the hub of {province}',
  },
  {
    after: 0.5,
    'zh-Hans': '【{province}】包裹已到达转运中心',
    'zh-Hant': '【{province}】包裹已到達轉運中心',
    en: '{province}: arrived at the hub',
  },
  {
    after: 0.75,
    'zh-Hans': '【{city}】包裹已到达{district}营业点',
    'zh-Hant': '【{city}】包裹已到達{district}營業點',
    en: '{city}: arrived at the depot of {district}',
  },
  {
    after: 0.85,
    'zh-Hans': '【{city}】快递员正在派送，请保持电话畅通',
    'zh-Hant': '【{city}】快遞員正在派送，請保持電話暢通',
    en: '{city}: out for delivery, please keep your phone at hand',
  },
  {
    after: 1,
    'zh-Hans': '【{city}】包裹已签收，感谢使用圆通速递',
    'zh-Hant': '【{city}】包裹已簽收，感謝使用圓通速遞',
    en: '{city}: delivered, thank you for choosing YTO Express',
  },
];
const HALF_WAY = 0.5;

export type Sent = StoredOrder & { shippedAt: Moment; journey: Journey };

/** Whether an order is on its way or has been: then it has a parcel of its own. */
export const isSent = (order: StoredOrder): order is Sent =>
  order.shippedAt !== undefined && order.journey !== undefined;

/** When a parcel is in the shopper's hands; absent for one that is not sent, and for one that is stuck. */
export const deliveredAt = (order: StoredOrder): Moment | undefined =>
  isSent(order) && !order.journey.isStuck ? order.shippedAt + order.journey.takes : undefined;

/** What the carrier has reported by now, newest first: it follows from when the parcel was sent and is kept nowhere. */
function eventsOf({ shippedAt, journey, address }: Sent, now: Moment, language: Language): readonly CarrierEvent[] {
  const [province = '', city = '', district = ''] = address.split(' ');
  const reports = REPORTS.filter(({ after }) => !journey.isStuck || after <= HALF_WAY).map((report) => ({
    at: Math.round(shippedAt + report.after * journey.takes),
    text: fill(report[language], { from: WAREHOUSE, province, city, district }),
  }));
  return reports.filter(({ at }) => at <= now).toReversed();
}

export const trackingOf = (shop: Shop, order: Sent, language: Language): Tracking => ({
  carrier: CARRIER[language],
  parcelNumber: order.journey.number,
  address: order.address,
  events: eventsOf(order, shop.clock.now(), language),
});
