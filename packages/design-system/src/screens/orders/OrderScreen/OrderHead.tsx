import type { Order } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Countdown } from '../../../elements/Countdown/Countdown.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { CopyNumber } from '../../../commerce/CopyNumber/CopyNumber.tsx';
import { actionsFor } from '../actions-for.ts';
import { words } from '../order.messages.ts';
import { OrderActionButton } from '../OrderActionButton/OrderActionButton.tsx';
import { labelOf, OrderStateWord } from '../OrderStateWord/OrderStateWord.tsx';
import { messages } from './OrderScreen.messages.ts';
import type { OrderScreenProps } from './OrderScreen.tsx';
import styles from './OrderScreen.module.css';

type OrderHeadProps = Pick<OrderScreenProps, 'acts' | 'onTimeUp' | 'onCopy'> & { order: Order };

/** Where the order stands, in our word and the shop's own sentence, and what to do now. */
export function OrderHead({ order, acts, onTimeUp, onCopy }: OrderHeadProps) {
  const { number, state, stateMessage, cancelsAt, placedAt, lines, pieces, parcels } = order;
  const payUntil = state === 'unpaid' ? cancelsAt : undefined;
  const [first] = actionsFor(order);
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
        {/* Until when to pay is said below, in the reader's own time and words. */}
        {stateMessage && payUntil === undefined ? <p>{stateMessage}</p> : null}
        <p className={styles.facts}>
          {/* Parcels say each for itself where they stand. */}
          {parcels.length > 0 ? null : <OrderStateWord order={order} />}
          <span>
            <FormattedMessage {...words.number} /> <CopyNumber number={number} onCopy={onCopy} />
          </span>
          <span>
            <FormattedMessage {...words.contents} values={{ kinds: lines.length, pieces }} />
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
      </div>
      <div className={styles.action}>
        <ButtonLink to={{ name: 'chat', order: number }} size="large" icon={<Icon name="chat" />}>
          <FormattedMessage {...words.ask} />
        </ButtonLink>
        {first ? (
          <OrderActionButton
            action={first}
            orderNumber={number}
            acts={acts}
            size="large"
            look={first === 'pay' || first === 'take' ? 'main' : 'outline'}
          />
        ) : null}
      </div>
    </header>
  );
}
