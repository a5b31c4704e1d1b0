import type { BoughtSet } from '@shop/contracts';
import { readSetNumber } from '@shop/contracts/repair-rules';
import { RepairSetScreen } from '@shop/design-system/screens/repair/RepairSetScreen/RepairSetScreen';
import { useQuery } from '@tanstack/react-query';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { toDraftSummary } from '../../features/repair/draft-summaries.ts';
import { changeRepairDraft, deleteRepairDraft, useRepairDrafts } from '../../features/repair/repair-drafts.store.ts';
import { repairPurchasesQuery, repairSetQuery, repairSetsQuery } from '../../features/repair/repair-service.query.ts';
import { useRepairSetField } from '../../features/repair/repair-set-field.store.ts';
import { useDebounced } from '../../features/repair/use-debounced.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';

export function RepairSetRoute() {
  const go = useGo();
  const language = useLanguage();
  const { isSignedIn } = useSession();
  const { region, drafts } = useRepairDrafts();
  const { typed, reason } = useRepairSetField();
  const number = readSetNumber(typed);
  const keyword = useDebounced(number ?? typed.trim());
  const requested = keyword === number ? number : undefined;
  const matches = useQuery(repairSetsQuery(keyword, language));
  const set = useQuery(repairSetQuery(requested, language));
  const purchases = useQuery(repairPurchasesQuery(isSignedIn, language));
  const draft = drafts.find(({ setNumber }) => setNumber === number);
  const isFilled = draft?.channel === 'shop' && purchases.data?.some((one) => isOrderOf(one, draft)) === true;
  return (
    <RepairSetScreen
      isUnavailable={[matches, set, purchases].some(({ error }) => isUnknownCall(error))}
      hasRegion={region !== ''}
      typed={typed}
      onType={(text) => useRepairSetField.setState({ typed: text })}
      matches={toLoadable(matches)}
      set={number === undefined ? undefined : toLoadable(set)}
      reason={reason}
      onReason={(chosen) => useRepairSetField.setState({ reason: chosen })}
      purchases={isSignedIn ? toLoadable(purchases) : undefined}
      onPurchase={({ set: { number: setNumber, name }, boughtOn, orderNumber }) => {
        changeRepairDraft(setNumber, { setName: name, boughtOn, channel: 'shop', orderNumber });
        useRepairSetField.setState({ typed: setNumber });
      }}
      filledOrder={isFilled ? draft.orderNumber : ''}
      drafts={drafts.map(toDraftSummary)}
      onDeleteDraft={deleteRepairDraft}
      onContinue={({ number: setNumber, name }) => {
        changeRepairDraft(setNumber, { setName: name, reason });
        go({ name: 'repairProof', set: setNumber });
      }}
      onRetry={() => {
        for (const query of [matches, set, purchases]) if (query.isError) void query.refetch();
      }}
    />
  );
}

const isOrderOf = (bought: BoughtSet, draft: { setNumber: string; orderNumber: string }) =>
  bought.set.number === draft.setNumber && bought.orderNumber === draft.orderNumber;
