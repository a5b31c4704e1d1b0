import type { Address, Fen, Language, Moment } from '@shop/contracts';
import { changeBalance } from '../balance/change-balance.ts';
import type { Account } from '../core/account.state.ts';
import { nextId } from '../core/random.ts';
import type { StoredNotice } from '../core/notice.state.ts';
import type { RepairDraft, StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { addNotice } from '../notice/notices.ts';
import { advanceRepair } from './advance-repair.ts';
import { removeEntries, judgeEntries, type JudgedEntry } from './repair-cart.ts';
import { repairRefusal } from './repair-refusal.ts';

/** An unpaid request expires after 24 hours. */
const PAYMENT_TIMEOUT_MS = 24 * 3_600_000;

export const payUntil = ({ submittedAt }: StoredRepair): Moment => submittedAt + PAYMENT_TIMEOUT_MS;

/** `bh` and 18 digits: the moment in milliseconds, then the id of the row. */
const repairNumber = (now: Moment, id: string) => `bh${String(now).padStart(13, '0')}${id.padStart(5, '0').slice(-5)}`;

type Submission = { account: Account; address: Address; message: string };

function submit(
  shop: Shop,
  { entry, judgement }: JudgedEntry,
  { account, address, message }: Submission,
): readonly StoredRepair[] {
  if (judgement.kind === 'refused') return [];
  const { eligibility, price, unitPrices } = judgement;
  const id = nextId(shop.state);
  const now = shop.clock.now();
  const status = price.total > 0 ? 'toPay' : 'submitted';
  const repair: StoredRepair = {
    ...structuredClone(entry),
    id,
    number: repairNumber(now, id),
    accountId: account.id,
    lines: entry.lines.map((line, place) => ({ ...line, unitPrice: unitPrices[place] })),
    status,
    eligibility,
    price,
    refunded: 0,
    wasReopened: false,
    recipient: address.recipient,
    phone: address.phone,
    address: [address.province, address.city, address.district, address.detail].join(' '),
    message,
    history: [{ status, actor: 'customer', at: now, note: '', images: [] }],
    submittedAt: now,
  };
  shop.state.repairs[repair.number] = repair;
  if (eligibility.kind === 'free') shop.state.usedCodes[repair.code] = { at: now, number: repair.number };
  return [repair];
}

/** Submits the requests of a draft, each as a request of its own. A code that one uses is no longer free. */
export function submitRepairs(shop: Shop, draft: RepairDraft, submission: Submission): readonly StoredRepair[] {
  const judged = judgeEntries(shop, draft.entries, submission.address.province);
  const repairs = judged.flatMap((one) => submit(shop, one, submission));
  draft.requests = repairs.map(({ number }) => number);
  removeEntries(shop, submission.account, new Set(draft.entries.map(({ id }) => id)));
  return repairs;
}

/** A shopper's request by number; another shopper's is refused like one that does not exist. */
export function findRepair(shop: Shop, account: Account, number: string, language: Language): StoredRepair {
  const repair = shop.state.repairs[number];
  if (!repair || repair.accountId !== account.id) throw repairRefusal('requestNotFound', language);
  return repair;
}

/** Makes the free repair of a request's code available again, if it was this request that used it. */
export function releaseCode({ state }: Shop, { code, number }: StoredRepair): void {
  if (state.usedCodes[code]?.number === number) delete state.usedCodes[code];
}

/** Cancels a request for its shopper. */
export function cancelRepair(shop: Shop, repair: StoredRepair, at: Moment): void {
  advanceRepair(repair, 'cancel', { actor: 'customer', at });
  releaseCode(shop, repair);
}

/** The money that was paid and not paid back. */
export const paidFor = ({ paidAt, price, refunded }: StoredRepair): Fen =>
  paidAt === undefined ? 0 : price.total - refunded;

/** Writes a notice about a request to its shopper. */
export const notify = (
  shop: Shop,
  { accountId, number: orderNumber }: StoredRepair,
  notice: Pick<StoredNotice, 'kind' | 'amount' | 'sentAt'>,
): void => void addNotice(shop, { accountId, orderNumber, ...notice });

/** Pays money back: to the balance if it was paid from it, or else by the original way to pay. */
export function payBack(shop: Shop, repair: StoredRepair, amount: Fen, at: Moment): void {
  repair.refunded += amount;
  notify(shop, repair, { kind: 'repairRefunded', amount, sentAt: at });
  const account = shop.state.accounts[repair.accountId];
  if (account && repair.payWay === 'balance')
    changeBalance(shop, account, { kind: 'refund', amount, orderNumber: repair.number, at });
}
