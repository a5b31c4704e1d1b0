import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { GroupBuyLabel } from '../../../commerce/GroupBuyLabel/GroupBuyLabel.tsx';
import { OrderNumber } from '../../../commerce/OrderNumber/OrderNumber.tsx';
import { actionsFor } from '../actions-for.ts';
import { orderMessages } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { labelOf } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.tsx';
import { messages } from './OrderScreen.messages.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';
import styles from './OrderScreen.module.css';

type OrderHeadProps = Pick<OrderScreenProps, 'actions' | 'onTimeUp' | 'onCopy'> & { order: Order };

/** The state of the order, as the title and in the shop's own sentence, and the first available action. */
export function OrderHead({ order, actions, onTimeUp, onCopy }: OrderHeadProps) {
  const { number, state, stateTitle, stateMessage, cancelsAt, placedAt, lines, pieces, parcels } = order;
  const confirmsAt = state === 'toReceive' ? order.autoConfirmsAt : undefined;
  const payUntil = state === 'unpaid' ? cancelsAt : undefined;
  const [first] = actionsFor(order, actions.unknownPayments?.has(order.number));
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          {parcels.length > 0 ? (
            <FormattedMessage {...messages.inParcels} values={{ count: parcels.length }} />
          ) : (
            <FormattedMessage {...messages[labelOf(order)]} />
          )}
        </h1>
        {state === 'unknown' ? (
          <p>
            <FormattedMessage {...messages.unknownText} values={{ title: stateTitle || 'none' }} />
          </p>
        ) : null}
        {/* The payment deadline is shown below, localized. */}
        {stateMessage && payUntil === undefined ? <p>{stateMessage}</p> : null}
        <p className={styles.facts}>
          <GroupBuyLabel groupBuy={order.groupBuy} />
          <span>
            <FormattedMessage {...orderMessages.number} /> <OrderNumber number={number} onCopy={onCopy} />
          </span>
          <span>
            <FormattedMessage {...orderMessages.contents} values={{ kinds: lines.length, pieces }} />
          </span>
          {placedAt === undefined ? null : <DateTime moment={placedAt} style="date" />}
        </p>
        {payUntil === undefined ? null : (
          <p className={styles.until}>
            <FormattedMessage
              {...messages.payWithin}
              values={{ time: <Countdown key="time" look="clock" until={payUntil} onEnd={onTimeUp} /> }}
            />
          </p>
        )}
        {confirmsAt === undefined ? null : (
          <p className={styles.until}>
            <FormattedMessage
              {...messages.autoConfirms}
              values={{ day: <DateTime key="day" moment={confirmsAt} style="day" /> }}
            />
          </p>
        )}
      </div>
      <div className={styles.action}>
        <ButtonLink to={{ name: 'chat', order: number }} size="large" icon={<Icon name="chat" />}>
          <FormattedMessage {...orderMessages.ask} />
        </ButtonLink>
        {first ? (
          <OrderActionButton
            action={first}
            orderNumber={number}
            actions={actions}
            size="large"
            look={first === 'pay' || first === 'confirmReceipt' ? 'main' : 'outline'}
          />
        ) : null}
      </div>
    </header>
  );
}
