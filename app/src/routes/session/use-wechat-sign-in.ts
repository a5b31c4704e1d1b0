import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { requestPage } from '../../data/request-page.ts';
import {
  startWechatSignIn,
  takeWechatState,
  useWechatState,
  wechatAddress,
} from '../../features/session/wechat.store.ts';
import { inLanguage } from '../../language/language.ts';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { wechatSignInMutation } from '../../session/session.mutation.ts';

type Options = { appId: string; isShown: boolean; onSuccess: () => void };

/**
 * Sign-in by WeChat: the address of its page with the QR code while that is shown, and the sign-in with the code that
 * it returns. The code is removed from the address at once and used once.
 */
export function useWechatSignIn({ appId, isShown, onSuccess }: Options) {
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const { state } = useWechatState();
  const [isForeign, setForeign] = useState(false);
  const signIn = useMutation({ ...wechatSignInMutation(), onSuccess });
  const code = query.get('code');
  const usedCode = useRef<string>(undefined);

  const signInWith = useEffectEvent((returned: string) => {
    if (usedCode.current === returned) return;
    usedCode.current = returned;
    const isOurs = takeWechatState(query.get('state'));
    setQuery({ form: 'wechat' }, { replace: true });
    setForeign(!isOurs);
    if (isOurs) signIn.mutate(returned);
  });
  useEffect(() => {
    if (code) signInWith(code);
  }, [code]);
  useEffect(() => {
    // A code that came back is answered before another sign-in is started.
    if (isShown && !code && state === '') startWechatSignIn();
  }, [isShown, code, state]);

  const returnTo = new URL(inLanguage(paths.login, language), requestPage.current.origin).href;
  return {
    address: isShown && appId && state ? wechatAddress(appId, returnTo, state) : '',
    isForeign,
    isBusy: signIn.isPending,
    failure: signIn.error ? toFailure(signIn.error) : undefined,
  };
}
