import { toShopText, toYuanText, type BalanceRecord, type Fen, type Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredBalanceRecord } from '../core/balance.state.ts';
import type { Shop } from '../core/shop.ts';
import { fill, messagesOf } from '../messages/messages.ts';

/** The names that servers of the family give to changes of the balance. */
const TYPES: Record<StoredBalanceRecord['kind'], string> = {
  payment: 'pay_product',
  refund: 'pay_product_refund',
  topUp: 'recharge',
  credit: 'system_add',
};

/** A record and the balance after it. */
export type RecordWithBalance = { record: StoredBalanceRecord; balance: Fen };

/**
 * An account's records, newest first. The balance after each is computed backwards from the current one, so that it
 * fits whatever was written in between.
 */
export function recordsOf({ state }: Shop, account: Account): readonly RecordWithBalance[] {
  let balance = account.balance;
  return Object.values(state.balanceRecords)
    .filter(({ accountId }) => accountId === account.id)
    .toSorted((a, b) => b.at - a.at || Number(b.id) - Number(a.id))
    .map((record) => {
      const withBalance = { record, balance };
      balance -= record.amount;
      return withBalance;
    });
}

/** Whether the record has the number of a repair request. */
const isRepair = ({ orderNumber = '' }: StoredBalanceRecord): boolean => orderNumber.startsWith('bh');

export function describeRecord({ record, balance }: RecordWithBalance, language: Language): BalanceRecord {
  const { id, kind, amount, gift, orderNumber, at } = record;
  const texts = messagesOf(language).balance;
  const repairNote = isRepair(record) ? texts.repairNotes[kind === 'refund' ? 'refund' : 'payment'] : undefined;
  const note = repairNote ?? (gift ? texts.topUpWithGift : texts.notes[kind]);
  return {
    id,
    type: TYPES[kind],
    title: texts.titles[kind],
    note: fill(note, {
      amount: toYuanText(Math.abs(amount) - (gift ?? 0)),
      gift: toYuanText(gift ?? 0),
    }),
    isGain: amount > 0,
    amount: Math.abs(amount),
    balance,
    at,
    month: toShopText(at).slice(0, 7),
    orderNumber,
  };
}
