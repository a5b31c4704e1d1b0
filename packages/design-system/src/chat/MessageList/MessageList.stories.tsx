import type { ConversationItem } from '@shop/chat-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  agentSays,
  iSay,
  kinds,
  longConversation,
  NOW,
  outgoingOf,
  deliveryStatuses,
  conversation,
} from '../fixtures.ts';
import { shopDay } from '../TimeTag/shop-day.ts';
import type { HistoryStatus } from '../history-status.ts';
import { MessageList, type MessageListProps } from './MessageList.tsx';

const meta = {
  component: MessageList,
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 4.2rem)', height: '6rem', maxHeight: '100dvh', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: conversation,
    older: { status: 'ready' },
    hasOlder: false,
    today: shopDay(NOW),
    onLoadOlder: fn(),
    onResend: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) => within(canvas).getByRole('group');
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight < 2;
const waitUntilAtEnd = async (canvas: HTMLElement) => {
  // Rows are measured after the first frame.
  await nextFrames();
  await waitFor(() => expect(isAtEnd(box(canvas)), 'the end is visible').toBe(true));
};
const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 200));

export const Ready: Story = { play: ({ canvasElement }) => waitUntilAtEnd(canvasElement) };
export const Loading: Story = { args: { items: longConversation(30), hasOlder: true, older: { status: 'loading' } } };
export const Failed: Story = {
  args: { items: longConversation(3), hasOlder: true, older: { status: 'failed', failure: { kind: 'offline' } } },
};
export const Kinds: Story = { args: { items: kinds } };
export const DeliveryStatuses: Story = { args: { items: deliveryStatuses } };
export const VeryLongText: Story = {
  args: {
    items: [agentSays('颗粒的颜色会随批次略有差别，'.repeat(200), 2), iSay('LongWordWithoutAnyBlank'.repeat(12), 1)],
  },
  play: async ({ canvasElement }) => {
    const unfold = await within(canvasElement).findByRole('button', { name: /展开全部/ });
    await waitUntilAtEnd(canvasElement);
    // Rows ignore clicks during a scroll.
    await waitFor(() => expect(unfold).not.toHaveStyle({ pointerEvents: 'none' }));
    const before = box(canvasElement).scrollHeight;
    await userEvent.click(unfold);
    const top = box(canvasElement).scrollTop;
    await waitFor(() => expect(box(canvasElement).scrollHeight).toBeGreaterThan(before * 2));
    await nextFrames();
    await expect(box(canvasElement).scrollTop, 'unfolding does not scroll').toBe(top);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '收起' }));
    await waitFor(() => expect(box(canvasElement).scrollHeight).toBe(before));
  },
};
export const TenThousand: Story = {
  args: { items: longConversation(10_000) },
  play: async ({ canvasElement }) => {
    await waitUntilAtEnd(canvasElement);
    await within(canvasElement).findByText(/#10000$/);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(600);
  },
};

/** A conversation with buttons that add messages at either end. */
function Growing({ items: first, ...props }: MessageListProps) {
  const [items, setItems] = useState(first);
  const [older, setOlder] = useState<HistoryStatus>({ status: 'ready' });
  const [from, setFrom] = useState(5000);
  const add = (...more: ConversationItem[]) => setItems((now) => [...now, ...more]);
  const loadOlder = () => {
    setOlder({ status: 'loading' });
    setTimeout(() => {
      setItems((now) => [...longConversation(20, from - 20), ...now]);
      setFrom(from - 20);
      setOlder({ status: 'ready' });
    }, 100);
  };
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' }}>
      <div>
        <button type="button" onClick={() => add(agentSays(`刚到的第 ${items.length} 条`, 0))}>
          agent
        </button>
        <button type="button" onClick={() => add(outgoingOf(`自己的第 ${items.length} 条`, { status: 'inFlight' }))}>
          own
        </button>
        <button
          type="button"
          onClick={() => setItems((now) => [...longConversation(20, from - 20), ...now, agentSays('同时到的', 0)])}
        >
          both
        </button>
      </div>
      <MessageList {...props} items={items} older={older} onLoadOlder={loadOlder} />
    </div>
  );
}
const press = async (canvas: HTMLElement, name: string) => {
  // Clicks without moving the focus.
  within(canvas).getByRole('button', { name }).click();
  await nextFrames();
};
const growing = {
  args: { items: longConversation(60, 5000), hasOlder: true },
  render: (args) => <Growing {...args} />,
} satisfies Partial<Story>;

export const FollowsNewMessages: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await waitUntilAtEnd(canvasElement);
    for (let count = 0; count < 5; count += 1) {
      await press(canvasElement, 'agent');
      await expect(isAtEnd(box(canvasElement))).toBe(true);
    }
    await expect(within(canvasElement).queryByRole('button', { name: /新消息|回到最新/ })).not.toBeInTheDocument();
  },
};
export const StaysWhenScrolledUp: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await waitUntilAtEnd(canvasElement);
    const list = box(canvasElement);
    list.scrollTop -= 500;
    await within(canvasElement).findByRole('button', { name: '回到最新' });
    await nextFrames();
    const before = list.scrollTop;
    await press(canvasElement, 'agent');
    await press(canvasElement, 'agent');
    await expect(list.scrollTop).toBe(before);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2 条新消息' }));
    await waitUntilAtEnd(canvasElement);
    await expect(list).toHaveFocus();
    await expect(within(canvasElement).queryByRole('button', { name: /新消息|回到最新/ })).not.toBeInTheDocument();
    list.scrollTop -= 500;
    await within(canvasElement).findByRole('button', { name: '回到最新' });
    await press(canvasElement, 'own');
    await waitUntilAtEnd(canvasElement);
  },
};
/** The vertical position of a text in the window. */
const topOf = (canvas: HTMLElement, text: RegExp) => within(canvas).getByText(text).getBoundingClientRect().top;

export const OlderWithoutScrolling: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await waitUntilAtEnd(canvasElement);
    const list = box(canvasElement);
    for (const first of [5001, 4981, 4961]) {
      list.scrollTop = 20;
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
      const text = new RegExp(`#${first + 2}$`);
      const before = topOf(canvasElement, text);
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'), { timeout: 3000 });
      await nextFrames();
      await expect(Math.abs(topOf(canvasElement, text) - before)).toBeLessThanOrEqual(2);
      await expect(list.scrollTop).toBeGreaterThan(500);
    }
  },
};
export const OlderAndNewAtOnce: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await waitUntilAtEnd(canvasElement);
    const list = box(canvasElement);
    list.scrollTop = 400;
    await nextFrames();
    const before = topOf(canvasElement, /#5010$/);
    await press(canvasElement, 'both');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(800));
    await nextFrames();
    await expect(Math.abs(topOf(canvasElement, /#5010$/) - before)).toBeLessThanOrEqual(2);
    await within(canvasElement).findByRole('button', { name: '1 条新消息' });
  },
};
export const Narrow: Story = { args: { items: deliveryStatuses }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    older: {
      status: 'failed',
      failure: { kind: 'server', message: 'The service is busy at the moment, please come back in a little while' },
    },
    hasOlder: true,
    items: [agentSays('Hello', 2), outgoingOf('Hm', { status: 'unconfirmed', reason: 'historyUnclear' })],
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    items: [agentSays('你好', 2), outgoingOf('嗯', { status: 'refused', reason: '您傳送的訊息太頻繁，請稍後再試' })],
  },
  globals: { language: 'zh-Hant' },
};
