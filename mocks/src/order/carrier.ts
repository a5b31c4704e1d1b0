import type { CarrierEvent, Language, Moment, Tracking } from '@shop/contracts';
import type { Journey } from '../core/order.state.ts';
import type { Shop } from '../core/shop.ts';
import { fill, messagesOf, type Messages } from '../messages/messages.ts';

/** The shop has one carrier, which cannot be chosen (spec section 2). */
export const carrierName = (language: Language): string => messagesOf(language).order.carrier;

/** The carrier's reports, each after a share of the travel time. */
const REPORTS: readonly { after: number; text: keyof Messages['order']['tracking'] }[] = [
  { after: 0.08, text: 'collected' },
  { after: 0.25, text: 'leftForHub' },
  { after: 0.5, text: 'arrivedAtHub' },
  { after: 0.75, text: 'arrivedAtDepot' },
  { after: 0.85, text: 'outForDelivery' },
  { after: 1, text: 'delivered' },
];
/** A delayed parcel gets no further than this share. */
const HALF_WAY = 0.5;

/** A parcel on its way to an address. */
type Sent = { shippedAt: Moment; journey: Journey; address: string };

type Parcel = Omit<Sent, 'shippedAt' | 'journey'> & Partial<Sent>;

/** Whether an order was handed to the carrier. */
export const isSent = <Order extends Parcel>(order: Order): order is Order & Sent =>
  order.shippedAt !== undefined && order.journey !== undefined;

/** When a parcel is delivered; absent if it is not sent or delayed. */
export const deliveredAt = (order: Parcel): Moment | undefined =>
  isSent(order) && !order.journey.isDelayed ? order.shippedAt + order.journey.durationMs : undefined;

/** The carrier's reports up to now, newest first. They follow from the time of shipping and are not stored. */
function eventsOf(
  { shippedAt, journey, address }: Sent,
  now: Moment,
  { carrier, language }: { carrier: string; language: Language },
): readonly CarrierEvent[] {
  const [province = '', city = '', district = ''] = address.split(' ');
  const { tracking, warehouse } = messagesOf(language).order;
  const reports = REPORTS.filter(({ after }) => !journey.isDelayed || after <= HALF_WAY).map(({ after, text }) => ({
    at: Math.round(shippedAt + after * journey.durationMs),
    text: fill(tracking[text], { from: warehouse, province, city, district, carrier }),
  }));
  return reports.filter(({ at }) => at <= now).toReversed();
}

export const trackingOf = (shop: Shop, order: Sent, language: Language, carrier = carrierName(language)): Tracking => ({
  carrier,
  parcelNumber: order.journey.number,
  address: order.address,
  events: eventsOf(order, shop.clock.now(), { carrier, language }),
});
