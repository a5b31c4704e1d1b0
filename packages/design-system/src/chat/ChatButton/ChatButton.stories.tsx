import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatButton } from './ChatButton.tsx';

const meta = {
  component: ChatButton,
  decorators: [
    (Story) => (
      <div style={{ display: 'inline-flex', padding: '0.16rem', fontSize: '0.12rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { unread: 0, isOpen: false, onOpen: fn(), onPrefetch: fn() },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { isBusy: true } };
export const Unread: Story = { args: { unread: 3 } };
export const Opened: Story = { args: { isOpen: true } };
export const WorstCaseEnglish: Story = { args: { unread: 1200 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { unread: 120 }, globals: { language: 'zh-Hant' } };
