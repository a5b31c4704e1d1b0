// @vitest-environment jsdom
import type { ConversationItem } from '@shop/chat-client';
import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import { virtual } from '@guidepup/virtual-screen-reader';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  agentSays,
  agentShows,
  iSay,
  longConversation,
  messageOf,
  itemOf,
  orderOf,
  outgoingOf,
  own,
  PHOTO,
  photoFile,
  plate,
  yuan,
} from '../fixtures.ts';
import * as stories from './Announcer.stories.tsx';

const { Ready: Announcer } = composeStories(stories);

/** One state of the room. */
type Step = { items: readonly ConversationItem[]; isHistoryReady?: boolean };
type Scenario = { title: string; unread?: number; steps: readonly Step[]; announced: readonly string[] };

const history = longConversation(20, 100);
const older = longConversation(20, 80);
const hello = agentSays('你好', 1);
const second = agentSays('想问哪颗？', 1);
const outgoing = (delivery: Parameters<typeof outgoingOf>[1], rest?: Parameters<typeof outgoingOf>[2]) =>
  outgoingOf('能今天发吗？', delivery, { key: 'o1', ...rest });
const confirmed: ConversationItem = {
  ...(iSay('能今天发吗？', 0) as Extract<ConversationItem, { type: 'message' }>),
  key: 'o1',
};
const image = (delivery: Parameters<typeof outgoingOf>[1]) =>
  outgoingOf('', delivery, { key: 'o2', kind: 'image', image: photoFile() });

const SCENARIOS: readonly Scenario[] = [
  {
    title: 'history is not announced',
    steps: [{ items: [], isHistoryReady: false }, { items: history }],
    announced: [],
  },
  {
    title: 'a reply is announced with its sender',
    steps: [{ items: history }, { items: [...history, hello] }],
    announced: ['小岚：你好'],
  },
  {
    title: 'each message is announced once',
    steps: [
      { items: history },
      { items: [...history, hello] },
      { items: [...history, hello] },
      { items: [...history, hello, second] },
    ],
    announced: ['小岚：你好', '小岚：想问哪颗？'],
  },
  {
    title: 'two replies that arrive together are announced in order',
    steps: [{ items: history }, { items: [...history, hello, second] }],
    announced: ['小岚：你好', '小岚：想问哪颗？'],
  },
  {
    title: 'two replies with the same text are both announced',
    steps: [{ items: history }, { items: [...history, hello, agentSays('你好', 0)] }],
    announced: ['小岚：你好', '小岚：你好'],
  },
  {
    title: 'an older page is not announced',
    steps: [
      { items: history },
      { items: [...older, ...history] },
      { items: [...longConversation(20, 60), ...older, ...history] },
    ],
    announced: [],
  },
  {
    title: 'of an older page and a reply that arrive together only the reply is announced',
    steps: [{ items: history }, { items: [...older, ...history, hello] }],
    announced: ['小岚：你好'],
  },
  {
    title: 'an older page of a short conversation is not announced',
    steps: [{ items: [second] }, { items: [...older, second] }],
    announced: [],
  },
  {
    title: 'the first reply of an empty conversation is announced',
    steps: [{ items: [] }, { items: [hello] }],
    announced: ['小岚：你好'],
  },
  {
    title: 'a reply is announced although the history fails to load',
    steps: [
      { items: [], isHistoryReady: false },
      { items: [hello], isHistoryReady: false },
    ],
    announced: ['小岚：你好'],
  },
  {
    title: 'history that loads after a reply is not announced',
    steps: [
      { items: [], isHistoryReady: false },
      { items: [hello], isHistoryReady: false },
      { items: [...history, hello] },
    ],
    announced: ['小岚：你好'],
  },
  {
    title: 'emoji are announced by their names',
    steps: [{ items: history }, { items: [...history, agentSays('好的[em-tlj-1]', 0)] }],
    announced: ['小岚：好的 微笑'],
  },
  {
    title: 'an image is announced as an image',
    steps: [{ items: history }, { items: [...history, agentSays(PHOTO, 0, { kind: 'image' })] }],
    announced: ['小岚：图片'],
  },
  {
    title: 'a product card is announced by the name of the product',
    steps: [{ items: history }, { items: [...history, agentShows({ kind: 'product', product: plate }, 0)] }],
    announced: ['小岚：商品卡片 基础板 2×4，大红'],
  },
  {
    title: 'an order card is announced by the number of the order',
    steps: [{ items: history }, { items: [...history, agentShows({ kind: 'order', order: orderOf(2) }, 0)] }],
    announced: ['小岚：订单卡片 cp202611201408080418'],
  },
  {
    title: 'a message for the mobile app is announced as such',
    steps: [{ items: history }, { items: [...history, agentSays('', 0, { kind: 'other' })] }],
    announced: ['小岚：只能在手机 App 里查看的消息'],
  },
  {
    title: 'an agent without a name is announced as the agent',
    steps: [{ items: history }, { items: [...history, agentSays('在的', 0, { senderName: '' })] }],
    announced: ['客服：在的'],
  },
  {
    title: 'a change of agent is announced',
    steps: [{ items: history }, { items: [...history, { type: 'agentChange', key: 't9', agent: yuan }] }],
    announced: ['接下来由 阿远 回复你'],
  },
  {
    title: 'an own message is not announced, neither when it is sent nor when it is delivered',
    steps: [
      { items: history },
      { items: [...history, outgoing({ status: 'queued' })] },
      { items: [...history, outgoing({ status: 'inFlight' })] },
      { items: [...history, confirmed] },
    ],
    announced: [],
  },
  {
    title: 'an own message from another window is not announced',
    steps: [{ items: history }, { items: [...history, own(itemOf(messageOf('从别处发的', 0)))] }],
    announced: [],
  },
  {
    title: 'a refused own message is announced once, with the reason',
    steps: [
      { items: history },
      { items: [...history, outgoing({ status: 'inFlight' })] },
      { items: [...history, outgoing({ status: 'refused', reason: '太频繁' })] },
      { items: [...history, outgoing({ status: 'refused', reason: '太频繁' })] },
    ],
    announced: ['发送失败：能今天发吗？。太频繁'],
  },
  {
    title: 'an own message that fails again after a retry is announced again',
    steps: [
      { items: history },
      { items: [...history, outgoing({ status: 'refused', reason: '太频繁' })] },
      { items: [...history, outgoing({ status: 'inFlight' })] },
      { items: [...history, outgoing({ status: 'refused', reason: '太频繁' })] },
    ],
    announced: ['发送失败：能今天发吗？。太频繁', '发送失败：能今天发吗？。太频繁'],
  },
  {
    title: 'an unconfirmed own message is announced',
    steps: [{ items: history }, { items: [...history, outgoing({ status: 'unconfirmed', reason: 'noAnswer' })] }],
    announced: ['尚不确定是否送达：能今天发吗？'],
  },
  {
    title: 'a failed upload is announced',
    steps: [
      { items: history },
      { items: [...history, image({ status: 'draft', upload: { status: 'uploading', progress: 0.2 } })] },
      { items: [...history, image({ status: 'draft', upload: { status: 'failed' } })] },
    ],
    announced: ['图片上传失败。'],
  },
  {
    title: 'the server’s text about a refused image is announced',
    steps: [
      { items: history },
      { items: [...history, image({ status: 'draft', upload: { status: 'refused', reason: '文件过大' } })] },
    ],
    announced: ['图片上传失败。文件过大'],
  },
  {
    title: 'a reply that sorts before an own message is announced',
    steps: [{ items: [...history, confirmed] }, { items: [...history, hello, confirmed] }],
    announced: ['小岚：你好'],
  },
  {
    title: 'many replies after a lost connection are announced as a number',
    steps: [{ items: history }, { items: [...history, ...longConversation(12, 200)] }],
    announced: ['8 条新消息'],
  },
  {
    title: 'the number of unread messages is announced once',
    unread: 3,
    steps: [{ items: [], isHistoryReady: false }, { items: history }, { items: [...history] }],
    announced: ['3 条未读消息'],
  },
  {
    title: 'the number of undelivered own messages is announced',
    steps: [
      { items: [outgoing({ status: 'refused', reason: '' })], isHistoryReady: false },
      { items: [...history, outgoing({ status: 'refused', reason: '' })] },
    ],
    announced: ['1 条消息未送达，请处理'],
  },
  {
    title: 'the unread count is announced before a new reply',
    unread: 1,
    steps: [{ items: history }, { items: [...history, hello] }],
    announced: ['1 条未读消息', '小岚：你好'],
  },
  {
    title: 'a very long reply is truncated',
    steps: [{ items: history }, { items: [...history, agentSays('砖'.repeat(5000), 0)] }],
    announced: [`小岚：${'砖'.repeat(300)}…`],
  },
];

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await virtual.stop();
});

