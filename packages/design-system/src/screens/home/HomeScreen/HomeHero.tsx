import type { DeliveryTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { PartScene } from '../../../elements/PartPicture/PartScene.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { useMayHaveFeature } from '../../../places/LinkProvider.tsx';
import styles from './HomeHero.module.css';
import { messages } from './HomeScreen.messages.ts';

/** Headline, the two main buttons and the terms of delivery where the shop names them, beside a tray of sorted parts. */
export function HomeHero({ delivery }: { delivery: DeliveryTerms | undefined }) {
  const money = useMoney();
  const mayMatchLists = useMayHaveFeature('listMatching');
  return (
    <section className={styles.hero}>
      <div className={styles.page}>
        <div className={styles.text}>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage {...messages.lead} />
          </p>
          <p className={styles.actions}>
            <MainLink to={{ name: 'parts' }} text={messages.browse} />
            {mayMatchLists ? (
              <ButtonLink to={{ name: 'upload' }} size="large" icon={<Icon name="upload" />}>
                <FormattedMessage {...messages.upload} />
              </ButtonLink>
            ) : null}
          </p>
          <div className={styles.terms}>
            {delivery ? (
              <dl className={styles.facts}>
                <div>
                  <dt>
                    <FormattedMessage {...messages.freeName} />
                  </dt>
                  <dd>
                    <FormattedMessage {...messages.freeFrom} values={{ amount: money(delivery.freeFrom) }} />
                  </dd>
                </div>
                <div>
                  <dt>
                    <FormattedMessage {...messages.feeName} />
                  </dt>
                  <dd>{money(delivery.fee)}</dd>
                </div>
              </dl>
            ) : null}
          </div>
        </div>
        <div className={styles.scene}>
          <PartScene name="tray" />
        </div>
      </div>
    </section>
  );
}
