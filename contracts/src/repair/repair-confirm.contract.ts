import * as z from 'zod/mini';
import { postalAddress, type Address } from '../address/address.entity.ts';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id, key } from '../wire/id.ts';
import { listOf, orEmptyList } from '../wire/list-or-map.ts';
import { textMoment, type Moment } from '../wire/moment.ts';
import { repairCartEntry, type RepairCartEntry } from './repair-cart.entity.ts';
import { repairPrice, type RepairPrice } from './repair-price.entity.ts';
import { repairTerms, type RepairTerms } from './repair-terms.entity.ts';

/** Requests of the cart, priced for an address. The key is valid for 600 s, as that of an order. */
export type RepairConfirmation = {
  orderKey: string;
  entries: readonly RepairCartEntry[];
  /** The chosen address, or the default one; absent when the shopper has none. */
  address?: Address;
  /** The sum of all entries. */
  price: RepairPrice;
  terms: RepairTerms;
  /** The latest moment at which a request submitted now is processed. */
  reviewDueAt?: Moment;
};

export const confirmationWire = z.object({
  orderKey: key,
  list: listOf(repairCartEntry),
  addressInfo: orEmptyList(postalAddress),
  price: repairPrice,
  terms: repairTerms,
  due_time: z.optional(textMoment),
});
type Wire = z.output<typeof confirmationWire>;

export const toConfirmation = (wire: Wire): RepairConfirmation => ({
  orderKey: wire.orderKey,
  entries: wire.list,
  address: wire.addressInfo,
  price: wire.price,
  terms: wire.terms,
  reviewDueAt: wire.due_time,
});
export const fromConfirmation = (value: RepairConfirmation): Wire => ({
  orderKey: value.orderKey,
  list: [...value.entries],
  addressInfo: value.address,
  price: value.price,
  terms: value.terms,
  due_time: value.reviewDueAt,
});

export const repairConfirm = defineCall({
  name: 'repairConfirm',
  method: 'POST',
  path: '/supple/order/confirm',
  auth: 'required',
  summary: 'Judges and prices requests of the repair cart for an address; returns the key to submit them with.',
  body: z.object({ cart_ids: z.array(id), addressId: z.optional(id) }),
  answer: entity(confirmationWire, { decode: toConfirmation, encode: fromConfirmation }),
  states: ['a repair request is in the cart'],
});
