import type { RequestAction } from '@shop/contracts';
import { changeBalance } from '../balance/change-balance.ts';
import type { Account } from '../core/account.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { advanceRepair } from '../repair/advance-repair.ts';
import { payRepairByBalance } from '../repair/pay-repair.ts';
import { expireRepair, refundRepair, shipRepair } from '../repair/repair-events.ts';
import { cancelRepair } from '../repair/repairs.ts';
import { reviewRepair } from '../repair/review-repair.ts';
import { shopAgo } from './earlier-orders.ts';
import { submitRepair, uploadedPhoto, type RepairSample } from './repair-steps.ts';

const HOUR = 3_600_000;
/** Earlier parcels took longer than those that are sent while the shop runs. */
const SLOW_TRAVEL = 52 * HOUR;

type Play = (shop: Shop, repair: StoredRepair) => void;

/** Pays from the balance, which is raised if it is too small. */
const pay: Play = (shop, repair) => {
  const account = shop.state.accounts[repair.accountId];
  if (!account) return;
  const missing = repair.price.total - account.balance;
  if (missing > 0) changeBalance(shop, account, { kind: 'topUp', amount: missing, at: shop.clock.now() });
  payRepairByBalance(shop, account, repair);
};

const byCustomer =
  (action: RequestAction, note = ''): Play =>
  (shop, repair) =>
    advanceRepair(repair, action, { actor: 'customer', at: shop.clock.now(), note });

/** How every action happens in an earlier request. */
const PLAYS: Readonly<Record<RequestAction, Play>> = {
  pay,
  startReview: (shop, repair) => advanceRepair(repair, 'startReview', { actor: 'agent', at: shop.clock.now() }),
  askForInfo: (shop, repair) => reviewRepair(shop, repair, 'asks', shop.clock.now()),
  sendEvidence: (shop, repair) =>
    advanceRepair(repair, 'sendEvidence', {
      actor: 'customer',
      at: shop.clock.now(),
      note: '批号在 3 号袋封口，拼到第 21 步发现少的。',
      images: [uploadedPhoto(shop)],
    }),
  approve: (shop, repair) => reviewRepair(shop, repair, 'approves', shop.clock.now()),
  approvePartly: (shop, repair) => reviewRepair(shop, repair, 'partly', shop.clock.now()),
  reject: (shop, repair) => reviewRepair(shop, repair, 'rejects', shop.clock.now()),
  startPicking: (shop, repair) => advanceRepair(repair, 'startPicking', { actor: 'system', at: shop.clock.now() }),
  ship: (shop, repair) => {
    shipRepair(shop, repair, shop.clock.now());
    if (repair.journey) repair.journey.durationMs = SLOW_TRAVEL;
  },
  receive: byCustomer('receive'),
  finish: byCustomer('finish'),
  reopen: byCustomer('reopen', '收到的袋子里还少一颗 1×2 的板。'),
  cancel: (shop, repair) => cancelRepair(shop, repair, shop.clock.now()),
  expire: (shop, repair) => expireRepair(shop, repair, shop.clock.now()),
  refund: (shop, repair) => refundRepair(shop, repair, shop.clock.now()),
};

/** An earlier request: submitted `ago` hours ago, with what happened since, each a number of hours ago. */
export type PastRepair = RepairSample & { ago: number; steps: readonly (readonly [RequestAction, ago: number])[] };

/** Submits a request in the past and plays what happened since. Its number is known afterwards. */
export function repairAgo(shop: Shop, account: Account, { ago, steps, ...sample }: PastRepair): StoredRepair {
  const repair = submitRepair(shopAgo(shop, ago * HOUR), account, sample);
  for (const [action, hoursAgo] of steps) PLAYS[action](shopAgo(shop, hoursAgo * HOUR), repair);
  return repair;
}
