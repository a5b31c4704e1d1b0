import { canBe, maskedCode } from '@shop/contracts/repair-rules';
import { RepairRequestScreen } from '@shop/design-system/screens/repair/RepairRequestScreen/RepairRequestScreen';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { clipboardWriter } from '../../browser/clipboard.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { clearTexts, saveMissingText, useMissingText } from '../../features/repair/request-texts.store.ts';
import { repairServiceQuery } from '../../features/repair/repair-service.query.ts';
import { repairRequestQuery } from '../../features/repair/requests.query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { withAccount } from '../account/with-account.tsx';
import { useEvidence } from './use-evidence.ts';
import { useRequestChanges } from './use-request-changes.ts';

function RepairRequest() {
  const [params] = useSearchParams();
  const number = params.get('orderId') ?? '';
  return <RequestOf key={number} number={number} />;
}

function RequestOf({ number }: { number: string }) {
  const language = useLanguage();
  const request = useQuery(repairRequestQuery(number, language));
  const service = useQuery(repairServiceQuery(language));
  const stillMissing = useMissingText(number);
  const { evidence, addresses, clear, ...onEvidence } = useEvidence(number);
  const { busy, outcomes, change } = useRequestChanges();
  return (
    <RepairRequestScreen
      {...onEvidence}
      request={toLoadable(request)}
      isUnavailable={isUnknownCall(request.error)}
      can={canBe}
      maskedCode={request.data?.code ? maskedCode(request.data.code) : ''}
      evidence={evidence}
      stillMissing={stillMissing}
      onStillMissing={(text) => saveMissingText(number, text)}
      maxTextLength={service.data?.terms.maxMessageLength}
      busy={busy[number]}
      outcome={outcomes[number]}
      onCancel={() => void change({ change: 'cancel', number })}
      onSendEvidence={() =>
        void change({ change: 'sendEvidence', number, text: evidence.text.trim(), images: addresses }, clear)
      }
      onReceive={() => void change({ change: 'receive', number })}
      onFinish={() => void change({ change: 'finish', number })}
      onReopen={() =>
        void change({ change: 'reopen', number, text: stillMissing.trim() }, () => clearTexts('missing', number))
      }
      onTimeUp={() => void request.refetch()}
      onCopy={clipboardWriter()}
      onRetry={() => void request.refetch()}
    />
  );
}

export const RepairRequestRoute = withAccount(RepairRequest);
