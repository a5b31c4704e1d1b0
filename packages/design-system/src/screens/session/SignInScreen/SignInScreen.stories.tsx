import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { AGREEMENTS, ALL_OFFERED, codeIn, NO_ATTEMPTS, NO_VALUES, PASSWORD_ONLY, TYPED } from './fixtures-sign-in.ts';
import { SignInScreen, type SignInScreenProps } from './SignInScreen.tsx';

/** The screen with state for the typed values, as the app has it. */
function StatefulScreen({ values, onValues, ...props }: SignInScreenProps) {
  const [typed, setTyped] = useState(values);
  return (
    <SignInScreen
      {...props}
      values={typed}
      onValues={(change) => {
        setTyped((before) => ({ ...before, ...change }));
        onValues(change);
      }}
    />
  );
}

const idle = codeIn({ status: 'none' });
const meta = {
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <StatefulScreen {...args} />,
  args: {
    view: 'password',
    toView: (view) => ({ name: 'login', view }),
    offers: ALL_OFFERED,
    values: NO_VALUES,
    attempts: NO_ATTEMPTS,
    sms: { mobile: idle, register: idle, reset: idle },
    wechatAddress: 'about:blank',
    isWechatForeign: false,
    agreements: AGREEMENTS,
    onValues: fn(),
    onSignIn: fn(),
    onMobileSignIn: fn(),
    onRegister: fn(),
    onReset: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const busy = { isBusy: true };
const refused = (message: string) => ({ isBusy: false, failure: { kind: 'refused', message } as const });
const unanswered = { isBusy: false, failure: { kind: 'slow' } as const };

export const Ready: Story = { args: { values: TYPED, returnsTo: 'cart' } };
/** It is not known yet what the server offers; the password form is there already. */
export const Loading: Story = {
  args: { values: TYPED, offers: { mobile: loading, wechat: loading, registration: loading } },
};
export const Failed: Story = {
  args: { values: TYPED, attempts: { ...NO_ATTEMPTS, password: { isBusy: false, failure: { kind: 'offline' } } } },
};
export const Empty: Story = {};
export const SigningIn: Story = { args: { values: TYPED, attempts: { ...NO_ATTEMPTS, password: busy } } };
export const WrongPassword: Story = {
  args: { values: TYPED, attempts: { ...NO_ATTEMPTS, password: refused('账号或密码错误') } },
};
export const SignedOut: Story = { args: { values: TYPED, notice: 'signedOut', returnsTo: 'order' } };
export const PasswordOnly: Story = { args: { offers: PASSWORD_ONLY, agreements: {} } };
export const Mobile: Story = { args: { view: 'mobile', values: { ...TYPED, mobileCode: '246810' } } };
export const MobileRefused: Story = {
  args: {
    view: 'mobile',
    values: { ...TYPED, mobileCode: '000000' },
    attempts: { ...NO_ATTEMPTS, mobile: refused('验证码错误') },
  },
};
export const MobileUnanswered: Story = {
  args: { view: 'mobile', values: TYPED, attempts: { ...NO_ATTEMPTS, mobile: unanswered } },
};
export const MobileLoading: Story = { args: { view: 'mobile', offers: { ...ALL_OFFERED, mobile: loading } } };
export const MobileFailed: Story = { args: { view: 'mobile', offers: { ...ALL_OFFERED, mobile: failed('offline') } } };
export const MobileNotOffered: Story = { args: { view: 'mobile', offers: PASSWORD_ONLY } };
export const Wechat: Story = { args: { view: 'wechat' } };
export const WechatSigningIn: Story = { args: { view: 'wechat', attempts: { ...NO_ATTEMPTS, wechat: busy } } };
export const WechatRefused: Story = {
  args: { view: 'wechat', attempts: { ...NO_ATTEMPTS, wechat: refused('微信授权失败') } },
};
export const WechatFromElsewhere: Story = { args: { view: 'wechat', isWechatForeign: true } };
export const Register: Story = {
  args: { view: 'register', values: { ...TYPED, registerCode: '246810', newPassword: 'brick-2x4' } },
};
export const RegisterEmpty: Story = { args: { view: 'register' } };
export const RegisterRefused: Story = {
  args: {
    view: 'register',
    values: { ...TYPED, registerCode: '246810', newPassword: 'brick-2x4' },
    attempts: { ...NO_ATTEMPTS, register: refused('该手机号已注册，请直接登录') },
  },
};
export const RegisterUnanswered: Story = {
  args: { view: 'register', values: TYPED, attempts: { ...NO_ATTEMPTS, register: unanswered } },
};
export const Registered: Story = {
  args: { values: TYPED, notice: 'registered', attempts: { ...NO_ATTEMPTS, password: unanswered } },
};
export const Reset: Story = { args: { view: 'reset', values: TYPED } };
export const ResetUnanswered: Story = {
  args: { view: 'reset', values: TYPED, attempts: { ...NO_ATTEMPTS, reset: unanswered } },
};
export const PasswordChanged: Story = {
  args: { values: TYPED, notice: 'passwordChanged', attempts: { ...NO_ATTEMPTS, password: unanswered } },
};
export const ResetNotOffered: Story = {
  args: { view: 'reset', offers: { ...ALL_OFFERED, registration: ready(false) } },
};
export const Narrow: Story = {
  args: { view: 'register', returnsTo: 'product' },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    view: 'register',
    values: TYPED,
    returnsTo: 'page',
    notice: 'signedOut',
    attempts: { ...NO_ATTEMPTS, register: unanswered },
    sms: { mobile: idle, reset: idle, register: codeIn({ status: 'unknown' }) },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    values: TYPED,
    returnsTo: 'product',
    notice: 'signedOut',
    attempts: { ...NO_ATTEMPTS, password: { isBusy: false, failure: { kind: 'refused' } } },
  },
  globals: { language: 'zh-Hant' },
};
