import type { Fen, TopUpOffer, TopUpOffers } from '@shop/contracts';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../elements/Price/use-money.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../elements/WhenReady/WhenReady.tsx';
import { OwnAmount } from './OwnAmount.tsx';
import { messages } from './TopUp.messages.ts';
import { TopUpPayment, UnconfirmedTopUp } from './TopUpPayment.tsx';
import type { TopUpState } from './top-up-state.ts';
import styles from './TopUp.module.css';

export type TopUpProps = TopUpState & {
  /** The amount that the balance lacks for an order; absent where nothing is being paid. */
  missing?: Fen;
  /** The level of the heading. @default 'h3' */
  heading?: 'h2' | 'h3';
};

/** Amounts to top up, the shop's notices about it, and the code to pay with. */
export function TopUp({ heading: Heading = 'h3', ...topUp }: TopUpProps) {
  const { offers, chosen, checkFailure, isUnconfirmed, onOpen, onChoose } = topUp;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function focusHeading() {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.panel}>
      <div className={styles.topUp}>
        <div className={styles.choosing}>
          <Heading ref={heading} tabIndex={-1}>
            <FormattedMessage {...messages.title} />
          </Heading>
          {isUnconfirmed ? (
            <UnconfirmedTopUp />
          ) : (
            <WhenReady of={offers} skeleton={<Skeleton shape="block" height="0.64rem" />} onRetry={onOpen}>
              {(all) => <Amounts {...topUp} all={all} />}
            </WhenReady>
          )}
        </div>
        {chosen && !isUnconfirmed ? (
          <TopUpPayment key={chosen.offer.id} {...chosen} checkFailure={checkFailure} onChoose={onChoose} />
        ) : null}
      </div>
    </div>
  );
}

type AmountsProps = Omit<TopUpProps, 'heading'> & { all: TopUpOffers };

/** The shop's offers, an amount of the shopper's own, and the notices about both. */
function Amounts({ all, chosen, missing, typed, onType, onChoose }: AmountsProps) {
  return (
    <>
      {all.offers.length > 0 ? (
        <ul className={styles.offers}>
          {all.offers.map((offer) => (
            <li key={offer.id}>
              <Offer offer={offer} isChosen={offer.id === chosen?.offer.id} missing={missing} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : null}
      <OwnAmount limits={all} typed={typed} onType={onType} onChoose={onChoose} />
      <ul className={styles.notices}>
        {all.notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
        <li>
          <FormattedMessage {...messages.onlyAlipay} />
        </li>
      </ul>
    </>
  );
}

type OfferProps = {
  offer: TopUpOffer;
  isChosen: boolean;
  missing: Fen | undefined;
  onChoose: (offer: TopUpOffer) => void;
};

function Offer({ offer, isChosen, missing, onChoose }: OfferProps) {
  const money = useMoney();
  return (
    <button type="button" className={styles.offer} aria-pressed={isChosen} onClick={() => onChoose(offer)}>
      <b>
        <FormattedMessage {...messages.amount} values={{ amount: money(offer.amount) }} />
      </b>
      {offer.gift > 0 ? (
        <span className={styles.gift}>
          <FormattedMessage {...messages.gift} values={{ gift: money(offer.gift) }} />
        </span>
      ) : null}
      {missing === undefined ? null : <Reach stillMissing={missing - offer.amount - offer.gift} />}
    </button>
  );
}

/** Whether an offer is enough for the order that is being paid. */
function Reach({ stillMissing }: { stillMissing: Fen }) {
  const money = useMoney();
  return (
    <span className={styles.reach}>
      {stillMissing > 0 ? (
        <FormattedMessage {...messages.stillShort} values={{ missing: money(stillMissing) }} />
      ) : (
        <FormattedMessage {...messages.enough} />
      )}
    </span>
  );
}
