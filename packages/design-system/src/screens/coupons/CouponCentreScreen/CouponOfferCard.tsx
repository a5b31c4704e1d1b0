import type { CouponOffer } from '@shop/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import type { CouponGoods } from '../coupon-goods.ts';
import { messages } from './CouponCentreScreen.messages.ts';
import styles from './CouponCentreScreen.module.css';
import { receiptOf, type Receipt, type Receiving } from '../../../commerce/coupon-receiving.ts';

export type CouponOfferCardProps = {
  offer: CouponOffer;
  goods: CouponGoods;
  receiving: Receiving | undefined;
  isMember: boolean | undefined;
  onReceive: (id: string) => void;
};

/** A coupon to receive: how many are left, the button, and what became of it. */
export function CouponOfferCard({ offer, goods, receiving, isMember, onReceive }: CouponOfferCardProps) {
  const receipt = receiptOf(offer, receiving, isMember);
  const hasIt = receipt === 'received' || receipt === 'again';
  const card = useFocusAfterReceipt(hasIt);
  const canReceive = receipt === 'receivable' || receipt === 'again';
  return (
    <div ref={card} tabIndex={-1} className={styles.card}>
      <CouponCard
        coupon={offer}
        goods={goods}
        tone={receipt === 'gone' ? 'over' : 'live'}
        tag={<State offer={offer} receipt={receipt} />}
        more={<Left offer={offer} />}
        isUsable={hasIt}
        action={
          canReceive ? (
            <Button isBusy={receiving?.status === 'busy'} onClick={() => onReceive(offer.id)}>
              <FormattedMessage {...(receipt === 'again' ? messages.again : messages.receive)} />{' '}
              <VisuallyHidden>{offer.title}</VisuallyHidden>
            </Button>
          ) : null
        }
        outcome={<Outcome receiving={receiving} isSettled={receipt === 'received'} />}
      />
    </div>
  );
}

/** Moves the focus to the coupon when the button that received it is gone. */
function useFocusAfterReceipt(hasIt: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(hasIt);
  useEffect(() => {
    if (hasIt && !before.current && document.activeElement === document.body) card.current?.focus();
    before.current = hasIt;
  }, [hasIt]);
  return card;
}

/** Announced when it changes. */
function State({ offer: { timesReceived, limit = 0 }, receipt }: { offer: CouponOffer; receipt: Receipt }) {
  const tags: Partial<Record<Receipt, ReactNode>> = {
    received: (
      <Tag tone="green" icon="check">
        <FormattedMessage {...messages.received} />
      </Tag>
    ),
    again: (
      <Tag tone="green" icon="check">
        <FormattedMessage {...messages.receivedOf} values={{ times: timesReceived, limit }} />
      </Tag>
    ),
    gone: (
      <Tag tone="plain">
        <FormattedMessage {...messages.gone} />
      </Tag>
    ),
    members: (
      <Tag tone="plain">
        <FormattedMessage {...messages.members} />
      </Tag>
    ),
  };
  return <span role="status">{tags[receipt]}</span>;
}

/** How many are left, and the share as a bar where the total is known. */
function Left({ offer: { left, total = 0 } }: { offer: CouponOffer }) {
  if (left === undefined || left === 0) return null;
  if (total < left) {
    return (
      <span>
        <FormattedMessage {...messages.left} values={{ left }} />
      </span>
    );
  }
  return (
    <span className={styles.left}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(left / total) * 100}%` }} />
      </span>
      <FormattedMessage {...messages.leftOf} values={{ left, total }} />
    </span>
  );
}

/** Why the coupon was not received, in the server's text, or that this is not known. */
function Outcome({ receiving, isSettled }: { receiving: Receiving | undefined; isSettled: boolean }) {
  if (receiving?.status === 'refused') {
    return (
      <p role="alert" className={styles.refused}>
        {receiving.message}
      </p>
    );
  }
  return receiving?.status === 'unknown' && !isSettled ? (
    <p role="alert" className={styles.unknown}>
      <FormattedMessage {...messages.unknown} />
    </p>
  ) : null;
}
