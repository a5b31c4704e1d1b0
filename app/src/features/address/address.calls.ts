import { addressDefault, addressDel, addressEdit, addressList, cityList, type Address } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** Most addresses an address book shows at once; servers cap a page at 100 (reference). */
const ALL_ADDRESSES = 100;

export const askAddresses = (signal: AbortSignal) =>
  send(addressList, { query: { page: 1, limit: ALL_ADDRESSES }, signal });
export const askRegions = (parent: string, signal: AbortSignal) => send(cityList, { params: { parent }, signal });

/** An address as it was typed; `id` '0' for a new one. */
export type AddressWish = Omit<Address, 'cityId'> & { cityId: string };
/** Answers the id of a new address, and its own of one that was there. */
export async function saveAddress({
  id,
  recipient,
  phone,
  province,
  city,
  district,
  cityId,
  detail,
  isDefault,
}: AddressWish): Promise<string> {
  const { addedId } = await send(addressEdit, {
    body: {
      id,
      real_name: recipient,
      phone,
      detail,
      is_default: isDefault,
      address: { province, city, district, city_id: cityId },
      type: 0,
    },
  });
  return addedId ?? id;
}
export const removeAddress = (id: string) => send(addressDel, { body: { id } });
export const makeDefault = (id: string) => send(addressDefault, { body: { id } });
