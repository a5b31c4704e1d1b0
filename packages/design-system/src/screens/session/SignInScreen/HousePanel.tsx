import { FormattedMessage } from 'react-intl';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

const loadHouse = () => import('../../../pictures/scenes/house.ts').then(({ houseScene }) => houseScene());

/** A small house of parts beside the form. Its box keeps the room from the start, so nothing moves when it comes. */
export function HousePanel() {
  return (
    <section className={styles.panel}>
      <h2>
        <FormattedMessage {...messages.welcome} />
      </h2>
      <p>
        <FormattedMessage {...messages.welcomeText} />
      </p>
      <div className={styles.scene}>
        <LazyScene load={loadHouse} />
      </div>
    </section>
  );
}
