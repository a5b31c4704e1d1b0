import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { StudMark } from '../../../elements/StudMark/StudMark.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import { messages } from './RepairPaymentScreen.messages.ts';
import styles from './RepairPaymentScreen.module.css';

type PaidRequestProps = {
  request: RepairRequest;
  onCopy: ((number: string) => Promise<void> | void) | undefined;
};

/** A paid request: the amount, until when it is processed, and where to follow it. */
export function PaidRequest({ request, onCopy }: PaidRequestProps) {
  const { number, price, clock } = request;
  return (
    <section className={styles.paid}>
      <p className={styles.done} role="status">
        <StudMark state="done" />
        <span>
          <FormattedMessage {...messages.paidAmount} /> <Price fen={price.total} size="large" />
        </span>
      </p>
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
      <div className={styles.links}>
        <ButtonLink to={{ name: 'repairRequest', request: number }} look="main" size="large">
          <FormattedMessage {...messages.toRequest} />
        </ButtonLink>
        <ButtonLink to={{ name: 'repairs' }} size="large">
          <FormattedMessage {...messages.toRequests} />
        </ButtonLink>
      </div>
    </section>
  );
}
