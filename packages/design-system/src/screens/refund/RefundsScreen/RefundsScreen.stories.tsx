import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishRefunds, refundOfDeleted, refunds, stockRefunds } from '../../../commerce/fixtures-refunds.ts';
import { RefundsScreen } from './RefundsScreen.tsx';

const meta = {
  component: RefundsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    refunds: ready(refunds),
    tab: 'all',
    hasMore: false,
    busy: new Set(),
    problems: {},
    onWithdraw: fn(),
    onDelete: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RefundsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { refunds: loading } };
export const Failed: Story = { args: { refunds: failed('server') } };
export const Empty: Story = { args: { refunds: ready([]) } };
export const NoneOpen: Story = { args: { refunds: ready([]), tab: 'open' } };
export const Done: Story = { args: { refunds: ready(refunds.slice(3)), tab: 'done' } };
export const More: Story = { args: { hasMore: true } };
export const LoadingMore: Story = { args: { hasMore: true, isLoadingMore: true } };
export const Busy: Story = { args: { busy: new Set([refunds[0]?.number ?? '']) } };
export const Refused: Story = {
  args: { problems: { [refunds[0]?.number ?? '']: { kind: 'refused', message: '商家刚刚已退款，不能再撤销' } } },
};
/** The list of a stock server, with a product that was deleted later. */
export const Stock: Story = { args: { refunds: ready([...stockRefunds.slice(0, 2), refundOfDeleted]) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { refunds: ready(englishRefunds), hasMore: true },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { hasMore: true }, globals: { language: 'zh-Hant' } };
