import type { Order, Parcel } from '@shop/contracts';

/** The parcel that is shown of an order in several: the one asked for, else the first that was sent. */
export const shownParcel = ({ parcels }: Order, asked?: string): Parcel | undefined =>
  parcels.find(({ orderNumber }) => orderNumber === asked) ??
  parcels.find(({ parcelNumber }) => parcelNumber !== '') ??
  parcels[0];

/** Under which number the shop is asked where it is; '' while it has not been sent. */
export function trackedNumber(order: Order, asked?: string): string {
  const parcel = shownParcel(order, asked) ?? { orderNumber: order.number, parcelNumber: order.parcelNumber };
  return parcel.parcelNumber === '' ? '' : parcel.orderNumber;
}
