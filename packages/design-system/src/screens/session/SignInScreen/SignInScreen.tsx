import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type SignInScreenProps = SignInFormProps & {
  /** Where the shopper returns to after signing in, if redirected here. */
  returnsTo?: 'cart' | 'order' | 'product' | 'page';
  /** Whether the session expired while the shopper was signed in. */
  wasSignedOut?: boolean;
};

const RETURNS = { cart: messages.toCart, order: messages.toOrder, product: messages.toProduct, page: messages.toPage };

/** Sign-in with account and password. */
export function SignInScreen({ returnsTo, wasSignedOut = false, ...form }: SignInScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <div className={styles.columns}>
        <WelcomePanel />
        <section className={styles.side}>
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          {returnsTo ? (
            <p className={styles.back}>
              <FormattedMessage {...RETURNS[returnsTo]} />
            </p>
          ) : null}
          {wasSignedOut ? (
            <div className={styles.note} role="status">
              <Notice tone="plain" title={formatMessage(messages.signedOut)}>
                <FormattedMessage {...messages.signedOutText} />
              </Notice>
            </div>
          ) : null}
          <SignInForm {...form} />
        </section>
      </div>
    </Page>
  );
}
