import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../loadable.ts';
import { WhenReady } from './WhenReady.tsx';

const meta = {
  component: WhenReady<string>,
  args: { of: ready('3001'), skeleton: <p>▭▭▭</p>, onRetry: fn(), children: (number: string) => <p>{number}</p> },
} satisfies Meta<typeof WhenReady<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { of: loading } };
export const Failed: Story = { args: { of: failed('offline') } };
export const Slow: Story = { args: { of: failed('slow') } };
export const Malformed: Story = { args: { of: failed('malformed') } };
export const ServerMessage: Story = { args: { of: failed('refused', '商品不存在') } };
export const TooLarge: Story = { args: { of: failed('tooLarge') } };
export const TooManyRequests: Story = { args: { of: { state: 'failed', failure: { kind: 'busy', waitSeconds: 30 } } } };
export const TooManyRequestsForLong: Story = {
  args: { of: { state: 'failed', failure: { kind: 'busy', waitSeconds: 600 } } },
};
export const TooManyRequestsUnknown: Story = { args: { of: failed('busy') } };
/** The page of one thing, which the server does not show for a reason of its own. */
export const WaysOn: Story = { args: { of: failed('refused', '很抱歉!系统开小差了'), list: { name: 'orders' } } };
export const WorstCaseEnglish: Story = { args: { of: failed('malformed') }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { of: failed('server') }, globals: { language: 'zh-Hant' } };
