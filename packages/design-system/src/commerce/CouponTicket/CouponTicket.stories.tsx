import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../elements/Button/Button.tsx';
import { Tag } from '../../elements/Tag/Tag.tsx';
import { CouponTicket } from './CouponTicket.tsx';

const meta = {
  component: CouponTicket,
  args: {
    amount: 500,
    from: '满 ¥49.00 可用',
    title: '老客券 满 49 减 5',
    tone: 'live',
    tag: <Tag tone="accent">新到</Tag>,
    terms: (
      <>
        <span>全部零件可用</span>
        <span>2026年11月20日至2026年12月20日</span>
      </>
    ),
    foot: <Button>去使用</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', maxWidth: '4.6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponTicket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Over: Story = { args: { tone: 'over', tag: <Tag tone="plain">已过期</Tag>, foot: undefined } };
export const WithDecimals: Story = { args: { amount: 990 } };
export const Thousands: Story = { args: { amount: 123_400 } };
export const LongestAmount: Story = { args: { amount: 12_345_678 } };
export const WithMore: Story = { args: { children: <p>下单时在确认订单页选这张券。</p> } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    amount: 1250,
    from: 'from ¥1,299.00 of goods',
    title: 'Returning customers: brackets, hinges and turntables of every size',
    tag: <Tag tone="accent">New</Tag>,
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { title: '老客券 滿 49 折 5', from: '滿 ¥49.00 可用' },
  globals: { language: 'zh-Hant' },
};
