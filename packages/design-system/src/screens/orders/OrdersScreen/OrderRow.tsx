import type { Moment, Order, OrderState } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { CopyNumber } from '../../../commerce/CopyNumber/CopyNumber.tsx';
import { PartThumbnail } from '../../../commerce/PartName/PartName.tsx';
import { actionsFor } from '../actions-for.ts';
import { words } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { OrderStateWord } from '../OrderStateWord/OrderStateWord.tsx';
import { messages } from './OrdersScreen.messages.ts';
import type { OrdersScreenProps } from './OrdersScreen.tsx';
import styles from './OrdersScreen.module.css';

type OrderRowProps = Pick<OrdersScreenProps, 'acts' | 'onTimeUp' | 'onCopy'> & { order: Order };

/** So many pictures are shown; the others are a number. */
const PICTURES = 5;

/** An order in the list: where it stands, what is in it, what it cost, and what can be done now. */
export function OrderRow({ order, acts, onTimeUp, onCopy }: OrderRowProps) {
  const { formatMessage } = useIntl();
  const { number, lines, pieces, prices, placedAt, payWay } = order;
  const [first, ...others] = actionsFor(order);
  const problem = acts.problems[number];
  return (
    <article className={styles.row} aria-label={formatMessage(messages.order, { number })}>
      <div className={styles.order}>
        <div className={styles.state}>
          <OrderStateWord order={order} />
          <p className={styles.quiet}>
            <Since order={order} onTimeUp={() => onTimeUp(number)} />
          </p>
        </div>
        <div className={styles.pictures}>
          {lines.slice(0, PICTURES).map((line) => (
            <PartThumbnail key={line.id} line={line} size="small" />
          ))}
          {lines.length > PICTURES ? (
            <span className={styles.more}>
              <FormattedMessage {...messages.others} values={{ count: lines.length - PICTURES }} />
            </span>
          ) : null}
        </div>
        <div className={styles.contents}>
          <p className={styles.name}>
            {lines.length > 1 ? (
              <FormattedMessage {...messages.andOthers} values={{ name: lines[0]?.name }} />
            ) : (
              lines[0]?.name
            )}
          </p>
          <p className={styles.quiet}>
            <FormattedMessage {...words.contents} values={{ kinds: lines.length, pieces }} />
          </p>
        </div>
        <div className={styles.sum}>
          <Price fen={prices.toPay} size="small" />
          <p className={styles.quiet}>{payWay}</p>
        </div>
        <div className={styles.action}>
          {first ? (
            <OrderActionButton
              action={first}
              orderNumber={number}
              acts={acts}
              look={first === 'pay' ? 'main' : 'outline'}
            />
          ) : null}
        </div>
      </div>
      <div className={styles.foot}>
        {placedAt === undefined ? null : <DateTime moment={placedAt} style="date" />}
        <span>
          <FormattedMessage {...words.number} /> <CopyNumber number={number} onCopy={onCopy} />
        </span>
        <span className={styles.others}>
          {others.map((action) => (
            <OrderActionButton key={action} action={action} orderNumber={number} acts={acts} look="text" />
          ))}
          <ButtonLink to={{ name: 'order', order: number }} look="text">
            <FormattedMessage {...messages.details} />
          </ButtonLink>
        </span>
      </div>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
    </article>
  );
}

type Step = { word: 'paidOn' | 'shippedOn' | 'receivedOn' | 'completedOn'; of: (order: Order) => Moment | undefined };
/** The step that a state has reached last. */
const REACHED: Partial<Record<OrderState, Step>> = {
  toShip: { word: 'paidOn', of: ({ paidAt }) => paidAt },
  toReceive: { word: 'shippedOn', of: ({ shippedAt }) => shippedAt },
  toReview: { word: 'receivedOn', of: ({ receivedAt }) => receivedAt },
  completed: { word: 'completedOn', of: ({ completedAt }) => completedAt },
};

/** Since when it stands there, or for how long still. */
function Since({ order, onTimeUp }: { order: Order; onTimeUp: () => void }) {
  if (order.parcels.length > 0)
    return <FormattedMessage {...messages.inParcels} values={{ count: order.parcels.length }} />;
  if (order.state === 'unpaid') {
    return order.cancelsAt === undefined ? null : (
      <FormattedMessage
        {...messages.left}
        values={{ time: <Countdown key="time" look="clock" until={order.cancelsAt} onEnd={onTimeUp} /> }}
      />
    );
  }
  const step = REACHED[order.state];
  const at = step?.of(order);
  return step && at !== undefined ? (
    <FormattedMessage {...messages[step.word]} values={{ day: <DateTime key="day" moment={at} style="day" /> }} />
  ) : null;
}
