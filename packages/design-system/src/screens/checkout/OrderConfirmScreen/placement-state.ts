import type { ComputedOrder } from '@shop/contracts';
import type { AddressSaving } from '../../../commerce/AddressForm/address-editing.ts';
import type { Loadable } from '../../../loadable.ts';

export type PricedOrder = Extract<ComputedOrder, { kind: 'priced' }>;

type Placement = {
  /** Whether the order key has not expired. */
  isLive: boolean;
  hasAddress: boolean;
  /** What becomes of the address of the open form; undefined while no form is open. */
  addressForm: AddressSaving['state'] | undefined;
  isTooLong: boolean;
  isPriced: boolean;
};

const FORM_STATES = {
  idle: 'savesAddress',
  busy: 'savesAddress',
  failed: 'addressNotSaved',
  missing: 'addressNotSaved',
  unknown: 'addressNotSaved',
} as const;

/** What the order still needs before it can be placed, or what placing it does. */
export function placementState({ isLive, hasAddress, addressForm, isTooLong, isPriced }: Placement) {
  if (!isLive) return 'needsRenewal';
  if (!hasAddress && addressForm === undefined) return 'needsAddress';
  if (isTooLong) return 'needsShorter';
  if (!isPriced) return 'needsPrice';
  return addressForm === undefined ? 'paymentNext' : FORM_STATES[addressForm];
}

const PLACEABLE = new Set<ReturnType<typeof placementState>>(['paymentNext', 'savesAddress', 'addressNotSaved']);

/** Whether the order can be placed in a state; an open address form is then submitted first. */
export const canPlace = (state: ReturnType<typeof placementState>): boolean => PLACEABLE.has(state);

/** The price once it is computed; an order that was already placed has none, and the app opens its page. */
export function priceOf(computed: Loadable<ComputedOrder>): Loadable<PricedOrder> {
  if (computed.state !== 'ready') return computed;
  const { value } = computed;
  return value.kind === 'priced' ? { state: 'ready', value } : { state: 'loading' };
}
