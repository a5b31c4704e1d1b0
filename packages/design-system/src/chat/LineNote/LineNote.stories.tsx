import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NOW } from '../fixtures.ts';
import { LineNote } from './LineNote.tsx';

const meta = {
  component: LineNote,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { line: { at: 'waiting', retryAt: NOW + 7300 }, now: NOW, onRetry: fn() },
} satisfies Meta<typeof LineNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Connecting: Story = { args: { line: { at: 'connecting' } } };
export const Online: Story = { args: { line: { at: 'online' } } };
export const Off: Story = { args: { line: { at: 'off' } } };
export const SignedOut: Story = { args: { line: { at: 'signedOut' } } };
export const NoService: Story = { args: { line: { at: 'noService' } } };
/** The time is over, the next try is about to begin. */
export const Overdue: Story = { args: { line: { at: 'waiting', retryAt: NOW - 3000 } } };
export const WorstCaseEnglish: Story = {
  args: { line: { at: 'noService' } },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = { args: { line: { at: 'signedOut' } }, globals: { language: 'zh-Hant' } };
