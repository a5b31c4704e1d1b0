import {
  repairCartSave,
  repairConfirm,
  repairCreate,
  repairDetail,
  repairPay,
  type BodyOf,
  type CreatedRepairs,
  type PayWay,
  type RepairCartEntry,
} from '@shop/contracts';
import type { Customer } from '../order/test-orders.ts';
import { visit } from '../shop/test-customer.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

export type Sent = BodyOf<typeof repairCartSave>;
export type SentLine = Sent['list'][number];

/** A customer of a shop that repairs sets; `part` and `code` are those of the known set. */
export function repairCustomer() {
  const customer = visit({ scenario: 'the shop repairs sets' });
  const { setNumber = '', inventoryId = '', repairCode = '' } = customer.shop.known;
  const line = (more: Partial<Extract<SentLine, { type: 'listed' }>> = {}): SentLine => ({
    type: 'listed',
    inventory_id: inventoryId,
    cart_num: 2,
    reason: 'missing',
    mark: '',
    ...more,
  });
  const draft = (more: Partial<Sent> = {}): Sent => ({
    region_code: 'CN',
    set_no: setNumber,
    purchase: { boughtOn: '2026-10-14', channel: 'tmall', orderNumber: '' },
    code: repairCode,
    voucher: '',
    contact: '',
    list: [line()],
    ...more,
  });
  const save = (more: Partial<Sent> = {}): Promise<RepairCartEntry> =>
    customer.get(repairCartSave, { body: draft(more) });
  const detail = (number: string) => customer.get(repairDetail, { params: { number } });
  return { ...customer, setNumber, inventoryId, repairCode, line, draft, save, detail };
}
export type RepairCustomer = ReturnType<typeof repairCustomer>;

/** A priced request: bought before the window of the free repair. */
export const LONG_AGO = { boughtOn: '2026-06-01', channel: 'other', orderNumber: '' } as const;

/** Confirms entries of the cart and submits them at the confirmed price. */
export async function submitAll({ get }: Pick<Customer, 'get'>, ids: readonly string[]): Promise<CreatedRepairs> {
  const { orderKey, price } = await get(repairConfirm, { body: { cart_ids: [...ids] } });
  return get(repairCreate, { params: { orderKey }, body: { addressId: '11', mark: '', pay_price: price.total } });
}

/** Submits one request. Returns its number. */
export async function submitOne(customer: RepairCustomer, more: Partial<Sent> = {}): Promise<string> {
  const { id } = await customer.save(more);
  const created = await submitAll(customer, [id]);
  const number = created.kind === 'created' ? created.requests[0]?.number : undefined;
  if (number === undefined) throw new Error('The request was not submitted.');
  return number;
}

export const payBy = (uni: string, paytype: PayWay = 'balance') => ({ body: { uni, paytype, from: 'pc' } });
export const payFor = ({ get }: Pick<Customer, 'get'>, uni: string) => get(repairPay, payBy(uni));
