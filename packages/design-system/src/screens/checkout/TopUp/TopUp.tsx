import type { Fen, TopUpOffer } from '@shop/contracts';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PaymentCode, type ScanCode } from '../PaymentCode/PaymentCode.tsx';
import { messages } from './TopUp.messages.ts';
import styles from './TopUp.module.css';

/** The state of topping up the balance during payment. */
export type TopUpState = {
  offers: Loadable<readonly TopUpOffer[]>;
  /** The chosen offer and its code; absent once the balance has increased. */
  chosen?: { offer: TopUpOffer; code: Loadable<ScanCode> };
  /** Requests the offers. */
  onOpen: () => void;
  /** Also requests a new code of the same offer. */
  onChoose: (offer: TopUpOffer) => void;
};

export type TopUpProps = TopUpState & {
  /** The amount that the balance lacks for the order. */
  missing: Fen;
};

/** Amounts to top up, and the code to pay them. */
export function TopUp({ offers, chosen, missing, onOpen, onChoose }: TopUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function focusHeading() {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.topUp}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </h3>
      <WhenReady of={offers} skeleton={<Skeleton shape="block" height="0.64rem" />} onRetry={onOpen}>
        {(all) =>
          all.length === 0 ? (
            <Notice tone="plain">
              <FormattedMessage {...messages.none} />
            </Notice>
          ) : (
            <ul className={styles.offers}>
              {all.map((offer) => (
                <li key={offer.id}>
                  <Offer offer={offer} isChosen={offer.id === chosen?.offer.id} missing={missing} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          )
        }
      </WhenReady>
      {chosen ? (
        <>
          <PaymentCode
            by="alipay"
            code={chosen.code}
            amount={chosen.offer.amount}
            onRenew={() => onChoose(chosen.offer)}
          />
          <p className={styles.waiting}>
            <FormattedMessage {...messages.waiting} />
          </p>
        </>
      ) : null}
    </div>
  );
}

type OfferProps = { offer: TopUpOffer; isChosen: boolean; missing: Fen; onChoose: (offer: TopUpOffer) => void };

function Offer({ offer, isChosen, missing, onChoose }: OfferProps) {
  const money = useMoney();
  const stillMissing = missing - offer.amount - offer.gift;
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
      <span className={styles.reach}>
        {stillMissing > 0 ? (
          <FormattedMessage {...messages.stillShort} values={{ missing: money(stillMissing) }} />
        ) : (
          <FormattedMessage {...messages.enough} />
        )}
      </span>
    </button>
  );
}
