import type { RepairService } from '@shop/contracts';
import { eligibilityOf, particlesOf, readCode, readSetNumber, shanghaiDay } from '@shop/contracts/repair-rules';
import { MIN_DAY, RepairProofScreen } from '@shop/design-system/screens/repair/RepairProofScreen/RepairProofScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isUnknownCall } from '../../data/outcome.ts';
import { shopTime } from '../../data/shop-clock.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import {
  changeRepairDraft,
  useRepairDraft,
  useRepairDrafts,
  type RepairDraft,
} from '../../features/repair/repair-drafts.store.ts';
import { repairServiceQuery, repairSetQuery } from '../../features/repair/repair-service.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { useCodeEntry } from './use-code-entry.ts';
import { useVoucher } from './use-voucher.ts';

/** A pasted text may be longer than a code; more of it is not read. */
const MAX_TYPED_LETTERS = 40;

export function RepairProofRoute() {
  const go = useGo();
  const language = useLanguage();
  const [search] = useSearchParams();
  const number = readSetNumber(search.get('set') ?? '');
  const setNumber = number ?? '';
  const { isSignedIn } = useSession();
  const regionCode = useRepairDrafts(({ region }) => region);
  const draft = useRepairDraft(setNumber);
  const service = useQuery(repairServiceQuery(language));
  const set = useQuery(repairSetQuery(number, language));
  const change = (changes: Partial<RepairDraft>) =>
    changeRepairDraft(setNumber, { setName: set.data?.name ?? draft.setName, ...changes });
  const code = useCodeEntry(draft.code, setNumber, !draft.hasNoCode);
  const voucher = useVoucher(setNumber, draft.voucher, (address) => change({ voucher: address }));
  const now = shopTime();

  const region = service.data?.regions.find((one) => one.code === regionCode);
  const judge = ({ terms }: RepairService) => {
    if (!region) return undefined;
    const facts = {
      region,
      boughtOn: draft.boughtOn < MIN_DAY ? undefined : draft.boughtOn,
      code: draft.hasNoCode ? ('none' as const) : code.status,
      particles: particlesOf(draft.lines),
    };
    return { terms, eligibility: eligibilityOf(facts, terms, now) };
  };
  return (
    <RepairProofScreen
      isUnavailable={isUnknownCall(service.error) || isUnknownCall(set.error)}
      missingStep={missingStep(regionCode !== '' && !(service.data && !region), number !== undefined)}
      setNumber={setNumber}
      set={toLoadable(set)}
      judgement={toLoadable({ data: service.data && judge(service.data), error: service.error })}
      form={draft}
      onForm={change}
      code={code.entry}
      onCode={(typed) => change({ code: readCode(typed).slice(0, MAX_TYPED_LETTERS) })}
      onCheckAgain={code.checkAgain}
      today={shanghaiDay(now)}
      canUpload={isSignedIn}
      {...voucher}
      onContinue={() => go({ name: 'repairPick', set: setNumber })}
      onRetry={() => void Promise.all([service.refetch(), set.refetch()])}
    />
  );
}

function missingStep(hasRegion: boolean, hasSet: boolean): 'region' | 'set' | undefined {
  if (!hasRegion) return 'region';
  return hasSet ? undefined : 'set';
}
