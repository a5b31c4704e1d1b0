import { RepairRegionScreen } from '@shop/design-system/screens/repair/RepairRegionScreen/RepairRegionScreen';
import { useQuery } from '@tanstack/react-query';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { toDraftSummary } from '../../features/repair/draft-summaries.ts';
import { deleteRepairDraft, saveRepairRegion, useRepairDrafts } from '../../features/repair/repair-drafts.store.ts';
import { repairServiceQuery } from '../../features/repair/repair-service.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useGo } from '../../use-go.ts';

export function RepairRegionRoute() {
  const go = useGo();
  const service = useQuery(repairServiceQuery(useLanguage()));
  const { region, drafts } = useRepairDrafts();
  return (
    <RepairRegionScreen
      service={toLoadable(service)}
      isUnavailable={isUnknownCall(service.error)}
      region={region}
      onRegion={saveRepairRegion}
      drafts={drafts.map(toDraftSummary)}
      onDeleteDraft={deleteRepairDraft}
      onContinue={() => go({ name: 'repairSet' })}
      onRetry={() => void service.refetch()}
    />
  );
}
