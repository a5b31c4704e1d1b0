// @vitest-environment jsdom
import type { ConversationLine } from '@shop/chat-client';
import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import { virtual } from '@guidepup/virtual-screen-reader';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  agentSays,
  agentShows,
  iSay,
  longTalk,
  messageOf,
  lineOf,
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

/** One state of the room after the other. */
type Step = { lines: readonly ConversationLine[]; isPastHere?: boolean };
type Scenario = { title: string; unread?: number; steps: readonly Step[]; heard: readonly string[] };

const past = longTalk(20, 100);
const older = longTalk(20, 80);
const hello = agentSays('你好', 1);
const second = agentSays('想问哪颗？', 1);
const out = (standing: Parameters<typeof outgoingOf>[1], rest?: Parameters<typeof outgoingOf>[2]) =>
  outgoingOf('能今天发吗？', standing, { key: 'o1', ...rest });
const confirmed: ConversationLine = {
  ...(iSay('能今天发吗？', 0) as Extract<ConversationLine, { type: 'message' }>),
  key: 'o1',
};
const image = (standing: Parameters<typeof outgoingOf>[1]) =>
  outgoingOf('', standing, { key: 'o2', kind: 'image', image: photoFile() });

const SCENARIOS: readonly Scenario[] = [
  { title: 'history is never read out', steps: [{ lines: [], isPastHere: false }, { lines: past }], heard: [] },
  {
    title: 'a message that comes in is read out with its speaker',
    steps: [{ lines: past }, { lines: [...past, hello] }],
    heard: ['小岚：你好'],
  },
  {
    title: 'each message is read out once',
    steps: [
      { lines: past },
      { lines: [...past, hello] },
      { lines: [...past, hello] },
      { lines: [...past, hello, second] },
    ],
    heard: ['小岚：你好', '小岚：想问哪颗？'],
  },
  {
    title: 'two that come together are read in their order',
    steps: [{ lines: past }, { lines: [...past, hello, second] }],
    heard: ['小岚：你好', '小岚：想问哪颗？'],
  },
  {
    title: 'the same words twice are two messages',
    steps: [{ lines: past }, { lines: [...past, hello, agentSays('你好', 0)] }],
    heard: ['小岚：你好', '小岚：你好'],
  },
  {
    title: 'an older page is not read out',
    steps: [{ lines: past }, { lines: [...older, ...past] }, { lines: [...longTalk(20, 60), ...older, ...past] }],
    heard: [],
  },
  {
    title: 'of an older page and a new message at once only the new one is',
    steps: [{ lines: past }, { lines: [...older, ...past, hello] }],
    heard: ['小岚：你好'],
  },
  {
    title: 'a short conversation that gets an older page stays silent',
    steps: [{ lines: [second] }, { lines: [...older, second] }],
    heard: [],
  },
  {
    title: 'the first words of an empty conversation are read out',
    steps: [{ lines: [] }, { lines: [hello] }],
    heard: ['小岚：你好'],
  },
  {
    title: 'what comes in while history fails is read out',
    steps: [
      { lines: [], isPastHere: false },
      { lines: [hello], isPastHere: false },
    ],
    heard: ['小岚：你好'],
  },
  {
    title: 'history that comes after that is not',
    steps: [{ lines: [], isPastHere: false }, { lines: [hello], isPastHere: false }, { lines: [...past, hello] }],
    heard: ['小岚：你好'],
  },
  {
    title: 'emoji are read by their names',
    steps: [{ lines: past }, { lines: [...past, agentSays('好的[em-tlj-1]', 0)] }],
    heard: ['小岚：好的 微笑'],
  },
  {
    title: 'an image is called an image',
    steps: [{ lines: past }, { lines: [...past, agentSays(PHOTO, 0, { kind: 'image' })] }],
    heard: ['小岚：图片'],
  },
  {
    title: 'a product card is read by its name',
    steps: [{ lines: past }, { lines: [...past, agentShows({ kind: 'product', product: plate }, 0)] }],
    heard: ['小岚：商品卡片 基础板 2×4，大红'],
  },
  {
    title: 'an order card is read by its number',
    steps: [{ lines: past }, { lines: [...past, agentShows({ kind: 'order', order: orderOf(2) }, 0)] }],
    heard: ['小岚：订单卡片 cp202611201408080418'],
  },
  {
    title: 'a message for the phone app is named as such',
    steps: [{ lines: past }, { lines: [...past, agentSays('', 0, { kind: 'other' })] }],
    heard: ['小岚：只能在手机 App 里查看的消息'],
  },
  {
    title: 'an agent without a name is the agent',
    steps: [{ lines: past }, { lines: [...past, agentSays('在的', 0, { senderName: '' })] }],
    heard: ['客服：在的'],
  },
  {
    title: 'a turn to another agent is said',
    steps: [{ lines: past }, { lines: [...past, { type: 'turn', key: 't9', agent: yuan }] }],
    heard: ['接下来由 阿远 回复你'],
  },
  {
    title: 'an own message is not read out as it goes, nor as it arrives',
    steps: [
      { lines: past },
      { lines: [...past, out({ at: 'queued' })] },
      { lines: [...past, out({ at: 'inFlight' })] },
      { lines: [...past, confirmed] },
    ],
    heard: [],
  },
  {
    title: 'an own message from another window is not read out',
    steps: [{ lines: past }, { lines: [...past, own(lineOf(messageOf('从别处发的', 0)))] }],
    heard: [],
  },
  {
    title: 'an own message that was refused is said once, with the reason',
    steps: [
      { lines: past },
      { lines: [...past, out({ at: 'inFlight' })] },
      { lines: [...past, out({ at: 'refused', reason: '太频繁' })] },
      { lines: [...past, out({ at: 'refused', reason: '太频繁' })] },
    ],
    heard: ['没发出去：能今天发吗？。太频繁'],
  },
  {
    title: 'one that fails again after a retry is said again',
    steps: [
      { lines: past },
      { lines: [...past, out({ at: 'refused', reason: '太频繁' })] },
      { lines: [...past, out({ at: 'inFlight' })] },
      { lines: [...past, out({ at: 'refused', reason: '太频繁' })] },
    ],
    heard: ['没发出去：能今天发吗？。太频繁', '没发出去：能今天发吗？。太频繁'],
  },
  {
    title: 'one in doubt is said',
    steps: [{ lines: past }, { lines: [...past, out({ at: 'needsDecision', doubt: 'noAnswer' })] }],
    heard: ['不确定有没有送到：能今天发吗？'],
  },
  {
    title: 'an image that could not be uploaded is said',
    steps: [
      { lines: past },
      { lines: [...past, image({ at: 'draft', upload: { state: 'going', part: 0.2 } })] },
      { lines: [...past, image({ at: 'draft', upload: { state: 'failed' } })] },
    ],
    heard: ['图片没传上去。'],
  },
  {
    title: 'the server’s words about an image are said',
    steps: [
      { lines: past },
      { lines: [...past, image({ at: 'draft', upload: { state: 'refused', reason: '文件过大' } })] },
    ],
    heard: ['图片没传上去。文件过大'],
  },
  {
    title: 'a reply that sorts before an own message is read out',
    steps: [{ lines: [...past, confirmed] }, { lines: [...past, hello, confirmed] }],
    heard: ['小岚：你好'],
  },
  {
    title: 'a flood after a cut line is a number',
    steps: [{ lines: past }, { lines: [...past, ...longTalk(12, 200)] }],
    heard: ['8 条新消息'],
  },
  {
    title: 'reopening says once how many are unread',
    unread: 3,
    steps: [{ lines: [], isPastHere: false }, { lines: past }, { lines: [...past] }],
    heard: ['3 条未读消息'],
  },
  {
    title: 'reopening with messages left behind says how many wait',
    steps: [
      { lines: [out({ at: 'refused', reason: '' })], isPastHere: false },
      { lines: [...past, out({ at: 'refused', reason: '' })] },
    ],
    heard: ['1 条自己的消息没送到，等你决定'],
  },
  {
    title: 'unread ones and then a new one are said in that order',
    unread: 1,
    steps: [{ lines: past }, { lines: [...past, hello] }],
    heard: ['1 条未读消息', '小岚：你好'],
  },
  {
    title: 'a very long message is begun',
    steps: [{ lines: past }, { lines: [...past, agentSays('砖'.repeat(5000), 0)] }],
    heard: [`小岚：${'砖'.repeat(300)}…`],
  },
];

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await virtual.stop();
});

