import { canBe, TRANSITIONS, type RequestAction, type RequestActor, type RequestFacts } from '@shop/contracts';
import type { StoredRepair, StoredRequestEvent } from '../core/repair.state.ts';

/** Who acts, when, and what is written with it. */
export type Step = Pick<StoredRequestEvent, 'at'> &
  Partial<Pick<StoredRequestEvent, 'note' | 'images'>> & { actor: RequestActor };

export const factsOf = ({ status, paidAt, wasReopened }: StoredRepair): RequestFacts => ({
  status,
  isPaid: paidAt !== undefined,
  wasReopened,
});

/** The only place where the status of a request changes. Throws if the transition does not exist. */
export function advanceRepair(
  repair: StoredRepair,
  action: RequestAction,
  { actor, at, note = '', images = [] }: Step,
): void {
  const { to, by } = TRANSITIONS[action];
  if (!canBe(action, factsOf(repair)) || !by.includes(actor))
    throw new Error(`The repair request ${repair.number} is ${repair.status}: the ${actor} cannot ${action} it.`);
  repair.status = to;
  if (action === 'reopen') repair.wasReopened = true;
  repair.history.push({ status: to, actor, at, note, images });
}
