import { addressDefault, addressDel, addressEdit, addressList, cityList, type Address } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { cityIdOf, regionsBelow } from '../regions/regions.ts';
import { nextId } from '../shop/chance.ts';
import { page } from '../shop/page.ts';
import { isPhone } from './phone-number.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import type { Account } from '../shop/state.ts';

/** A name has at most 25 characters (reference: addresses). */
const LONGEST_NAME = 25;
const LONGEST_DETAIL = 120;
/** What stands for "none", where an id is asked for. */
const NONE = '0';

type Typed = Omit<Address, 'id' | 'isDefault'>;

const isBetween = (text: string, most: number): boolean => text !== '' && [...text].length <= most;

/** An address as it was typed, made fit for the book: refused where something is missing or does not exist. */
async function checked({ cityId, ...typed }: Typed, language: Language): Promise<Typed> {
  if (!isBetween(typed.recipient, LONGEST_NAME)) throw refusal('noRecipient', language, { limit: LONGEST_NAME });
  if (!isPhone(typed.phone)) throw refusal('badPhone', language);
  if ([typed.province, typed.city, typed.district].includes('')) throw refusal('noRegion', language);
  if (!isBetween(typed.detail, LONGEST_DETAIL)) throw refusal('noDetail', language, { limit: LONGEST_DETAIL });
  const found = await cityIdOf(typed);
  if (found === undefined || (cityId !== undefined && cityId !== found)) throw refusal('badRegion', language);
  return { ...typed, cityId: found };
}

function ownAddress(user: Account, id: string, language: Language): Address {
  const address = user.addresses.find((known) => known.id === id);
  if (!address) throw refusal('addressGone', language);
  return address;
}

const isSame = (one: Typed, other: Typed): boolean =>
  one.recipient === other.recipient && one.phone === other.phone && one.detail === other.detail;

/** A book that is not empty has one default. */
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
    const typed = {
      recipient: body.real_name.trim(),
      phone: body.phone.replaceAll(/\s/g, ''),
      province: province.trim(),
      city: city.trim(),
      district: district.trim(),
      detail: body.detail.trim(),
    };
    const fit = await checked({ ...typed, ...(isById ? { cityId } : {}) }, language);
    const known = body.id === NONE ? undefined : ownAddress(user, body.id, language);
    if (user.addresses.some((other) => other !== known && isSame(other, fit))) throw refusal('addressTwice', language);
    const address = known ?? { ...fit, id: nextId(shop.state), isDefault: false };
    if (known) Object.assign(known, fit);
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
