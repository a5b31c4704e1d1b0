import { FormattedMessage } from 'react-intl';
import { PartScene } from '../../../elements/PartPicture/PartScene.tsx';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

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
        <PartScene name="welcome" />
      </div>
    </section>
  );
}
