import type { Agreement } from '@shop/contracts';
import type { Failure, Loadable } from '../../../loadable.ts';
import type { SignInView } from '../../../places/places.ts';

export type SignInWay = 'password' | 'mobile' | 'wechat';

/** What was typed. The app holds it, so that it survives errors, another view and a change of language. */
export type SignInValues = {
  account: string;
  phone: string;
  password: string;
  newPassword: string;
  mobileCode: string;
  registerCode: string;
  resetCode: string;
};

/** An attempt of a view: whether it is in progress, and why the last one failed. */
export type Attempt = { isBusy: boolean; failure?: Failure | undefined };

/** Whether the server offers a way, as far as its answers show it. Signing in by password is always offered. */
export type SignInOffers = Record<'mobile' | 'wechat' | 'registration', Loadable<boolean>>;

/** The texts that the shopper agrees to; absent where the server has none. */
export type Agreements = { terms?: Agreement | undefined; privacy?: Agreement | undefined };

export type NewPasswordSent = { phone: string; captcha: string; password: string };

export const offerOf = (view: Exclude<SignInView, 'password'>, offers: SignInOffers): Loadable<boolean> =>
  view === 'register' || view === 'reset' ? offers.registration : offers[view];

/** The view, or that of the password where it is known that the server does not offer it. */
export function viewThatIsOffered(view: SignInView, offers: SignInOffers): SignInView {
  if (view === 'password') return view;
  const offer = offerOf(view, offers);
  return offer.state === 'ready' && !offer.value ? 'password' : view;
}

export const isOffered = (offer: Loadable<boolean>): boolean => offer.state === 'ready' && offer.value;
