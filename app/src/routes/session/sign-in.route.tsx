import { SignInScreen, type SignInScreenProps } from '@shop/design-system/screens/session/SignInScreen/SignInScreen';
import { ready, useIsHydrated } from '@shop/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { isUnknownCall } from '../../data/outcome.ts';
import { toFailedPart } from '../../data/to-failed-part.ts';
import { registerMutation, resetPasswordMutation } from '../../features/session/session.mutation.ts';
import { agreementsQuery } from '../../features/session/session.query.ts';
import { useSmsCode } from '../../features/session/use-sms-code.ts';
import { readPath } from '../../language/language.ts';
import { mobileSignInMutation, signInMutation } from '../../session/session.mutation.ts';
import { useSession } from '../../session/session.store.ts';
import { useGo } from '../../use-go.ts';
import { readView, returnTarget } from './sign-in-view.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignInOffers } from './use-sign-in-offers.ts';
import { useSignInValues } from './use-sign-in-values.ts';
import { useWechatSignIn } from './use-wechat-sign-in.ts';

/** An attempt as the screen shows it. */
const attemptOf = (mutation: { isPending: boolean; error: unknown }) => ({
  isBusy: mutation.isPending,
  failure: mutation.error ? toFailure(mutation.error) : undefined,
});

export function SignInRoute() {
  const { pathname, search } = useLocation();
  const { language, path } = readPath(pathname);
  const { view, toView } = readView(path, new URLSearchParams(search));
  const { wasSignedOut } = useSession();
  const go = useGo();
  const { values, onValues } = useSignInValues();
  const isHydrated = useIsHydrated();
  const back = useMemo(() => (isHydrated ? returnTarget() : undefined), [isHydrated]);
  const [made, setMade] = useState<SignInScreenProps['notice']>();
  const agreements = useQuery(agreementsQuery(language));

  const onSuccess = useAfterSignIn();
  const signIn = useMutation({ ...signInMutation(), onSuccess });
  const mobile = useMutation({ ...mobileSignInMutation(), onSuccess });
  /** Neither registration nor a new password returns a token, so the shopper is signed in with what they typed. */
  const enter = (notice: SignInScreenProps['notice']) => (_: unknown, sent: { phone: string; password: string }) =>
    signIn.mutate(
      { account: sent.phone, password: sent.password },
      {
        onError: () => {
          onValues({ account: sent.phone, password: sent.password });
          setMade(notice);
          go(toView('password'));
        },
      },
    );
  const register = useMutation({ ...registerMutation(), onSuccess: enter('registered') });
  const reset = useMutation({ ...resetPasswordMutation(), onSuccess: enter('passwordChanged') });
  const { offers, appId, onRetry } = useSignInOffers(isUnknownCall(register.error) || isUnknownCall(reset.error));
  const wechat = useWechatSignIn({ appId, isShown: view === 'wechat', onSuccess });
  const sms = { mobile: useSmsCode('login'), register: useSmsCode('register'), reset: useSmsCode('reset') };
  const thenSignIn = (attempt: ReturnType<typeof attemptOf>) => ({
    ...attempt,
    isBusy: attempt.isBusy || signIn.isPending,
  });

  return (
    <SignInScreen
      view={view}
      toView={toView}
      offers={isUnknownCall(mobile.error) ? { ...offers, mobile: ready(false) } : offers}
      values={values}
      onValues={onValues}
      attempts={{
        password: attemptOf(signIn),
        mobile: attemptOf(mobile),
        register: thenSignIn(attemptOf(register)),
        reset: thenSignIn(attemptOf(reset)),
        wechat,
      }}
      sms={sms}
      wechatAddress={wechat.address}
      isWechatForeign={wechat.isForeign}
      agreements={agreements.data}
      failedAgreements={toFailedPart(agreements)}
      returnsTo={back}
      notice={made ?? (wasSignedOut ? 'signedOut' : undefined)}
      onSignIn={(credentials) => signIn.mutate(credentials)}
      onMobileSignIn={(sent) => mobile.mutate(sent)}
      onRegister={(sent) => register.mutate(sent)}
      onReset={(sent) => reset.mutate(sent)}
      onRetry={onRetry}
    />
  );
}
