import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { PaidCard } from '../../../commerce/PaidCard/PaidCard.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import { messages } from './RepairPaymentScreen.messages.ts';

type PaidRequestProps = {
  request: RepairRequest;
  onCopy: ((number: string) => Promise<void> | void) | undefined;
};

/** A paid request: the amount, until when it is processed, and where to follow it. */
export function PaidRequest({ request, onCopy }: PaidRequestProps) {
  const { number, price, clock } = request;
  return (
    <PaidCard
      label={<FormattedMessage {...messages.paidAmount} />}
      amount={price.total}
      links={
        <>
          <MainLink to={{ name: 'repairRequest', request: number }} text={messages.toRequest} />
          <ButtonLink to={{ name: 'repairs' }} size="large">
            <FormattedMessage {...messages.toRequests} />
          </ButtonLink>
        </>
      }
    >
      <RequestSummary request={request} onCopy={onCopy} />
      <p>
        {clock?.kind === 'runs' ? (
          <FormattedMessage
            {...messages.due}
            values={{ date: <DateTime key="date" moment={clock.dueAt} style="day" /> }}
          />
        ) : (
          <FormattedMessage {...messages.next} />
        )}
      </p>
    </PaidCard>
  );
}
