import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../loadable.ts';
import { WhenPayable } from './PaymentReason.tsx';

const CURL = 'cURL error 60: SSL certificate problem: unable to get local issuer certificate';

const meta = {
  component: WhenPayable<string>,
  args: {
    of: ready('▣'),
    skeleton: <p>▭▭▭</p>,
    onRetry: fn(),
    children: (code: string) => <p>{code}</p>,
  },
} satisfies Meta<typeof WhenPayable<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { of: loading } };
export const Failed: Story = { args: { of: failed('refused', '微信支付未开启') } };
export const Technical: Story = { args: { of: failed('refused', CURL) } };
export const StackTrace: Story = {
  args: {
    of: failed(
      'server',
      Array.from({ length: 30 }, (_, index) => `#${index} /www/wwwroot/shop/vendor/pay/Client.php(${index})`).join(
        '\n',
      ),
    ),
  },
};
export const Narrow: Story = { args: { of: failed('refused', CURL) }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { of: failed('refused', CURL) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { of: failed('refused', CURL) }, globals: { language: 'zh-Hant' } };
