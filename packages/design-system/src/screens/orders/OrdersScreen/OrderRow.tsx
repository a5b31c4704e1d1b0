import type { Moment, Order, OrderState } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { BoughtAgain } from '../../../commerce/BoughtAgain/BoughtAgain.tsx';
import { GroupBuyLabel } from '../../../commerce/GroupBuyLabel/GroupBuyLabel.tsx';
import { KnownName } from '../../../commerce/KnownName/KnownName.tsx';
import { ListRow } from '../../../commerce/ListRow/ListRow.tsx';
import { OrderNumber } from '../../../commerce/OrderNumber/OrderNumber.tsx';
import { PartThumbnails } from '../../../commerce/PartName/PartThumbnails.tsx';
import { actionsFor } from '../actions-for.ts';
import { orderMessages } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { OrderStatusLabel } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.tsx';
import { GoneState } from './GoneState.tsx';
import { messages } from './OrdersScreen.messages.ts';
import type { GoneOrders, OrdersScreenProps } from './OrdersScreen.tsx';
import styles from './OrdersScreen.module.css';

type OrderRowProps = Pick<OrdersScreenProps, 'actions' | 'onTimeUp' | 'onCopy'> & {
  order: Order;
  /** What became of it, once it has left the list. */
  gone?: GoneOrders[string] | undefined;
};

/** More pictures than these are shown as a number. */
const MAX_PICTURES = 5;

/** An order in the list: its state, contents, amount and available actions. One that has left the list has none. */
export function OrderRow({ order, gone, actions, onTimeUp, onCopy }: OrderRowProps) {
  const { formatMessage } = useIntl();
  const { number, lines, pieces, prices, placedAt, payWay } = order;
  const [first, ...others] = gone ? [] : actionsFor(order, actions.unknownPayments?.has(order.number));
  const problem = actions.problems[number];
  const boughtAgain = actions.boughtAgain?.[number];
  return (
    <ListRow
      label={formatMessage(messages.order, { number })}
      foot={
        <>
          {placedAt === undefined ? null : <DateTime moment={placedAt} style="date" />}
          <span>
            <FormattedMessage {...orderMessages.number} /> <OrderNumber number={number} onCopy={onCopy} />
          </span>
        </>
      }
      others={
        <>
          {others.map((action) => (
            <OrderActionButton key={action} action={action} orderNumber={number} actions={actions} look="text" />
          ))}
          {gone === 'cancelled' || gone === 'deleted' ? null : (
            <ButtonLink to={{ name: 'order', order: number }} look="text">
              <FormattedMessage {...messages.details} />
            </ButtonLink>
          )}
        </>
      }
      outcome={
        <>
          {problem ? (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          ) : null}
          {boughtAgain ? <BoughtAgain result={boughtAgain} /> : null}
        </>
      }
    >
      <div className={styles.order}>
        <div className={styles.state}>
          {gone ? (
            <GoneState gone={gone} />
          ) : (
            <>
              <OrderStatusLabel order={order} />
              <GroupBuyLabel groupBuy={order.groupBuy} />
              <p className={styles.quiet}>
                <Since order={order} onTimeUp={() => onTimeUp(number)} />
              </p>
            </>
          )}
        </div>
        <PartThumbnails lines={lines} max={MAX_PICTURES} others={messages.others} className={styles.pictures} />
        <div className={styles.contents}>
          <p className={styles.name}>
            {lines.length > 1 ? (
              <FormattedMessage {...messages.andOthers} values={{ name: lines[0]?.name }} />
            ) : (
              lines[0]?.name
            )}
          </p>
          <p className={styles.quiet}>
            <FormattedMessage {...orderMessages.contents} values={{ kinds: lines.length, pieces }} />
          </p>
        </div>
        <div className={styles.sum}>
          <Price fen={prices.toPay} size="small" />
          <p className={styles.quiet}>
            <KnownName of={payWay} />
          </p>
        </div>
        <div className={styles.action}>
          {first ? (
            <OrderActionButton
              action={first}
              orderNumber={number}
              actions={actions}
              look={first === 'pay' ? 'main' : 'outline'}
            />
          ) : null}
        </div>
      </div>
    </ListRow>
  );
}

type Step = {
  message: 'paidOn' | 'shippedOn' | 'receivedOn' | 'completedOn';
  timeOf: (order: Order) => Moment | undefined;
};
/** The latest step that a state has reached. */
const REACHED: Partial<Record<OrderState, Step>> = {
  toShip: { message: 'paidOn', timeOf: ({ paidAt }) => paidAt },
  toReceive: { message: 'shippedOn', timeOf: ({ shippedAt }) => shippedAt },
  toReview: { message: 'receivedOn', timeOf: ({ receivedAt }) => receivedAt },
  completed: { message: 'completedOn', timeOf: ({ completedAt }) => completedAt },
};

/** Since when the order is in its state, or how long it can still be paid. */
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
  const at = step?.timeOf(order);
  return step && at !== undefined ? (
    <FormattedMessage {...messages[step.message]} values={{ day: <DateTime key="day" moment={at} style="day" /> }} />
  ) : null;
}
