import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import { HousePanel } from './HousePanel.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type SignInScreenProps = SignInFormProps & {
  /** What waits after signing in, where the shopper was sent here from. */
  returnsTo?: 'cart' | 'order' | 'product' | 'page';
  /** Whether the session ran out in the middle of something. */
  wasSignedOut?: boolean;
};

const RETURNS = { cart: messages.toCart, order: messages.toOrder, product: messages.toProduct, page: messages.toPage };

/** Signing in with account and password. */
export function SignInScreen({ returnsTo, wasSignedOut = false, ...form }: SignInScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <div className={styles.columns}>
        <HousePanel />
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
