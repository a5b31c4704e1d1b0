import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SignInScreen, type SignInScreenProps } from './SignInScreen.tsx';

/** The screen with state for the typed values, as the app has it. */
function StatefulScreen({ account, onAccount, password, onPassword, ...props }: SignInScreenProps) {
  const [name, setName] = useState(account);
  const [secret, setSecret] = useState(password);
  return (
    <SignInScreen
      {...props}
      account={name}
      onAccount={(text) => {
        setName(text);
        onAccount(text);
      }}
      password={secret}
      onPassword={(text) => {
        setSecret(text);
        onPassword(text);
      }}
    />
  );
}

const meta = {
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <StatefulScreen {...args} />,
  args: { account: '', password: '', isBusy: false, onAccount: fn(), onPassword: fn(), onSignIn: fn() },
} satisfies Meta<typeof SignInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { account: '13800135620', password: 'pip-demo' };

export const Ready: Story = { args: { ...typed, returnsTo: 'cart' } };
/** The response is loading. */
export const Loading: Story = { args: { ...typed, isBusy: true } };
export const Failed: Story = { args: { ...typed, failure: { kind: 'offline' } } };
export const Empty: Story = {};
export const WrongPassword: Story = { args: { ...typed, failure: { kind: 'refused', message: '账号或密码错误' } } };
export const SignedOut: Story = { args: { account: typed.account, wasSignedOut: true, returnsTo: 'order' } };
export const Narrow: Story = { args: { returnsTo: 'product' }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { ...typed, returnsTo: 'page', wasSignedOut: true, failure: { kind: 'malformed' } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { ...typed, returnsTo: 'product', wasSignedOut: true, failure: { kind: 'refused' } },
  globals: { language: 'zh-Hant' },
};
