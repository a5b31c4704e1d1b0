import type { DeliveryTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { onIdle } from '../../../layout/prefetch.ts';
import { useHasFeature } from '../../../places/LinkProvider.tsx';
import styles from './HomeHero.module.css';
import { messages } from './HomeScreen.messages.ts';

/** Drawing four hundred parts takes time, so it waits until the browser is idle and the page stays responsive. */
const loadTray = async () => {
  await new Promise<void>((resolve) => void onIdle(resolve));
  return (await import('../../../pictures/scenes/tray.ts')).trayScene();
};

/** Headline, the two main buttons, the terms of repair and those of delivery where the shop names them, beside a picture of a tray of sorted parts. */
export function HomeHero({ delivery }: { delivery: DeliveryTerms | undefined }) {
  const money = useMoney();
  const hasListMatching = useHasFeature('listMatching');
  const hasRepair = useHasFeature('repair');
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
            <ButtonLink to={{ name: 'parts' }} look="main" size="large">
              <FormattedMessage {...messages.browse} />
            </ButtonLink>
            {hasListMatching ? (
              <ButtonLink to={{ name: 'upload' }} size="large" icon={<Icon name="upload" />}>
                <FormattedMessage {...messages.upload} />
              </ButtonLink>
            ) : null}
          </p>
          {hasRepair || delivery ? (
            <dl className={styles.facts}>
              {hasRepair ? (
                <div>
                  <dt>
                    <FormattedMessage {...messages.repairName} />
                  </dt>
                  <dd>
                    <FormattedMessage {...messages.repairWithin} />
                  </dd>
                </div>
              ) : null}
              {delivery ? (
                <>
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
                </>
              ) : null}
            </dl>
          ) : null}
        </div>
        <div className={styles.scene}>
          <LazyScene load={loadTray} />
        </div>
      </div>
    </section>
  );
}
