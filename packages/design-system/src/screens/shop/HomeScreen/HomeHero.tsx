import { FormattedMessage } from 'react-intl';
import { DELIVERY } from '../../../delivery.ts';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { onIdle } from '../../../layout/prefetch.ts';
import styles from './HomeHero.module.css';
import { messages } from './HomeScreen.messages.ts';

/** Four hundred parts take a while to draw: they wait for an idle moment, so that the page answers at once. */
const loadTray = async () => {
  await new Promise<void>((resolve) => void onIdle(resolve));
  return (await import('../../../pictures/scenes/tray.ts')).trayScene();
};

/** What the shop is, its two main ways in, and three facts (spec section 9) beside a tray of sorted parts. */
export function HomeHero() {
  const money = useMoney();
  return (
    <section className={styles.hero}>
      <div className={styles.page}>
        <div className={styles.say}>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage {...messages.lead} />
          </p>
          <p className={styles.ways}>
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
