import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmButton } from '../../../elements/ConfirmButton/ConfirmButton.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Timeline } from '../../../elements/Timeline/Timeline.tsx';
import { DetailsColumns, DetailsLayout } from '../../../commerce/DetailsLayout/DetailsLayout.tsx';
import { RepairLines } from '../../../commerce/RepairLines/RepairLines.tsx';
import { RequestOutcome } from '../RequestOutcome/RequestOutcome.tsx';
import { AfterReceipt } from './AfterReceipt.tsx';
import { EvidenceCard } from './EvidenceCard.tsx';
import { messages } from './RepairRequestScreen.messages.ts';
import type { RepairRequestScreenProps } from './RepairRequestScreen.tsx';
import styles from './RepairRequestScreen.module.css';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestPrices } from './RequestPrices.tsx';
import { stepsOfRequest } from './steps-of-request.ts';

export type RequestDetailsProps = Omit<RepairRequestScreenProps, 'request' | 'isUnavailable' | 'onRetry'> & {
  request: RepairRequest;
};

/** Everything about a request that is loaded. */
export function RequestDetails({ request, ...props }: RequestDetailsProps) {
  const { formatMessage } = useIntl();
  const { can, outcome, maskedCode, onCopy } = props;
  return (
    <DetailsLayout>
      <RequestHead {...props} request={request} />
      {outcome ? <RequestOutcome outcome={outcome} /> : null}
      <Timeline
        steps={stepsOfRequest(request).map(({ step, ...rest }) => ({
          label: formatMessage(messages[step]),
          ...rest,
        }))}
      />
      {can('sendEvidence', request) ? <EvidenceCard {...props} request={request} /> : null}
      {request.status === 'received' ? <AfterReceipt {...props} request={request} /> : null}
      <section>
        <h2 className={styles.heading}>
          <FormattedMessage {...messages.parts} />
        </h2>
        <RepairLines lines={request.lines} isFree={request.eligibility.kind === 'free'} />
      </section>
      <DetailsColumns>
        <RequestFacts request={request} maskedCode={maskedCode} onCopy={onCopy} />
        <RequestPrices request={request} />
      </DetailsColumns>
      <RequestHistory history={request.history} />
      {can('cancel', request) ? <CancelButton {...props} request={request} /> : null}
    </DetailsLayout>
  );
}

function CancelButton({ request, busy, onCancel }: Pick<RequestDetailsProps, 'request' | 'busy' | 'onCancel'>) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { isPaid, status, price, refunded } = request;
  const question = status === 'toPay' ? messages.cancelUnpaid : messages.cancelAsk;
  const texts = {
    ask: formatMessage(messages.cancel),
    question: isPaid
      ? formatMessage(messages.cancelPaid, { amount: money(price.total - refunded) })
      : formatMessage(question),
    yes: formatMessage(messages.cancelYes),
    no: formatMessage(messages.cancelNo),
  };
  return (
    <div className={styles.more}>
      <ConfirmButton texts={texts} isBusy={busy === 'cancel'} onConfirm={onCancel} />
    </div>
  );
}
