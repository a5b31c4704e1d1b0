import type { CreatedRepairs } from '@shop/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '../../data/outcome.ts';
import { endRepairAttempt, saveRepairAttempt, type RepairAttempt } from './repair-attempt.store.ts';
import { deleteRepairDraft, useRepairDrafts } from './repair-drafts.store.ts';
import { clearRepairForm } from './repair-form.store.ts';

/** Forgets what was filled in for submitted requests, also an unfinished change of one of them. */
function forget({ entries }: RepairAttempt): void {
  clearRepairForm();
  for (const { setNumber, entryId } of useRepairDrafts.getState().drafts)
    if (entries.includes(entryId)) deleteRepairDraft(setNumber);
}

/**
 * Submits requests. The attempt is stored until it is known what became of it, also when the page is closed meanwhile.
 */
export const submitRepairsMutation = (client: QueryClient) => ({
  mutationFn: async (attempt: RepairAttempt) => {
    saveRepairAttempt(attempt);
    return (await import('./repair-confirm.calls.ts')).submitRepairs(attempt);
  },
  onSuccess: ({ kind }: CreatedRepairs, attempt: RepairAttempt) => {
    endRepairAttempt();
    if (kind === 'created') forget(attempt);
  },
  onError: (problem: unknown) => {
    if (!isUnanswered(problem)) endRepairAttempt();
  },
  onSettled: () =>
    void Promise.all(['repairCart', 'repairs'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
});
