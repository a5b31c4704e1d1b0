import type { RepairRequest, RequestEvent, RequestStatus } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { useShopClock } from '../../../elements/Countdown/clock.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { DetailsHead, StatusLine } from '../../../commerce/DetailsLayout/DetailsLayout.tsx';
import { RequestStatusLabel } from '../../../commerce/RequestStatusLabel/RequestStatusLabel.tsx';
import { canPayNow } from '../can-pay-now.ts';
import { ReceiveButton } from '../ReceiveButton/ReceiveButton.tsx';
import { RequestClock } from '../RequestClock/RequestClock.tsx';
import { RequestNumber } from '../RequestNumber/RequestNumber.tsx';
import { nextOfRequest } from './next-of-request.ts';
import { messages } from './RepairRequestScreen.messages.ts';
import type { RequestDetailsProps } from './RequestDetails.tsx';
import styles from './RepairRequestScreen.module.css';

type RequestHeadProps = Pick<RequestDetailsProps, 'request' | 'can' | 'busy' | 'onReceive' | 'onTimeUp' | 'onCopy'>;

/** The statuses in which the agent's words on the decision matter. A question is shown where it is answered. */
const DECIDED: readonly RequestStatus[] = ['approved', 'partlyApproved', 'rejected', 'refunded'];
const verdictOf = ({ status, history }: RepairRequest): RequestEvent | undefined =>
  DECIDED.includes(status)
    ? history.findLast((event) => DECIDED.includes(event.status) && event.actor === 'agent' && event.note !== '')
    : undefined;

/** The status of the request, what happens next and until when, and what the shopper can do now. */
export function RequestHead({ request, can, busy, onReceive, onTimeUp, onCopy }: RequestHeadProps) {
  const now = useShopClock()();
  const { number, status, submittedAt, parcelNumber } = request;
  const verdict = verdictOf(request);
  return (
    <DetailsHead
      title={<FormattedMessage {...messages[status]} />}
      actions={
        <div className={styles.actions}>
          <ButtonLink to={{ name: 'chat', order: number }} size="large" icon={<Icon name="chat" />}>
            <FormattedMessage {...messages.chat} />
          </ButtonLink>
          {parcelNumber === '' ? null : (
            <ButtonLink to={{ name: 'repairTracking', request: number }} size="large" icon={<Icon name="truck" />}>
              <FormattedMessage {...messages.track} />
            </ButtonLink>
          )}
          {canPayNow(request, can, now) ? (
            <MainLink to={{ name: 'repairPayment', request: number }} text={messages.pay} />
          ) : null}
          {can('receive', request) ? (
            <ReceiveButton look="main" size="large" isBusy={busy === 'receive'} onReceive={onReceive} />
          ) : null}
          {status === 'expired' || status === 'cancelled' || status === 'rejected' || status === 'refunded' ? (
            <ButtonLink to={{ name: 'repair' }} size="large">
              <FormattedMessage {...messages.requestAgain} />
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {verdict ? (
        <p>
          <b>
            <FormattedMessage {...messages.agentSays} />
          </b>{' '}
          {verdict.note}
        </p>
      ) : null}
      <p>
        <FormattedMessage {...messages[nextOfRequest(request)]} />
      </p>
      <StatusLine>
        <RequestStatusLabel status={status} />
        <span>
          <FormattedMessage {...messages.number} /> <RequestNumber number={number} onCopy={onCopy} />
        </span>
        {submittedAt === undefined ? null : <DateTime moment={submittedAt} style="date" />}
      </StatusLine>
      <p className={styles.clock} data-waits={status === 'toPay' || status === 'needInfo' || undefined}>
        <RequestClock request={request} onTimeUp={onTimeUp} />
      </p>
    </DetailsHead>
  );
}
