import type { BoughtSet } from '@shop/contracts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { SetPicture } from '../../../commerce/SetPicture/SetPicture.tsx';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Loadable } from '../../../loadable.ts';
import { messages } from './RepairSetScreen.messages.ts';
import styles from './Purchases.module.css';

export type PurchasesProps = {
  /** Absent for a visitor. */
  purchases: Loadable<readonly BoughtSet[]> | undefined;
  /** The purchase that is chosen: an order may have several sets. */
  chosen: { orderNumber: string; setNumber: string } | undefined;
  onChoose: (bought: BoughtSet) => void;
  onRetry: () => void;
};

/** The sets that the shopper bought in this shop: one press fills in set, date and order number. */
export function Purchases({ purchases, chosen, onChoose, onRetry }: PurchasesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.purchases}>
      <h2 id={headingId}>
        <FormattedMessage {...messages.purchases} />
      </h2>
      {purchases ? (
        <WhenReady of={purchases} skeleton={<Skeleton shape="block" height="1.6rem" />} onRetry={onRetry}>
          {(all) =>
            all.length === 0 ? (
              <p className={styles.quiet}>
                <FormattedMessage {...messages.noPurchases} />
              </p>
            ) : (
              <ul>
                {all.map((bought) => (
                  <PurchaseRow
                    key={`${bought.orderNumber} ${bought.set.number}`}
                    bought={bought}
                    isChosen={bought.orderNumber === chosen?.orderNumber && bought.set.number === chosen.setNumber}
                    onChoose={() => onChoose(bought)}
                  />
                ))}
              </ul>
            )
          }
        </WhenReady>
      ) : (
        <SignInOffer />
      )}
    </section>
  );
}

type PurchaseRowProps = { bought: BoughtSet; isChosen: boolean; onChoose: () => void };

function PurchaseRow({ bought: { set, boughtOn }, isChosen, onChoose }: PurchaseRowProps) {
  const id = useId();
  const date = <DateTime key="date" moment={Date.parse(`${boughtOn}T12:00:00+08:00`)} style="date" />;
  return (
    <li className={styles.row}>
      <SetPicture pictures={set.pictures} size="small" />
      <span className={styles.text}>
        <b id={`${id}-name`}>{set.name}</b>
        <small className={styles.quiet}>
          <span className={styles.number}>{set.number}</span>
          <span id={`${id}-date`}>
            <FormattedMessage {...messages.bought} values={{ date }} />
          </span>
        </small>
      </span>
      <Button
        look="quiet"
        aria-pressed={isChosen}
        aria-describedby={`${id}-name ${id}-date`}
        className={styles.choose}
        onClick={onChoose}
      >
        <FormattedMessage {...(isChosen ? messages.chosen : messages.choose)} />
      </Button>
    </li>
  );
}

const SignInOffer = () => (
  <>
    <p className={styles.quiet}>
      <FormattedMessage {...messages.signInText} />
    </p>
    <ButtonLink to={{ name: 'login' }}>
      <FormattedMessage {...messages.signIn} />
    </ButtonLink>
  </>
);
