import { toYuanText, type Moment } from '@shop/contracts';
import type { BackOffice } from '../core/back-office.state.ts';
import type { RepairNote, StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { advanceRepair } from './advance-repair.ts';
import { notify, payBack, releaseCode } from './repairs.ts';
import { grantAll, grantSome, refuseAll, unearned } from './verdicts.ts';

type Decision = Exclude<BackOffice['reviews'], 'never'>;

const byAgent = (at: Moment, key: RepairNote['key'], values?: RepairNote['values']) => ({
  actor: 'agent' as const,
  at,
  note: values ? { key, values } : { key },
});

function approve(repair: StoredRepair, at: Moment): void {
  grantAll(repair);
  advanceRepair(repair, 'approve', byAgent(at, 'approved'));
}

/** Approves some of the pieces and pays the difference back; all of them if there is only one. */
function approvePartly(shop: Shop, repair: StoredRepair, at: Moment): void {
  if (!grantSome(shop, repair)) return approve(repair, at);
  const amount = repair.paidAt === undefined ? 0 : unearned(repair);
  const note =
    amount > 0 ? byAgent(at, 'partlyApprovedRefund', { amount: toYuanText(amount) }) : byAgent(at, 'partlyApproved');
  advanceRepair(repair, 'approvePartly', note);
  if (amount > 0) payBack(shop, repair, amount, at);
}

function reject(shop: Shop, repair: StoredRepair, at: Moment): void {
  refuseAll(repair);
  advanceRepair(repair, 'reject', byAgent(at, 'rejected'));
  notify(shop, repair, { kind: 'repairRejected', sentAt: at });
  releaseCode(shop, repair);
}

const wasAsked = ({ history }: StoredRepair): boolean => history.some(({ status }) => status === 'needInfo');

/** The parcel was delivered: what was granted then stays granted, and nothing is paid back. */
function reviewAgain(shop: Shop, repair: StoredRepair, decision: Decision, at: Moment): void {
  if (decision !== 'rejects') return advanceRepair(repair, 'approve', byAgent(at, 'approvedAgain'));
  advanceRepair(repair, 'reject', byAgent(at, 'rejectedAgain'));
  notify(shop, repair, { kind: 'repairRejected', sentAt: at });
}

function ask(shop: Shop, repair: StoredRepair, at: Moment): void {
  advanceRepair(repair, 'askForInfo', byAgent(at, 'askForPhoto'));
  notify(shop, repair, { kind: 'repairNeedsInfo', sentAt: at });
}

/** The agent decides on a request in review; the one who `asks` asks a question first and then approves. */
export function reviewRepair(shop: Shop, repair: StoredRepair, decision: Decision, at: Moment): void {
  if (decision === 'asks' && !wasAsked(repair)) ask(shop, repair, at);
  else if (repair.wasReopened) reviewAgain(shop, repair, decision, at);
  else if (decision === 'partly') approvePartly(shop, repair, at);
  else if (decision === 'rejects') reject(shop, repair, at);
  else approve(repair, at);
}
