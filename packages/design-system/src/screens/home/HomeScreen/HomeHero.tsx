import { FormattedMessage } from 'react-intl';
import { DELIVERY } from '../../../delivery.ts';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { onIdle } from '../../../layout/prefetch.ts';
import styles from './HomeHero.module.css';
import { messages } from './HomeScreen.messages.ts';

/** Drawing four hundred parts takes time, so it waits until the browser is idle and the page stays responsive. */
const loadTray = async () => {
  await new Promise<void>((resolve) => void onIdle(resolve));
  return (await import('../../../pictures/scenes/tray.ts')).trayScene();
};

/** Headline, the two main buttons and three facts (spec section 9) beside a picture of a tray of sorted parts. */
export function HomeHero() {
  const money = useMoney();
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
            <ButtonLink to={{ name: 'upload' }} size="large" icon={<Icon name="upload" />}>
              <FormattedMessage {...messages.upload} />
            </ButtonLink>
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>
                <FormattedMessage {...messages.freeName} />
              </dt>
              <dd>
                <FormattedMessage {...messages.freeFrom} values={{ amount: money(DELIVERY.freeFrom) }} />
              </dd>
            </div>
            <div>
              <dt>
                <FormattedMessage {...messages.feeName} />
              </dt>
              <dd>{money(DELIVERY.fee)}</dd>
            </div>
            <div>
              <dt>
                <FormattedMessage {...messages.repairName} />
              </dt>
              <dd>
                <FormattedMessage {...messages.repairWithin} />
              </dd>
            </div>
          </dl>
        </div>
        <div className={styles.scene}>
          <LazyScene load={loadTray} />
        </div>
      </div>
    </section>
  );
}
