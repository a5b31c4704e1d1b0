import type { Moment, SliderChallenge, SmsPurpose } from '@shop/contracts';
import type { SmsCode, SmsCodeRequest } from '@shop/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, toFailure } from '../../data/call-error.ts';
import { shopTime } from '../../data/shop-clock.ts';
import { before, loadSmsCalls, NotOrdered, orderWithKey, requestAfter, type Proof } from './order-sms-code.ts';
import { codeKeyQuery } from './session.query.ts';
import { startWait, useSmsWaits } from './sms-waits.store.ts';

/** Remembered while the tab is open: servers without a slider captcha are asked for one only once. */
const SLIDER_KEY = ['hasSliderCaptcha'];

/** What the server asked for before it sends a code. */
type Attempt = { phone: string; version: number; challenge?: SliderChallenge };

/**
 * Asks for codes by text message: with a key, which is renewed once when it has expired, and after the captcha that the
 * server wants. Another code for the same number may be asked for 60 s after the answer.
 */
export function useSmsCode(purpose: SmsPurpose, now: () => Moment = shopTime): SmsCode {
  const client = useQueryClient();
  const { waits } = useSmsWaits();
  const [request, setRequest] = useState<SmsCodeRequest>({ status: 'none' });
  const attempt = useRef<Attempt>({ phone: '', version: 0 });

  async function showPicture(problem?: unknown): Promise<void> {
    const { pictureAddress } = await before(loadSmsCalls());
    const { key } = await before(client.fetchQuery(codeKeyQuery()));
    attempt.current.version += 1;
    setRequest({
      status: 'picture',
      address: pictureAddress(key, attempt.current.version),
      isBusy: false,
      ...failureOf(problem),
    });
  }

  async function showSlider(problem?: unknown): Promise<boolean> {
    if (client.getQueryData(SLIDER_KEY) === false) return false;
    const challenge = await before(loadSmsCalls().then(({ fetchSlider }) => fetchSlider(now())));
    client.setQueryData(SLIDER_KEY, challenge !== undefined);
    if (!challenge) return false;
    attempt.current.challenge = challenge;
    const { picture, piece } = challenge;
    setRequest({ status: 'slider', puzzle: { picture, piece }, isBusy: false, ...failureOf(problem) });
    return true;
  }

  async function order(proof: Proof = {}): Promise<void> {
    const { phone } = attempt.current;
    const result = await orderWithKey(client, { phone, purpose, ...proof });
    if (result.kind === 'pictureRequired') return showPicture();
    startWait(phone, now());
    const { codeLifetimeMinutes: minutes } = result.key;
    setRequest({ status: 'sent', phone, ...(minutes === undefined ? {} : { minutes }) });
    return undefined;
  }

  /** Runs a step; its failure is shown where the shopper can act on it. */
  const run = (step: () => Promise<unknown>, onRefused?: (problem: CallError) => Promise<unknown>) => {
    const fail = (problem: unknown) => setRequest(requestAfter(problem));
    void step().catch((problem: unknown) =>
      onRefused && problem instanceof CallError && problem.kind === 'refused'
        ? onRefused(problem).catch(fail)
        : fail(problem),
    );
  };
  const setBusy = () => setRequest((shown) => ('isBusy' in shown ? { ...shown, isBusy: true } : shown));

  return {
    request,
    waits,
    onSend: (phone) => {
      attempt.current = { phone, version: attempt.current.version };
      setRequest({ status: 'sending' });
      run(async () => (await showSlider()) || order());
    },
    onPictureText: (pictureText) => {
      setBusy();
      run(() => order({ pictureText }), showPicture);
    },
    onOtherPicture: () => {
      setBusy();
      run(async () => (request.status === 'slider' ? showSlider() : showPicture()));
    },
    onSlide: (x) => {
      const { challenge } = attempt.current;
      if (!challenge) return;
      setBusy();
      const solve = async () => (await loadSmsCalls()).solveSlider(challenge, x);
      run(async () => {
        const proof = await solve().catch(async (problem: unknown) => {
          if (!(problem instanceof CallError && problem.kind === 'refused')) throw new NotOrdered(problem);
          await showSlider(problem);
          return undefined;
        });
        if (proof !== undefined) await order({ proof });
      });
    },
    onCancel: () => setRequest({ status: 'none' }),
  };
}

const failureOf = (problem: unknown) => (problem === undefined ? {} : { failure: toFailure(problem) });
