import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { OrderNumber } from '../../../commerce/OrderNumber/OrderNumber.tsx';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { particlesIn } from '../RepairEntry/particles-in.ts';
import { messages as entryMessages } from '../RepairEntry/RepairEntry.messages.ts';
import { messages } from './RepairPaymentScreen.messages.ts';
import styles from './RepairPaymentScreen.module.css';

export type RequestSummaryProps = {
  request: RepairRequest;
  onCopy: ((number: string) => Promise<void> | void) | undefined;
};

/** The set, the number of particles and the number of a request. */
export const RequestSummary = ({ request, onCopy }: RequestSummaryProps) => (
  <>
    <div className={styles.set}>
      <SetPicture pictures={request.set.pictures} size="small" />
      <p>
        <b>{request.set.name}</b>
        <span className={styles.quiet}>
          <FormattedMessage {...entryMessages.particles} values={{ count: particlesIn(request) }} />
        </span>
      </p>
    </div>
    <p className={styles.quiet}>
      <FormattedMessage {...messages.number} /> <OrderNumber number={request.number} onCopy={onCopy} />
    </p>
  </>
);
