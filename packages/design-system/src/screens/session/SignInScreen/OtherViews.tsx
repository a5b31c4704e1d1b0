import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Place, SignInView } from '../../../places/places.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type OtherViewsProps = {
  view: SignInView;
  offersRegistration: boolean;
  toView: (view: SignInView) => Place;
};

/** Below the form: from signing in to registration, and back. */
export function OtherViews({ view, offersRegistration, toView }: OtherViewsProps) {
  const isSignIn = view !== 'register' && view !== 'reset';
  if (isSignIn && !offersRegistration) return null;
  const lead = view === 'reset' ? messages.remembered : messages.hasAccount;
  return (
    <p className={styles.other}>
      <FormattedMessage {...(isSignIn ? messages.isNew : lead)} />{' '}
      <Link to={toView(isSignIn ? 'register' : 'password')} className={styles.target}>
        <FormattedMessage {...(isSignIn ? messages.toRegister : messages.toSignIn)} />
      </Link>
    </p>
  );
}
