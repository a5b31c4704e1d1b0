import { expect, test } from 'vitest';
import {
  completed,
  inParcels,
  inParcelsInTransit,
  toReceive,
  toReview,
  toShip,
} from '../../../commerce/fixtures-orders.ts';
import { selectedParcel, shipmentOf, trackedNumber } from './tracked-parcel.ts';

test('queries the order in one piece, the parcel in several, and nothing that was not sent', () => {
  const [first, second] = inParcelsInTransit.parcels;
  expect(trackedNumber(toReceive)).toBe(toReceive.number);
  expect(trackedNumber(toShip)).toBe('');
  expect(trackedNumber(inParcelsInTransit)).toBe(first?.orderNumber);
  expect(trackedNumber(inParcelsInTransit, second?.orderNumber)).toBe(second?.orderNumber);
  expect(trackedNumber(inParcelsInTransit, 'cp404')).toBe(first?.orderNumber);
  expect(trackedNumber(inParcels, inParcels.parcels[1]?.orderNumber)).toBe('');
  expect(selectedParcel(toReceive)).toBeUndefined();
});

test('has arrived once the shopper has confirmed receipt', () => {
  expect(shipmentOf(toReceive)).toEqual({ isReceived: false, shippedAt: toReceive.shippedAt });
  expect([toReview, completed].map((order) => shipmentOf(order).isReceived)).toEqual([true, true]);
});
