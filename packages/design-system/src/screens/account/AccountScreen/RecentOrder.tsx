import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { GroupBuyLabel } from '../../../commerce/GroupBuyLabel/GroupBuyLabel.tsx';
import { OrderStatusLabel } from '../../../commerce/OrderStatusLabel/OrderStatusLabel.tsx';
import { PartThumbnails } from '../../../commerce/PartName/PartThumbnails.tsx';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { messages } from './AccountScreen.messages.ts';
import styles from './AccountScreen.module.css';

/** More pictures than these are shown as a number. */
const MAX_PICTURES = 4;

/** An order in a row: its state, pictures, contents and amount, and the link to pay or to see it. */
export function RecentOrder({ order, isMain }: { order: Order; isMain: boolean }) {
  const { formatMessage } = useIntl();
  const { number, lines, pieces, prices, placedAt, state } = order;
  return (
    <article className={styles.row} aria-label={formatMessage(messages.order, { number })}>
      <div className={styles.status}>
        <OrderStatusLabel order={order} />
        <GroupBuyLabel groupBuy={order.groupBuy} />
        <p className={styles.quiet}>{placedAt === undefined ? null : <DateTime moment={placedAt} style="date" />}</p>
      </div>
      <PartThumbnails lines={lines} max={MAX_PICTURES} others={messages.others} className={styles.pictures} />
      <div className={styles.contents}>
        <p>
          <FormattedMessage {...messages.contents} values={{ kinds: lines.length, pieces }} />
        </p>
        <p className={styles.orderNumber}>{number}</p>
      </div>
      <div className={styles.sum}>
        <Price fen={prices.toPay} size="small" />
      </div>
      <div className={styles.action}>
        {state === 'unpaid' ? (
          <ButtonLink to={{ name: 'payment', order: number }} look={isMain ? 'main' : 'outline'} isWide>
            <FormattedMessage {...messages.pay} />
          </ButtonLink>
        ) : (
          <ButtonLink to={{ name: 'order', order: number }} isWide>
            <FormattedMessage {...messages.details} />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
