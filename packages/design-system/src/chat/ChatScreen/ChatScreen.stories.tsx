import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { loading, ready } from '../../loadable.ts';
import { kinds, lan, longTalk, NOTICE, NOW, standings, talk, yuan } from '../fixtures.ts';
import { ChatScreen } from './ChatScreen.tsx';

const meta = {
  component: ChatScreen,
  args: {
    line: { at: 'online' },
    agents: [lan, yuan],
    agent: { ...lan, isOnline: true },
    lines: talk,
    past: { state: 'ready' },
    older: { state: 'ready' },
    hasOlder: false,
    unread: 0,
    notice: ready({ html: NOTICE }),
    support: '技术支持：诺颗工坊',
    draft: '',
    isMuted: false,
    now: NOW,
    asStored: (text: string) => text.trim(),
    onDraft: fn(),
    onSend: fn(),
    onImage: fn(async () => 'kept' as const),
    onAskOlder: fn(),
    onRetry: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onTurnTo: fn(),
    onMute: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { line: { at: 'connecting' }, agents: [], agent: undefined, lines: [], past: { state: 'loading' }, notice: loading } };
export const Failed: Story = { args: { line: { at: 'waiting', retryAt: NOW + 5000 }, agents: [], agent: undefined, lines: [], past: { state: 'failed', failure: { kind: 'offline' } } } };
export const Empty: Story = { args: { lines: [] } };
export const Kinds: Story = { args: { lines: kinds } };
export const LongConversation: Story = { args: { lines: longTalk(400), hasOlder: true } };
export const Narrow: Story = { args: { lines: standings }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { agent: { ...lan, name: 'Alexandra from the replacement parts desk', isOnline: false }, lines: standings }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { lines: kinds }, globals: { language: 'zh-Hant' } };
