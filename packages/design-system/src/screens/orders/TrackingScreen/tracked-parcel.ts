import type { Order, Parcel } from '@shop/contracts';
import type { Shipment } from '../../../commerce/CarrierEvents/progress-of.ts';

/** The selected parcel of an order in several: the requested one, else the first that was sent. */
export const selectedParcel = ({ parcels }: Order, requested?: string): Parcel | undefined =>
  parcels.find(({ orderNumber }) => orderNumber === requested) ??
  parcels.find(({ parcelNumber }) => parcelNumber !== '') ??
  parcels[0];

/** Under which number the shop is requested where it is; '' while it has not been sent. */
export function trackedNumber(order: Order, requested?: string): string {
  const parcel = selectedParcel(order, requested) ?? { orderNumber: order.number, parcelNumber: order.parcelNumber };
  return parcel.parcelNumber === '' ? '' : parcel.orderNumber;
}

/** What is known of the parcel of an order, or of one of its parcels. */
export const shipmentOf = ({ state, shippedAt }: Pick<Order, 'state' | 'shippedAt'>): Shipment => ({
  isReceived: state === 'toReview' || state === 'completed',
  shippedAt,
});
