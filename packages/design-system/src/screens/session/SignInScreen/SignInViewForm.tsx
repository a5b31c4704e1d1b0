import { FormattedMessage } from 'react-intl';
import type { SmsCode } from '../../../commerce/SmsCodeField/sms-code.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import type { Place, SignInView } from '../../../places/places.ts';
import { AccountForm } from './AccountForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import {
  isOffered,
  offerOf,
  type Attempt,
  type NewPasswordSent,
  type SignInOffers,
  type SignInValues,
} from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';
import { WechatPanel } from './WechatPanel.tsx';

export type SignInViewFormProps = {
  view: SignInView;
  offers: SignInOffers;
  toView: (view: SignInView) => Place;
  values: SignInValues;
  onValues: (change: Partial<SignInValues>) => void;
  attempts: Record<SignInView, Attempt>;
  /** Asking for codes: one for each view that needs a code. */
  sms: Record<'mobile' | 'register' | 'reset', SmsCode>;
  /** The page of WeChat with the QR code; '' until it is known. */
  wechatAddress: string;
  /** Whether WeChat returned from a sign-in that was not started in this tab. */
  isWechatForeign: boolean;
  onSignIn: (credentials: { account: string; password: string }) => void;
  onMobileSignIn: (sent: { phone: string; captcha: string }) => void;
  onRegister: (sent: NewPasswordSent) => void;
  onReset: (sent: NewPasswordSent) => void;
  /** Asks again what the server offers. */
  onRetry: () => void;
};

const NOT_OFFERED = {
  mobile: messages.noMobile,
  wechat: messages.noWechat,
  register: messages.noRegistration,
  reset: messages.noReset,
};

/** The form of a view, once it is known that the server offers it; if it does not, that and the password form. */
export function SignInViewForm(props: SignInViewFormProps) {
  const { view, offers, toView, values, onValues, attempts } = props;
  const passwordForm = (
    <PasswordForm
      values={values}
      onValues={onValues}
      attempt={attempts.password}
      onSignIn={props.onSignIn}
      toReset={isOffered(offers.registration) ? toView('reset') : undefined}
    />
  );
  if (view === 'password') return passwordForm;
  return (
    <WhenReady of={offerOf(view, offers)} skeleton={<FormSkeleton />} onRetry={props.onRetry}>
      {(isThere) =>
        isThere ? (
          <OfferedForm {...props} view={view} />
        ) : (
          <>
            <div className={styles.note}>
              <Notice tone="plain">
                <FormattedMessage {...NOT_OFFERED[view]} />
              </Notice>
            </div>
            {passwordForm}
          </>
        )
      }
    </WhenReady>
  );
}

/** In the shape of a form with two fields. */
const FormSkeleton = () => (
  <div className={styles.form}>
    <Skeleton shape="block" height="0.68rem" />
    <Skeleton shape="block" height="0.68rem" />
    <Skeleton shape="block" height="0.44rem" />
  </div>
);

function OfferedForm({ view, ...props }: SignInViewFormProps & { view: Exclude<SignInView, 'password'> }) {
  const { values, onValues, attempts, sms } = props;
  if (view === 'wechat')
    return <WechatPanel address={props.wechatAddress} isForeign={props.isWechatForeign} attempt={attempts.wechat} />;
  const form = { values, onValues, sms: sms[view], attempt: attempts[view] };
  if (view === 'mobile') return <MobileForm {...form} onSignIn={props.onMobileSignIn} />;
  // With a key, so that one form does not show the errors of the other.
  return (
    <AccountForm key={view} {...form} kind={view} onSend={view === 'register' ? props.onRegister : props.onReset} />
  );
}