/** Lets the timers of the page run, and then the listener's own. */
async function listen(): Promise<void> {
  await act(async () => vi.advanceTimersByTime(1000));
  for (let turn = 0; turn < 5; turn += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    await Promise.resolve();
  }
}

const polite = async () =>
  (await virtual.spokenPhraseLog())
    .filter((phrase) => phrase.startsWith('polite: '))
    .map((phrase) => phrase.slice('polite: '.length).trim());

test.each(SCENARIOS)('to a listener, $title', async ({ steps, heard, unread = 0 }) => {
  const draw = ({ lines, isPastHere = true }: Step) => (
    <StrictMode>
      <Announcer lines={lines} isPastHere={isPastHere} unread={unread} />
    </StrictMode>
  );
  const [first, ...rest] = steps;
  const { container, rerender } = render(draw(first as Step));
  await virtual.start({ container });
  await listen();
  for (const step of rest) {
    rerender(draw(step));
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    await listen();
  }
  expect(await polite()).toEqual(heard);
});

test('forgets what was read out long ago', async () => {
  const { rerender, getByRole } = render(<Announcer lines={past} isPastHere unread={0} />);
  for (let count = 1; count <= 30; count += 1) {
    rerender(<Announcer lines={[...past, ...longTalk(count * 2, 300)]} isPastHere unread={0} />);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other is the point
    await listen();
  }
  expect(getByRole('log').childElementCount).toBe(20);
});
