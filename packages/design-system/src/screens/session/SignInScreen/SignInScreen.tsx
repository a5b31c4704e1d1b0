import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartFailed, type FailedPart } from '../../../elements/PartFailed/PartFailed.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Place, SignInView } from '../../../places/places.ts';
import { Consent } from './Consent.tsx';
import { OtherViews } from './OtherViews.tsx';
import { isOffered, viewThatIsOffered, type Agreements, type SignInOffers } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';
import { SignInTabs } from './SignInTabs.tsx';
import { SignInViewForm, type SignInViewFormProps } from './SignInViewForm.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';

export type SignInScreenProps = SignInViewFormProps & {
  offers: SignInOffers;
  toView: (view: SignInView) => Place;
  /** Undefined while they load. */
  agreements: Agreements | undefined;
  /** Where they could not be loaded. */
  failedAgreements?: FailedPart | undefined;
  /** Where the shopper returns to after signing in, if redirected here. */
  returnsTo?: 'cart' | 'order' | 'product' | 'page' | undefined;
  /**
   * The session expired while the shopper was signed in; or an account or a password was made, but signing in with it
   * failed.
   */
  notice?: 'signedOut' | 'registered' | 'passwordChanged' | undefined;
};

const RETURNS = { cart: messages.toCart, order: messages.toOrder, product: messages.toProduct, page: messages.toPage };
const NOTICES = {
  signedOut: { title: messages.signedOut, text: messages.signedOutText },
  registered: { title: messages.registered, text: messages.registeredText },
  passwordChanged: { title: messages.passwordChanged, text: messages.passwordChangedText },
};

function titleOf(view: SignInView, offersRegistration: boolean) {
  if (view === 'register') return messages.registerTitle;
  if (view === 'reset') return messages.resetTitle;
  return offersRegistration ? messages.titleWithRegistration : messages.title;
}

/** Focuses the heading when another form opens, as for a page of its own: its link is gone or has become another one. */
function useHeadingOf(form: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(form);
  useEffect(
    function focusHeading() {
      if (last.current !== form) heading.current?.focus();
      last.current = form;
    },
    [form],
  );
  return heading;
}

/** Every way to sign in that the server offers, registration, and a new password for who forgot theirs. */
export function SignInScreen({ returnsTo, notice, agreements, failedAgreements, ...props }: SignInScreenProps) {
  const { formatMessage } = useIntl();
  const { offers, toView } = props;
  const view = viewThatIsOffered(props.view, offers);
  const isSignIn = view !== 'register' && view !== 'reset';
  const heading = useHeadingOf(isSignIn ? 'signIn' : view);
  const shown = notice && NOTICES[notice];
  const unknownWay = [offers.mobile, offers.wechat].find(({ state }) => state === 'failed');
  return (
    <Page>
      <div className={styles.columns}>
        <WelcomePanel />
        <section className={styles.side}>
          <h1 ref={heading} tabIndex={-1}>
            <FormattedMessage {...titleOf(view, isOffered(offers.registration))} />
          </h1>
          {returnsTo ? (
            <p className={styles.back}>
              <FormattedMessage {...RETURNS[returnsTo]} />
            </p>
          ) : null}
          {shown ? (
            <div className={styles.note} role="status">
              <Notice tone={notice === 'signedOut' ? 'plain' : 'green'} title={formatMessage(shown.title)}>
                <FormattedMessage {...shown.text} />
              </Notice>
            </div>
          ) : null}
          {isSignIn ? <SignInTabs view={view} offers={offers} toView={toView} /> : null}
          <SignInViewForm {...props} />
          {view === 'password' && unknownWay?.state === 'failed' ? (
            <PartFailed failure={unknownWay.failure} onRetry={props.onRetry}>
              <FormattedMessage {...messages.waysFailed} />
            </PartFailed>
          ) : null}
          {view === 'reset' ? null : (
            <Consent agreements={agreements} failed={failedAgreements} isRegistering={view === 'register'} />
          )}
          <OtherViews view={view} registration={offers.registration} toView={toView} />
        </section>
      </div>
    </Page>
  );
}
