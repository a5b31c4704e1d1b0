import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NOW } from '../fixtures.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = {
  component: ConnectionNotice,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { connection: { status: 'waiting', retryAt: NOW + 7300 }, now: NOW, onRetry: fn() },
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Connecting: Story = { args: { connection: { status: 'connecting' } } };
export const Online: Story = { args: { connection: { status: 'online' } } };
export const Off: Story = { args: { connection: { status: 'off' } } };
export const SignedOut: Story = { args: { connection: { status: 'signedOut' } } };
export const NoService: Story = { args: { connection: { status: 'noService' } } };
export const HostNotAllowed: Story = {
  args: { connection: { status: 'noService', blockedHost: 'chat.shop.example:40002' } },
};
/** The wait is over, the next attempt is about to begin. */
export const Overdue: Story = { args: { connection: { status: 'waiting', retryAt: NOW - 3000 } } };
export const WorstCaseEnglish: Story = {
  args: { connection: { status: 'noService', blockedHost: 'customer-service.chat.shop.example:40002' } },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = {
  args: { connection: { status: 'signedOut' } },
  globals: { language: 'zh-Hant' },
};
