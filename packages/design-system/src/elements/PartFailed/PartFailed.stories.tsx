import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PartFailed } from './PartFailed.tsx';

const meta = {
  component: PartFailed,
  args: { failure: { kind: 'offline' }, onRetry: fn(), children: '优惠券加载失败。' },
} satisfies Meta<typeof PartFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ServerMessage: Story = { args: { failure: { kind: 'refused', message: '活动太火爆' } } };
export const TooManyRequests: Story = { args: { failure: { kind: 'busy', waitSeconds: 30 } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { failure: { kind: 'malformed' }, children: 'The coupons for this product could not be loaded.' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { failure: { kind: 'server' }, children: '優惠券載入失敗。' },
  globals: { language: 'zh-Hant' },
};
