import type { Moment } from '@shop/contracts';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Countdown } from '../../elements/Countdown/Countdown.tsx';
import { Icon } from '../../elements/Icon/Icon.tsx';
import styles from './PaymentDeadline.module.css';

export type PaymentDeadlineProps = {
  until: Moment;
  /** The sentence about the deadline, around `{time}`. */
  message: MessageDescriptor;
  /** Called when the deadline has passed. */
  onEnd: () => void;
};

/** How long it can still be paid, below a line. */
export const PaymentDeadline = ({ until, message, onEnd }: PaymentDeadlineProps) => (
  <p className={styles.clock}>
    <Icon name="clock" size={20} />
    <span>
      <FormattedMessage
        {...message}
        values={{
          time: (
            <b key="time">
              <Countdown look="clock" until={until} onEnd={onEnd} />
            </b>
          ),
        }}
      />
    </span>
  </p>
);
