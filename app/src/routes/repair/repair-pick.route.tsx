import { RepairPickScreen, type PickView } from '@shop/design-system/screens/repair/RepairPickScreen/RepairPickScreen';
import { maskedCode, readCode } from '@shop/contracts/repair-rules';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { mostOf } from '../../features/repair/draft-lines.ts';
import { readPickView, writePickView } from '../../features/repair/pick-view-address.ts';
import { useRepairDraft } from '../../features/repair/repair-drafts.store.ts';
import { useSession } from '../../session/session.store.ts';
import { useInventory } from './use-inventory.ts';
import { usePastedParts } from './use-pasted-parts.ts';
import { useDraftName, useLineActions, usePicking } from './use-pick-actions.ts';
import { usePickedPhotos } from './use-picked-photos.ts';
import { useRepairSaving } from './use-repair-saving.ts';

export function RepairPickRoute() {
  const [search, setSearch] = useSearchParams();
  const set = search.get('set') ?? '';
  const saving = useRepairSaving(set);
  const current = useRepairDraft(set);
  const draft = saving.saved ?? current;
  const { isSignedIn } = useSession();
  const { inventory, service, judgement, isUnavailable, retry } = useInventory(set, draft);
  const { terms } = service.data ?? {};
  const max = terms?.maxParticles ?? 0;
  const photos = usePickedPhotos(set, draft.lines);
  useDraftName(set, inventory.data?.set.name);
  const picking = usePicking(set, max);
  const actions = useLineActions(set, max, photos);
  const paste = usePastedParts(set, inventory.data?.lines, max);
  const changeView = (change: Partial<PickView>) =>
    setSearch((before) => writePickView(before, change), { replace: true });

  return (
    <RepairPickScreen
      key={set}
      set={set}
      inventory={toLoadable(inventory)}
      service={toLoadable(service)}
      isUnavailable={isUnavailable}
      view={readPickView(search)}
      onView={changeView}
      lines={draft.lines}
      mostOf={(part) => mostOf(draft.lines, part, max)}
      picking={picking}
      actions={actions}
      photos={photos.images}
      paste={paste}
      {...judgement}
      boughtOn={draft.boughtOn || undefined}
      code={draft.hasNoCode || draft.code === '' ? '' : maskedCode(readCode(draft.code))}
      hasVoucher={draft.voucher !== ''}
      isSignedIn={isSignedIn}
      isEdit={draft.entryId !== ''}
      save={saving.state}
      onNext={saving.save}
      onRetry={retry}
    />
  );
}
