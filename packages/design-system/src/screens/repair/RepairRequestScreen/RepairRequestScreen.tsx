import type { RepairRequest } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import { useSubmittedState } from '../../../layout/PageTransition/use-submitted-state.ts';
import type { Loadable } from '../../../loadable.ts';
import { TitleUntilReady } from '../../../commerce/TitleUntilReady/TitleUntilReady.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import type { Can, ChangeOutcome, RequestChange } from '../request-changes.ts';
import { WhenRequestFound } from '../WhenRequestFound/WhenRequestFound.tsx';
import type { EvidenceForm, EvidenceImages } from './evidence-form.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { messages } from './RepairRequestScreen.messages.ts';

export type { EvidenceForm } from './evidence-form.ts';

export type RepairRequestScreenProps = EvidenceImages & {
  request: Loadable<RepairRequest>;
  /** Whether the shop has no repair service. @default false */
  isUnavailable?: boolean;
  can: Can;
  /** The anti-counterfeit code with only its ends readable; '' without one. */
  maskedCode: string;
  /** The answer to the agent, as far as it is written. */
  evidence: EvidenceForm;
  onEvidenceText: (text: string) => void;
  /** What is still missing, as far as it is written. */
  stillMissing: string;
  onStillMissing: (text: string) => void;
  /** The most characters of both; absent while not known. */
  maxTextLength: number | undefined;
  /** The change in progress. */
  busy?: RequestChange | undefined;
  outcome?: ChangeOutcome | undefined;
  onCancel: () => void;
  /** Called when the answer has a text or an image, and all images are uploaded. */
  onSendEvidence: () => void;
  onReceive: () => void;
  onFinish: () => void;
  /** Called with a text that is not empty. */
  onReopen: () => void;
  /** Called when the time to pay is over. */
  onTimeUp: () => void;
  /** Copies a number to the clipboard. */
  onCopy?: ((text: string) => Promise<void> | void) | undefined;
  onRetry: () => void;
};

/** A repair request: its status and what happens next, its history, parts, proof and price, and what can be done. */
export function RepairRequestScreen({ request, isUnavailable = false, onRetry, ...props }: RepairRequestScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.loading);
  useSubmittedState(request.state === 'ready' ? request.value.status : undefined, props.busy !== undefined);
  const currentLabel = request.state === 'ready' ? request.value.number : title;
  return (
    <AccountFrame current="repairs" isWaiting={request.state === 'loading'}>
      <Breadcrumbs
        crumbs={[
          { label: formatMessage(messages.home), to: { name: 'home' } },
          { label: formatMessage(messages.requests), to: isUnavailable ? undefined : { name: 'repairs' } },
          { label: currentLabel },
        ]}
      />
      <TitleUntilReady of={request}>{title}</TitleUntilReady>
      {isUnavailable ? (
        <RepairUnavailable />
      ) : (
        <WhenRequestFound request={request} onRetry={onRetry}>
          {(value) => <RequestDetails {...props} request={value} />}
        </WhenRequestFound>
      )}
    </AccountFrame>
  );
}
