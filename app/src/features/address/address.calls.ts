import { addressDefault, addressDel, addressEdit, addressList, cityList, type Address } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { isUnanswered } from '../../data/outcome.ts';
import { UnansweredChange } from './unanswered-change.ts';

/** Servers send at most 100 rows per page (reference: paging). */
const PAGE_SIZE = 100;
/** Ends the requests to a server that always sends full pages. */
const MAX_PAGES = 50;
/** The id that means none. */
const NONE = '0';

/** The whole address book, page by page; each address once. */
export async function fetchAddresses(signal?: AbortSignal): Promise<readonly Address[]> {
  const book = new Map<string, Address>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const rows = await send(addressList, { query: { page, limit: PAGE_SIZE }, ...(signal && { signal }) });
    const before = book.size;
    for (const row of rows) book.set(row.id, book.get(row.id) ?? row);
    // A server that ignores `page` sends the same rows again.
    if (rows.length < PAGE_SIZE || book.size === before) break;
  }
  return [...book.values()];
}

export const fetchRegions = (parent: string, signal: AbortSignal) => send(cityList, { params: { parent }, signal });

/** An address as it was typed, or one that is added again; `id` '0' for a new one. */
export type AddressRequest = Omit<Address, 'cityId'> & { cityId?: string | undefined };

/**
 * Returns the id of the address, new or existing. `mayExist` says that an earlier attempt got no answer: then the
 * address book is read first, so that no address is added twice. Throws UnansweredChange.
 */
export async function saveAddress(address: AddressRequest, mayExist: boolean): Promise<string> {
  const savedIn = (book: readonly Address[]) => book.find((known) => isSaved(address, known))?.id;
  const earlier = mayExist ? await foundAfterLoss(savedIn) : undefined;
  return earlier ?? confirmed(() => sendAddress(address), savedIn);
}

export const removeAddress = (id: string): Promise<true> =>
  confirmed(
    () => send(addressDel, { body: { id } }).then(() => true as const),
    (book) => !book.some((known) => known.id === id) || undefined,
  );

export const makeDefault = (id: string): Promise<true> =>
  confirmed(
    () => send(addressDefault, { body: { id } }).then(() => true as const),
    (book) => book.some((known) => known.id === id && known.isDefault) || undefined,
  );

async function sendAddress({ id, recipient, province, city, district, cityId, ...rest }: AddressRequest) {
  const { addedId } = await send(addressEdit, {
    body: {
      id,
      real_name: recipient,
      phone: rest.phone,
      detail: rest.detail,
      is_default: rest.isDefault,
      address: { province, city, district, city_id: cityId ?? NONE },
      // An old row has no id of its city, so the server looks the city up by its name.
      type: cityId === undefined ? 1 : 0,
    },
  });
  return addedId ?? id;
}

const FIELDS = ['recipient', 'phone', 'province', 'city', 'district', 'detail'] as const;
const isSaved = (address: AddressRequest, known: Address): boolean =>
  (address.id === NONE || address.id === known.id) &&
  (!address.isDefault || known.isDefault) &&
  FIELDS.every((field) => address[field] === known[field]);

/** Makes a change; without an answer its result is looked up in the address book. */
async function confirmed<T>(
  change: () => Promise<T>,
  resultIn: (book: readonly Address[]) => T | undefined,
): Promise<T> {
  try {
    return await change();
  } catch (problem) {
    if (!isUnanswered(problem)) throw problem;
    const book = await fetchAddresses().catch(() => undefined);
    const result = book && resultIn(book);
    if (result !== undefined) return result;
    throw new UnansweredChange(book ? 'missing' : 'unknown', problem);
  }
}

/** The result of an earlier attempt. While the address book cannot be read, it remains unknown. */
async function foundAfterLoss<T>(resultIn: (book: readonly Address[]) => T | undefined): Promise<T | undefined> {
  try {
    return resultIn(await fetchAddresses());
  } catch (problem) {
    throw isUnanswered(problem) ? new UnansweredChange('unknown', problem) : problem;
  }
}
