import type { RepairRequest } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { ListRow } from '../../../commerce/ListRow/ListRow.tsx';
import { RequestStatusLabel } from '../../../commerce/RequestStatusLabel/RequestStatusLabel.tsx';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import type { ChangeOutcome } from '../request-changes.ts';
import { ReceiveButton } from '../ReceiveButton/ReceiveButton.tsx';
import { RequestClock } from '../RequestClock/RequestClock.tsx';
import { RequestNumber } from '../RequestNumber/RequestNumber.tsx';
import { RequestOutcome } from '../RequestOutcome/RequestOutcome.tsx';
import { FirstAction } from './FirstAction.tsx';
import { messages } from './RepairsScreen.messages.ts';
import type { RepairsScreenProps } from './RepairsScreen.tsx';
import styles from './RepairsScreen.module.css';

export type RequestRowProps = Pick<RepairsScreenProps, 'can' | 'onReceive' | 'onTimeUp' | 'onCopy'> & {
  request: RepairRequest;
  isBusy: boolean;
  outcome: ChangeOutcome | undefined;
};

/** A request in the list: its status and clock, the set, the price, and the next thing to do. */
export function RequestRow({ request, outcome, can, isBusy, onReceive, onTimeUp, onCopy }: RequestRowProps) {
  const { formatMessage } = useIntl();
  const { number, status, set, lines, price, eligibility, submittedAt } = request;
  const particles = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ListRow
      label={formatMessage(messages.request, { number })}
      foot={
        <>
          {submittedAt === undefined ? null : <DateTime moment={submittedAt} style="date" />}
          <span>
            <FormattedMessage {...messages.number} /> <RequestNumber number={number} onCopy={onCopy} />
          </span>
        </>
      }
      others={
        can('receive', request) ? (
          <ReceiveButton look="text" isBusy={isBusy} onReceive={() => onReceive(number)} />
        ) : null
      }
      outcome={outcome ? <RequestOutcome outcome={outcome} /> : null}
    >
      <div className={styles.request}>
        <SetPicture pictures={set.pictures} size="small" />
        <div className={styles.set}>
          <Link to={{ name: 'repairRequest', request: number }} look="plain" className={styles.name}>
            {set.name}
          </Link>
          <p className={styles.quiet}>
            <FormattedMessage
              {...messages.contents}
              values={{
                set: (
                  <span key="set" className={styles.number}>
                    {set.number}
                  </span>
                ),
                particles,
              }}
            />
          </p>
        </div>
        <div className={styles.state}>
          <RequestStatusLabel status={status} />
          <p className={styles.quiet}>
            <RequestClock request={request} onTimeUp={onTimeUp} />
          </p>
        </div>
        <div className={styles.sum}>
          <Price fen={price.total} size="small" tone={eligibility.kind === 'free' ? 'free' : 'plain'} />
        </div>
        <div className={styles.action}>
          <FirstAction request={request} can={can} />
        </div>
      </div>
    </ListRow>
  );
}
