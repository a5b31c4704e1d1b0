import { particlesOf } from '@shop/contracts/repair-rules';
import type { DraftSummary } from '@shop/design-system/screens/repair/RecentDrafts/RecentDrafts';
import type { RepairDraft } from './repair-drafts.store.ts';

/** A draft goes on with its parts once some are chosen or the proof is filled in, else with the proof. */
export const toDraftSummary = ({
  setNumber,
  setName,
  lines,
  contact,
  boughtOn,
  channel,
}: RepairDraft): DraftSummary => ({
  setNumber,
  setName,
  particles: particlesOf(lines),
  to: {
    name: lines.length > 0 || (contact !== '' && boughtOn !== '' && channel !== '') ? 'repairPick' : 'repairProof',
    set: setNumber,
  },
});
