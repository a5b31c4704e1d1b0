import { canBe } from '@shop/contracts/repair-rules';
import { RepairTrackingScreen } from '@shop/design-system/screens/repair/RepairTrackingScreen/RepairTrackingScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { repairRequestQuery, repairTrackingQuery } from '../../features/repair/requests.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { withAccount } from '../account/with-account.tsx';
import { useRequestChanges } from './use-request-changes.ts';

function RepairTracking() {
  const language = useLanguage();
  const [params] = useSearchParams();
  const number = params.get('orderId') ?? '';
  const request = useQuery(repairRequestQuery(number, language));
  const tracking = useQuery(repairTrackingQuery(request.data?.parcelNumber ? number : '', language));
  const { busy, outcomes, change } = useRequestChanges();
  return (
    <RepairTrackingScreen
      request={toLoadable(request)}
      isUnavailable={isUnknownCall(request.error)}
      tracking={toLoadable(tracking)}
      can={canBe}
      isReceiving={busy[number] === 'receive'}
      outcome={outcomes[number]}
      onReceive={() => void change({ change: 'receive', number })}
      onCopy={clipboardWriter()}
      onRetry={() => void Promise.all([request.refetch(), tracking.refetch()])}
    />
  );
}

export const RepairTrackingRoute = withAccount(RepairTracking);
