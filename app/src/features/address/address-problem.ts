import type { AddressProblem, AddressSaving } from '@shop/design-system/commerce/AddressForm/address-editing.ts';
import { toFailure } from '../../data/call-error.ts';
import { UnansweredChange } from './unanswered-change.ts';

/** Why a change of the address book was not made, for the screens. */
export const toAddressProblem = (problem: unknown): AddressProblem =>
  problem instanceof UnansweredChange
    ? { state: problem.outcome, failure: toFailure(problem.cause) }
    : { state: 'failed', failure: toFailure(problem) };

export function toAddressSaving({ isPending, error }: { isPending: boolean; error: unknown }): AddressSaving {
  if (isPending) return { state: 'busy' };
  return error ? toAddressProblem(error) : { state: 'idle' };
}
