import { ready } from '../../../loadable.ts';
import type { SmsCode, SmsCodeRequest } from '../../../commerce/SmsCodeField/sms-code.ts';
import type { Attempt, SignInOffers, SignInValues } from './sign-in.ts';

export const NO_VALUES: SignInValues = {
  account: '',
  phone: '',
  password: '',
  newPassword: '',
  mobileCode: '',
  registerCode: '',
  resetCode: '',
};
export const TYPED: SignInValues = { ...NO_VALUES, account: '13800135620', password: 'pip-demo', phone: '13800135620' };
export const ALL_OFFERED: SignInOffers = { mobile: ready(true), wechat: ready(true), registration: ready(true) };
export const PASSWORD_ONLY: SignInOffers = { mobile: ready(false), wechat: ready(false), registration: ready(false) };

const IDLE: Attempt = { isBusy: false };
export const NO_ATTEMPTS = { password: IDLE, mobile: IDLE, wechat: IDLE, register: IDLE, reset: IDLE };

const nothing = () => undefined;
/** Asking for a code, in a state; another code may be asked for at once. */
export const codeIn = (request: SmsCodeRequest): SmsCode => ({
  request,
  waits: {},
  onSend: nothing,
  onPictureText: nothing,
  onOtherPicture: nothing,
  onSlide: nothing,
  onCancel: nothing,
});

export const AGREEMENTS = {
  terms: { title: '用户协议', html: '<p>请在 <b>10 分钟</b>内付款。</p>' },
  privacy: { title: '隐私政策', html: '<p>手机号只用来登录。</p>' },
};
