import { FormattedMessage } from 'react-intl';
import { LazyScene } from '../../../elements/LazyScene/LazyScene.tsx';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

const loadScene = () => import('../../../pictures/scenes/house.ts').then(({ houseScene }) => houseScene());

/**
 * A picture of a small brick building beside the form. Its space is reserved, so the layout does not shift when it
 * loads.
 */
export function WelcomePanel() {
  return (
    <section className={styles.panel}>
      <h2>
        <FormattedMessage {...messages.welcome} />
      </h2>
      <p>
        <FormattedMessage {...messages.welcomeText} />
      </p>
      <div className={styles.scene}>
        <LazyScene load={loadScene} />
      </div>
    </section>
  );
}
