import type { Meta, StoryObj } from '@storybook/react-vite';
import { loading } from '../../loadable.ts';
import { kinds, lan, longTalk, NOW, standings } from '../fixtures.ts';
import roomMeta from '../ChatRoom/ChatRoom.stories.tsx';
import { ChatScreen } from './ChatScreen.tsx';

// As in the window, but for what only a window can do.
const { onClose: _close, popOut: _popOut, ...room } = roomMeta.args;

const meta = {
  component: ChatScreen,
  args: room,
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  args: {
    line: { at: 'connecting' },
    agents: [],
    agent: undefined,
    lines: [],
    past: { state: 'loading' },
    notice: loading,
  },
};
export const Failed: Story = {
  args: {
    line: { at: 'waiting', retryAt: NOW + 5000 },
    agents: [],
    agent: undefined,
    lines: [],
    past: { state: 'failed', failure: { kind: 'offline' } },
  },
};
export const Empty: Story = { args: { lines: [] } };
export const Kinds: Story = { args: { lines: kinds } };
export const LongConversation: Story = { args: { lines: longTalk(400), hasOlder: true } };
export const Narrow: Story = { args: { lines: standings }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { agent: { ...lan, name: 'Alexandra from the replacement parts desk', isOnline: false }, lines: standings },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { lines: kinds }, globals: { language: 'zh-Hant' } };
