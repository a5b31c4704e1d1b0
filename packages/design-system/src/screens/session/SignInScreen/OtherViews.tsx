import { FormattedMessage } from 'react-intl';
import { Link } from '../../../elements/Link/Link.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { Place, SignInView } from '../../../places/places.ts';
import { isOffered } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type OtherViewsProps = {
  view: SignInView;
  registration: Loadable<boolean>;
  toView: (view: SignInView) => Place;
};

/** Below the form: from signing in to registration, and back. It has its room before it is known whether one can register. */
export function OtherViews({ view, registration, toView }: OtherViewsProps) {
  const isSignIn = view !== 'register' && view !== 'reset';
  const isLoading = isSignIn && registration.state === 'loading';
  if (isSignIn && !isLoading && !isOffered(registration)) return null;
  const lead = view === 'reset' ? messages.remembered : messages.hasAccount;
  return (
    <p className={styles.other} data-loading={isLoading || undefined} aria-hidden={isLoading || undefined}>
      <FormattedMessage {...(isSignIn ? messages.isNew : lead)} />{' '}
      <Link to={toView(isSignIn ? 'register' : 'password')} className={styles.target}>
        <FormattedMessage {...(isSignIn ? messages.toRegister : messages.toSignIn)} />
      </Link>
    </p>
  );
}
