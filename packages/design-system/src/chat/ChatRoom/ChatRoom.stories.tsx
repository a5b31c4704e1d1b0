import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../loadable.ts';
import {
  agentSays,
  iSay,
  kinds,
  lan,
  longConversation,
  NOTICE,
  NOW,
  outgoingOf,
  deliveryStatuses,
  conversation,
  yuan,
} from '../fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  // As large as in the chat window; the window itself is another component.
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 5.8rem)', height: '7.7rem', maxHeight: '100dvh', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    connection: { status: 'online' },
    agents: [lan, yuan],
    agent: { ...lan, isOnline: true },
    items: conversation,
    history: { status: 'ready' },
    older: { status: 'ready' },
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
    onImage: fn(async () => 'sent' as const),
    onLoadOlder: fn(),
    onRetry: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onSwitchAgent: fn(),
    onMute: fn(),
    onEnd: fn(),
    onClose: fn(),
    popOut: { name: 'chat' },
  },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  args: {
    connection: { status: 'connecting' },
    agents: [],
    agent: undefined,
    items: [],
    history: { status: 'loading' },
    notice: loading,
  },
};
export const Failed: Story = {
  args: {
    connection: { status: 'waiting', retryAt: NOW + 5000 },
    agents: [],
    agent: undefined,
    items: [],
    history: { status: 'failed', failure: { kind: 'offline' } },
    notice: failed('offline'),
  },
};
export const Empty: Story = { args: { items: [] } };
/** Outgoing messages are shown although the history failed to load. */
export const FailedWithOutgoing: Story = {
  args: {
    items: [outgoingOf('你好', { status: 'queued' })],
    history: { status: 'failed', failure: { kind: 'server' } },
  },
};
export const Kinds: Story = { args: { items: kinds } };
export const DeliveryStatuses: Story = { args: { items: deliveryStatuses } };
export const Connecting: Story = { args: { connection: { status: 'connecting' } } };
export const Waiting: Story = { args: { connection: { status: 'waiting', retryAt: NOW + 7300 } } };
export const SignedOut: Story = { args: { connection: { status: 'signedOut' }, draft: '还有一件事' } };
export const NoService: Story = { args: { connection: { status: 'noService' } } };
export const AgentAway: Story = { args: { agent: { ...lan, isOnline: false } } };
export const OneAgent: Story = { args: { agents: [lan], agent: lan, isMuted: true } };
export const WithUnread: Story = { args: { unread: 3 } };
export const WithoutNotice: Story = { args: { notice: failed('server') } };
export const LongConversation: Story = { args: { items: longConversation(400), hasOlder: true } };
export const Short: Story = { args: { items: [agentSays('你好，想问哪颗？', 1), iSay('3020 大红', 0.5)] } };
export const Narrow: Story = { args: { items: kinds }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    connection: { status: 'waiting', retryAt: NOW + 29_000 },
    agent: { ...lan, name: 'Alexandra from the replacement parts team', isOnline: false },
    agents: [lan, yuan],
    items: [
      ...kinds.slice(0, 1),
      agentSays(
        'The old wall is bright red; one of the bricks in it is magenta. Send a photo of the back, and of the inside of the studs, and I can tell which year they are from.',
        4,
      ),
      outgoingOf(
        'Ships-today-or-tomorrow-or-the-day-after-tomorrow-https://example.com/a-very-long-address-without-a-single-blank',
        { status: 'unconfirmed', reason: 'historyUnclear' },
      ),
      outgoingOf('Can it ship today?', {
        status: 'refused',
        reason: 'You are sending messages too quickly, please wait a little',
      }),
    ],
    notice: ready({ html: '<p>Between 20 and 22 November parcels leave a day later than usual.</p>' }),
    support: 'Technical support: noppo works',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    items: [
      agentSays('牆是大紅，混進一顆梅紅[em-tlj-1]', 3),
      outgoingOf('剛下了這筆訂單', { status: 'unconfirmed', reason: 'noAnswer' }),
    ],
    connection: { status: 'signedOut' },
  },
  globals: { language: 'zh-Hant' },
};