/** Runs the timers of the page, and then those of the screen reader. */
async function waitForScreenReader(): Promise<void> {
  await act(async () => vi.advanceTimersByTime(1000));
  for (let task = 0; task < 5; task += 1) {
    await Promise.resolve();
  }
}

const politePhrases = async () =>
  (await virtual.spokenPhraseLog())
    .filter((phrase) => phrase.startsWith('polite: '))
    .map((phrase) => phrase.slice('polite: '.length).trim());

test.each(SCENARIOS)('to a screen reader, $title', async ({ steps, announced, unread = 0 }) => {
  const renderStep = ({ items, isHistoryReady = true }: Step) => (
    <StrictMode>
      <Announcer items={items} isHistoryReady={isHistoryReady} unread={unread} />
    </StrictMode>
  );
  const [first, ...rest] = steps;
  const { container, rerender } = render(renderStep(first as Step));
  await virtual.start({ container });
  await waitForScreenReader();
  for (const step of rest) {
    rerender(renderStep(step));
    await waitForScreenReader();
  }
  expect(await politePhrases()).toEqual(announced);
});

test('removes old announcements from the page', async () => {
  const { rerender, getByRole } = render(<Announcer items={history} isHistoryReady unread={0} />);
  for (let count = 1; count <= 30; count += 1) {
    rerender(<Announcer items={[...history, ...longConversation(count * 2, 300)]} isHistoryReady unread={0} />);
    await waitForScreenReader();
  }
  expect(getByRole('log').childElementCount).toBe(20);
});
