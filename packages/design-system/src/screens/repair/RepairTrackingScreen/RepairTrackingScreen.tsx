import type { RepairRequest, Tracking } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { Breadcrumbs, type Crumb } from '../../../elements/Breadcrumbs/Breadcrumbs.tsx';
import { AccountFrame } from '../../../layout/AccountFrame/AccountFrame.tsx';
import type { Loadable } from '../../../loadable.ts';
import { TitleUntilReady } from '../../../commerce/TitleUntilReady/TitleUntilReady.tsx';
import { RepairUnavailable } from '../RepairUnavailable/RepairUnavailable.tsx';
import type { Can, ChangeOutcome } from '../request-changes.ts';
import { WhenRequestFound } from '../WhenRequestFound/WhenRequestFound.tsx';
import { messages } from './RepairTrackingScreen.messages.ts';
import { TrackedRequest } from './TrackedRequest.tsx';

export type RepairTrackingScreenProps = {
  request: Loadable<RepairRequest>;
  /** Whether the shop has no repair service. @default false */
  isUnavailable?: boolean;
  /** Never requested for a request that has not been sent. */
  tracking: Loadable<Tracking>;
  can: Can;
  /** Whether receipt is being confirmed. */
  isReceiving: boolean;
  outcome?: ChangeOutcome | undefined;
  onReceive: () => void;
  /** Copies the tracking number to the clipboard. */
  onCopy?: ((number: string) => Promise<void> | void) | undefined;
  onRetry: () => void;
};

/** Tracks the parcel of a repair request: the carrier's events, newest first, and what to do without new ones. */
export function RepairTrackingScreen({ request, isUnavailable = false, ...props }: RepairTrackingScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const crumbs: Crumb[] = [
    { label: formatMessage(messages.home), to: { name: 'home' } },
    { label: formatMessage(messages.requests), to: isUnavailable ? undefined : { name: 'repairs' } },
    ...(request.state === 'ready'
      ? [{ label: request.value.number, to: { name: 'repairRequest', request: request.value.number } } as const]
      : []),
    { label: title },
  ];
  return (
    <AccountFrame current="repairs" isWaiting={request.state === 'loading'}>
      <Breadcrumbs crumbs={crumbs} />
      <TitleUntilReady of={request}>{title}</TitleUntilReady>
      {isUnavailable ? (
        <RepairUnavailable />
      ) : (
        <WhenRequestFound request={request} onRetry={props.onRetry}>
          {(value) => <TrackedRequest {...props} request={value} />}
        </WhenRequestFound>
      )}
    </AccountFrame>
  );
}
