import { addressDefault, addressDel, addressEdit, addressList, cityList, type Address } from '@shop/contracts';
import { send } from '../../data/call.ts';

/** Servers cap a page at 100 addresses (reference). */
const MAX_ADDRESSES = 100;

export const fetchAddresses = (signal: AbortSignal) =>
  send(addressList, { query: { page: 1, limit: MAX_ADDRESSES }, signal });
export const fetchRegions = (parent: string, signal: AbortSignal) => send(cityList, { params: { parent }, signal });

/** An address as it was typed; `id` '0' for a new one. */
export type AddressRequest = Omit<Address, 'cityId'> & { cityId: string };
/** Returns the id of the address, new or existing. */
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
}: AddressRequest): Promise<string> {
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
