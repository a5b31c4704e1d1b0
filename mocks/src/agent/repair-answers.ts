import { toShopText, type Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { fill, messagesOf } from '../messages/messages.ts';
import { repairOf } from '../repair/describe-repair.ts';
import { repairsOf } from '../repair/repair-list.ts';

/** Whether a text is the number of a repair request. */
export const isRepairNumber = (text: string): boolean => text.startsWith('bh');

export const repairNamed = (shop: Shop, account: Account, number: string): StoredRepair | undefined =>
  repairsOf(shop, account).find((repair) => repair.number === number);

/** The status of a request and what happens next, in a sentence each. */
export function repairState(shop: Shop, repair: StoredRepair, language: Language): string {
  const { statuses, progress } = messagesOf(language).repair;
  const request = repairOf(shop, repair, language);
  const dueAt = request?.clock?.kind === 'runs' ? request.clock.dueAt : request?.payUntil;
  const next = fill(progress[repair.status], {
    due: dueAt === undefined ? '' : toShopText(dueAt).slice(0, 10),
    parcel: repair.journey?.number ?? '',
  });
  const state = fill(messagesOf(language).agent.repairState, {
    number: repair.number,
    status: statuses[repair.status],
  });
  return [state, next].join(language === 'en' ? ' ' : '');
}
