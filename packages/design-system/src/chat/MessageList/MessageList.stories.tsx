import type { ConversationLine } from '@shop/chat-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { agentSays, iSay, kinds, longTalk, NOW, outgoingOf, standings, talk } from '../fixtures.ts';
import { shopDay } from '../TimeTag/shop-day.ts';
import type { Waiting } from '../waiting.ts';
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
    lines: talk,
    older: { state: 'ready' },
    hasOlder: false,
    today: shopDay(NOW),
    onAskOlder: fn(),
    onResend: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: HTMLElement) => within(canvas).getByRole('group');
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight < 2;
const settled = async (canvas: HTMLElement) => {
  // Rows are measured after the first frame: until then the list is its own end.
  await nextFrames();
  await waitFor(() => expect(isAtEnd(box(canvas)), 'the end is in sight').toBe(true));
};
const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 200));

export const Ready: Story = { play: ({ canvasElement }) => settled(canvasElement) };
export const Loading: Story = { args: { lines: longTalk(30), hasOlder: true, older: { state: 'loading' } } };
export const Failed: Story = {
  args: { lines: longTalk(3), hasOlder: true, older: { state: 'failed', failure: { kind: 'offline' } } },
};
export const Kinds: Story = { args: { lines: kinds } };
export const Standings: Story = { args: { lines: standings } };
export const VeryLongText: Story = {
  args: {
    lines: [agentSays('颗粒的颜色会随批次略有差别，'.repeat(200), 2), iSay('LongWordWithoutAnyBlank'.repeat(12), 1)],
  },
  play: async ({ canvasElement }) => {
    const unfold = await within(canvasElement).findByRole('button', { name: /展开全部/ });
    // While it scrolls, rows take no press.
    await nextFrames();
    const before = box(canvasElement).scrollHeight;
    await userEvent.click(unfold);
    const top = box(canvasElement).scrollTop;
    await waitFor(() => expect(box(canvasElement).scrollHeight).toBeGreaterThan(before * 2));
    await nextFrames();
    await expect(box(canvasElement).scrollTop, 'who unfolds reads on where they were').toBe(top);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '收起' }));
    await waitFor(() => expect(box(canvasElement).scrollHeight).toBe(before));
  },
};
export const TenThousand: Story = {
  args: { lines: longTalk(10_000) },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await within(canvasElement).findByText(/#10000$/);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(600);
  },
};

/** A talk that grows at the press of a button, at either end. */
function Growing({ lines: first, ...props }: MessageListProps) {
  const [lines, setLines] = useState(first);
  const [older, setOlder] = useState<Waiting>({ state: 'ready' });
  const [from, setFrom] = useState(5000);
  const add = (...more: ConversationLine[]) => setLines((now) => [...now, ...more]);
  const askOlder = () => {
    setOlder({ state: 'loading' });
    setTimeout(() => {
      setLines((now) => [...longTalk(20, from - 20), ...now]);
      setFrom(from - 20);
      setOlder({ state: 'ready' });
    }, 100);
  };
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' }}>
      <div>
        <button type="button" onClick={() => add(agentSays(`刚到的第 ${lines.length} 条`, 0))}>
          agent
        </button>
        <button type="button" onClick={() => add(outgoingOf(`自己的第 ${lines.length} 条`, { at: 'inFlight' }))}>
          own
        </button>
        <button
          type="button"
          onClick={() => setLines((now) => [...longTalk(20, from - 20), ...now, agentSays('同时到的', 0)])}
        >
          both
        </button>
      </div>
      <MessageList {...props} lines={lines} older={older} onAskOlder={askOlder} />
    </div>
  );
}
const press = async (canvas: HTMLElement, name: string) => {
  // Without the focus that a press would move.
  within(canvas).getByRole('button', { name }).click();
  await nextFrames();
};
const growing = {
  args: { lines: longTalk(60, 5000), hasOlder: true },
  render: (args) => <Growing {...args} />,
} satisfies Partial<Story>;

export const FollowsAtTheEnd: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- a reader does one thing after the other
      await press(canvasElement, 'agent');
      await expect(isAtEnd(box(canvasElement))).toBe(true);
    }
    await expect(within(canvasElement).queryByRole('button', { name: /新消息|回到最新/ })).not.toBeInTheDocument();
  },
};
export const ReadsInPeaceFurtherUp: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const list = box(canvasElement);
    list.scrollTop -= 500;
    await within(canvasElement).findByRole('button', { name: '回到最新' });
    await nextFrames();
    const place = list.scrollTop;
    await press(canvasElement, 'agent');
    await press(canvasElement, 'agent');
    await expect(list.scrollTop).toBe(place);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2 条新消息' }));
    await settled(canvasElement);
    await expect(list).toHaveFocus();
    await expect(within(canvasElement).queryByRole('button', { name: /新消息|回到最新/ })).not.toBeInTheDocument();
    list.scrollTop -= 500;
    await within(canvasElement).findByRole('button', { name: '回到最新' });
    await press(canvasElement, 'own');
    await settled(canvasElement);
  },
};
/** Where a line stands in the window, by its words. */
const heightOf = (canvas: HTMLElement, words: RegExp) => within(canvas).getByText(words).getBoundingClientRect().top;

export const OlderWithoutAJump: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const list = box(canvasElement);
    for (const first of [5001, 4981, 4961]) {
      list.scrollTop = 20;
      // oxlint-disable-next-line eslint/no-await-in-loop -- a reader does one thing after the other
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
      const words = new RegExp(`#${first + 2}$`);
      const before = heightOf(canvasElement, words);
      // oxlint-disable-next-line eslint/no-await-in-loop -- a reader does one thing after the other
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'), { timeout: 3000 });
      // oxlint-disable-next-line eslint/no-await-in-loop -- a reader does one thing after the other
      await nextFrames();
      await expect(Math.abs(heightOf(canvasElement, words) - before)).toBeLessThanOrEqual(2);
      await expect(list.scrollTop).toBeGreaterThan(500);
    }
  },
};
export const OlderAndNewAtOnce: Story = {
  ...growing,
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const list = box(canvasElement);
    list.scrollTop = 400;
    await nextFrames();
    const before = heightOf(canvasElement, /#5010$/);
    await press(canvasElement, 'both');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(800));
    await nextFrames();
    await expect(Math.abs(heightOf(canvasElement, /#5010$/) - before)).toBeLessThanOrEqual(2);
    await within(canvasElement).findByRole('button', { name: '1 条新消息' });
  },
};
export const Narrow: Story = { args: { lines: standings }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    older: {
      state: 'failed',
      failure: { kind: 'server', message: 'The service is busy at the moment, please come back in a little while' },
    },
    hasOlder: true,
    lines: [agentSays('Hello', 2), outgoingOf('Hm', { at: 'needsDecision', doubt: 'historyUnclear' })],
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    lines: [agentSays('你好', 2), outgoingOf('嗯', { at: 'refused', reason: '您傳送的訊息太頻繁，請稍後再試' })],
  },
  globals: { language: 'zh-Hant' },
};
