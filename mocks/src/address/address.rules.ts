import {
  type Address,
  addressDefault,
  addressDel,
  addressEdit,
  addressList,
  cityList,
  type Language,
} from '@shop/contracts';
import { cityIdOf, regionsBelow } from '../regions/regions.ts';
import { nextId } from '../core/random.ts';
import { page } from '../core/page.ts';
import { isPhone } from './phone-number.ts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import type { Account } from '../core/account.state.ts';

/** A name has at most 25 characters (reference: addresses). */
const MAX_NAME_LENGTH = 25;
const MAX_DETAIL_LENGTH = 120;
/** The id that means none. */
const NONE = '0';

type AddressInput = Omit<Address, 'id' | 'isDefault'>;

const isBetween = (text: string, max: number): boolean => text !== '' && [...text].length <= max;

/** An address of a request, completed with the id of its city; refused if something is missing or does not exist. */
async function validatedAddress({ cityId, ...input }: AddressInput, language: Language): Promise<AddressInput> {
  if (!isBetween(input.recipient, MAX_NAME_LENGTH))
    throw refusal('invalidRecipient', language, { limit: MAX_NAME_LENGTH });
  if (!isPhone(input.phone)) throw refusal('invalidPhone', language);
  if ([input.province, input.city, input.district].includes('')) throw refusal('regionMissing', language);
  if (!isBetween(input.detail, MAX_DETAIL_LENGTH))
    throw refusal('invalidDetail', language, { limit: MAX_DETAIL_LENGTH });
  const found = await cityIdOf(input);
  if (found === undefined || (cityId !== undefined && cityId !== found)) throw refusal('invalidRegion', language);
  return { ...input, cityId: found };
}

function ownAddress(user: Account, id: string, language: Language): Address {
  const address = user.addresses.find((known) => known.id === id);
  if (!address) throw refusal('addressNotFound', language);
  return address;
}

const isSame = (one: AddressInput, other: AddressInput): boolean =>
  one.recipient === other.recipient && one.phone === other.phone && one.detail === other.detail;

/** Makes an address the only default one. */
function makeDefault(user: Account, address: Address | undefined): void {
  for (const known of user.addresses) known.isDefault = known === address;
}

export const addressRules = [
  rule(addressList, ({ user, query }) =>
    page(
      user.addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)),
      query,
    ),
  ),
  rule(cityList, ({ params }) => regionsBelow(params.parent)),
  rule(addressEdit, async ({ shop, user, body, language }) => {
    const { province, city, district, city_id: cityId } = body.address;
    const isById = body.type === 0 && cityId !== NONE;
    const input = {
      recipient: body.real_name.trim(),
      phone: body.phone.replaceAll(/\s/g, ''),
      province: province.trim(),
      city: city.trim(),
      district: district.trim(),
      detail: body.detail.trim(),
    };
    const validAddress = await validatedAddress({ ...input, cityId: isById ? cityId : undefined }, language);
    const known = body.id === NONE ? undefined : ownAddress(user, body.id, language);
    if (user.addresses.some((other) => other !== known && isSame(other, validAddress)))
      throw refusal('addressExists', language);
    const address = known ?? { ...validAddress, id: nextId(shop.state), isDefault: false };
    if (known) Object.assign(known, validAddress);
    else user.addresses.push(address);
    if (body.is_default || user.addresses.length === 1) makeDefault(user, address);
    return known ? {} : { addedId: address.id };
  }),
  rule(addressDefault, ({ user, body, language }) => makeDefault(user, ownAddress(user, body.id, language))),
  rule(addressDel, ({ user, body, language }) => {
    const address = ownAddress(user, body.id, language);
    user.addresses = user.addresses.filter((known) => known !== address);
    if (address.isDefault) makeDefault(user, user.addresses[0]);
  }),
];
