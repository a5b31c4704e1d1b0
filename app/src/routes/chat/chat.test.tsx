// @vitest-environment jsdom
import { agentSays, cutSockets, type Shop } from '@shop/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeChat } from '../../features/chat/open-chat.ts';
import { cookieJar, readCookie, writeCookie } from '../../session/cookies.ts';
import { fetchAllPages, signIn, untilAt, visit, type Visit } from '../../stand-in/test-visit.tsx';

const SIGNED_IN = { name: 'a shopper is signed in' } as const;
const TALKED = { name: 'a conversation exists', params: { messages: 6 } } as const;
const ABOUT_AN_ORDER = { name: 'a conversation about an order', params: { messages: 2 } } as const;
/** The first cut is met by a wait of up to a second, and the bound of the delivery is two. */
const TIMEOUT = { timeout: 15_000 };

beforeAll(fetchAllPages);
beforeEach(() => closeChat());

const silent = ({ desk }: Shop) => {
  desk.isScripted = false;
};
const door = () => screen.findByRole('button', { name: /客服/ });
const room = () => screen.findByRole('dialog');
const box = () => screen.findByRole('textbox', { name: '消息' }, TIMEOUT);
async function say({ user }: Visit, text: string) {
  fireEvent.change(await box(), { target: { value: text } });
  await user.type(await box(), '{Enter}');
}
const heardBy = ({ shop }: Visit) =>
  shop.state.messages.filter(({ isFromAgent }) => !isFromAgent).map(({ text }) => text);
const isTurned = ({ shop }: Visit) =>
  waitFor(() => expect([...shop.desk.seats.values()][0]?.turnedTo).toBe('101'), TIMEOUT);

describe('the chat over the page', () => {
  test('opens by its entry, says what is written, and is closed by Escape', async () => {
    const shopper = await visit('/goods_cate', { situations: [TALKED], arrange: silent });
    await shopper.user.click(await door());
    await say(shopper, '3001 还有红色吗？');
    await waitFor(() => expect(heardBy(shopper).at(-1)).toBe('3001 还有红色吗？'), TIMEOUT);
    expect(await screen.findByText('已送达', {}, TIMEOUT)).toBeInTheDocument();
    await shopper.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks the shop for nothing before it is wanted', async () => {
    const shopper = await visit('/goods_cate', { situations: [SIGNED_IN] });
    await door();
    await screen.findAllByRole('article');
    for (const call of [
      'GET /get_workerman_url',
      'GET /user/service/list',
      'GET /v2/user/service/record',
      'GET /user/service/get_adv',
    ])
      expect(shopper.timesSent(call)).toBe(0);
    expect(shopper.shop.desk.sockets.size).toBe(0);
  });

  test('loads the agents, the notice and the first page of history once it is opened', async () => {
    const shopper = await visit('/goods_cate', { situations: [TALKED], arrange: silent });
    await shopper.user.click(await door());
    await isTurned(shopper);
    for (const call of ['GET /get_workerman_url', 'GET /user/service/list', 'GET /user/service/get_adv'])
      expect(shopper.timesSent(call)).toBe(1);
    const asked = shopper.sent.find(({ name }) => name === 'GET /v2/user/service/record');
    expect(asked?.url.searchParams.get('limit')).toBe('20');
    expect((await within(await room()).findAllByText('公告')).length).toBeGreaterThan(0);
    expect(within(await room()).getByText('技术支持：pip 工坊')).toBeInTheDocument();
  });

  test('sends the part of the page once, however often the window is opened', async () => {
    const shopper = await visit('/goods_detail/{productId}', {
      situations: [{ name: 'a shopper is signed in and a part is in stock' }],
      arrange: silent,
    });
    for (let opening = 0; opening < 2; opening += 1) {
      await shopper.user.click(await door());
      await waitFor(() => expect(heardBy(shopper).at(-1)).toBe(shopper.shop.known.productId), TIMEOUT);
      await shopper.user.click(await box());
      await shopper.user.keyboard('{Escape}');
    }
    expect(heardBy(shopper).filter((text) => text === shopper.shop.known.productId)).toHaveLength(1);
  });

  test('a message written while the line is cut arrives once, in its order', async () => {
    const shopper = await visit('/goods_cate', { situations: [TALKED], arrange: silent });
    await shopper.user.click(await door());
    await isTurned(shopper);
    cutSockets(shopper.shop);
    await say(shopper, '第一句');
    await say(shopper, '第二句');
    await waitFor(() => expect(heardBy(shopper).slice(-2)).toEqual(['第一句', '第二句']), TIMEOUT);
    expect(heardBy(shopper).filter((text) => text.endsWith('句'))).toHaveLength(2);
  });
});

describe('a visitor who wants the chat', () => {
  test('signs in, is back where they were, and the chat is open', async () => {
    const shopper = await visit('/goods_cate?page=2', { arrange: silent });
    await shopper.user.click(await door());
    await untilAt(shopper, '/login');
    expect(screen.queryByRole('button', { name: /客服/ })).not.toBeInTheDocument();
    await signIn(shopper);
    await untilAt(shopper, '/goods_cate');
    expect(shopper.address()).toBe('/goods_cate?page=2');
    expect(await box()).toBeVisible();
  });

  test('and turns away from signing in has not asked for it any more', async () => {
    const shopper = await visit('/goods_cate', { arrange: silent });
    await shopper.user.click(await door());
    await untilAt(shopper, '/login');
    await shopper.user.click(screen.getAllByRole('link', { name: /pip/ })[0] as HTMLElement);
    await untilAt(shopper, '/');
    await shopper.user.click(await screen.findByRole('link', { name: '登录 / 注册' }));
    await signIn(shopper);
    await untilAt(shopper, '/');
    await screen.findByText('小满');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a shopper whose token dies in the chat', () => {
  test('signs in again, finds the chat open, and what was written arrives', async () => {
    const shopper = await visit('/goods_cate', { situations: [TALKED], arrange: silent });
    await shopper.user.click(await door());
    await isTurned(shopper);
    for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
    cutSockets(shopper.shop);
    await untilAt(shopper, '/login');
    await signIn(shopper);
    await untilAt(shopper, '/goods_cate');
    await say(shopper, '我回来了');
    await waitFor(() => expect(heardBy(shopper).at(-1)).toBe('我回来了'), TIMEOUT);
  });
});

describe('replies that nobody has seen', () => {
  test('are counted at the entry and in the title while the window is closed, and not any more once it is open', async () => {
    const shopper = await visit('/', { situations: [TALKED], arrange: silent });
    await shopper.user.click(await door());
    await isTurned(shopper);
    await shopper.user.keyboard('{Escape}');
    agentSays(shopper.shop, 'demo', { content: '在吗' });
    agentSays(shopper.shop, 'demo', { content: '红色到货了' });
    expect(await screen.findByRole('button', { name: /客服.*2/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    expect(readCookie('unreadKefu')).toBe('2');
    await shopper.user.click(await door());
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    expect(readCookie('unreadKefu')).toBe('0');
  });

  test('are what the server says until this browser has counted', async () => {
    await visit('/', {
      situations: [SIGNED_IN],
      arrange: (shop) => {
        for (const content of ['在吗', '红色到货了', '要几颗？', '给您留着']) agentSays(shop, 'demo', { content });
      },
    });
    expect(await screen.findByRole('button', { name: /客服.*4/ })).toBeVisible();
  });

  test('are counted in the background by a browser that has opened the chat before', async () => {
    const shopper = await visit('/', {
      situations: [TALKED],
      arrange: (shop) => (silent(shop), writeCookie('chatWanted', '1')),
    });
    await isTurned(shopper);
    agentSays(shopper.shop, 'demo', { content: '在吗' });
    expect(await screen.findByRole('button', { name: /客服.*1/ })).toBeVisible();
  });

  test('are nobody’s after signing out', async () => {
    const shopper = await visit('/', { situations: [TALKED], arrange: silent });
    await shopper.user.click(await door());
    await isTurned(shopper);
    await shopper.user.keyboard('{Escape}');
    agentSays(shopper.shop, 'demo', { content: '在吗' });
    expect(await screen.findByRole('button', { name: /客服.*1/ })).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(shopper.shop.desk.sockets.size).toBe(0));
    await waitFor(() => expect(cookieJar.current.cookie).not.toContain('unreadKefu'));
    expect(screen.queryByRole('button', { name: /客服.*1/ })).not.toBeInTheDocument();
  });
});

describe('the chat as a page', () => {
  test('asks a visitor to sign in first', async () => {
    const shopper = await visit('/AppChat');
    await untilAt(shopper, '/login');
    await signIn(shopper);
    await untilAt(shopper, '/AppChat');
    expect(await box()).toBeVisible();
  });

  test('sends the product’s card and then the order’s, each once, and has no second window over it', async () => {
    const shopper = await visit('/AppChat?productId={productId}&orderId={orderNumber}', {
      situations: [ABOUT_AN_ORDER],
      arrange: silent,
    });
    const { orderNumber } = shopper.shop.known;
    await waitFor(() => expect(heardBy(shopper).at(-1)).toBe(orderNumber), TIMEOUT);
    cutSockets(shopper.shop);
    await say(shopper, '就是这个');
    await waitFor(() => expect(heardBy(shopper).at(-1)).toBe('就是这个'), TIMEOUT);
    expect(
      shopper.shop.state.messages
        .filter(({ kind }) => kind === 'order' || kind === 'product')
        .slice(-2)
        .map(({ kind }) => kind),
    ).toEqual(['product', 'order']);
    expect(heardBy(shopper).filter((text) => text === orderNumber)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^客服/ })).not.toBeInTheDocument();
  });

  test('says that it is still connecting where a card has to wait for the line', async () => {
    const shopper = await visit('/AppChat?orderId={orderNumber}', {
      situations: [ABOUT_AN_ORDER, { name: 'slow shop', params: { call: 'socketAddress' } }],
      arrange: silent,
      wait: () => new Promise((resolve) => setTimeout(resolve, 2500)),
    });
    const isToast = (region: HTMLElement) =>
      region.textContent === '正在连接中' && within(region).queryByRole('button') !== null;
    await waitFor(() => expect(screen.getAllByRole('status').some(isToast)).toBe(true), TIMEOUT);
    await waitFor(() => expect(heardBy(shopper).at(-1)).toBe(shopper.shop.known.orderNumber), TIMEOUT);
  });

  test('speaks the language of its address', async () => {
    await visit('/en/AppChat', { situations: [TALKED], arrange: silent });
    expect(await screen.findByRole('textbox', { name: 'Message' }, TIMEOUT)).toBeVisible();
  });
});

test('the end of the chat is the text that the server knows', async () => {
  const shopper = await visit('/AppChat', { situations: [TALKED], arrange: silent });
  await isTurned(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: '结束聊天' }));
  await shopper.user.click(await screen.findByRole('button', { name: '结束' }));
  await waitFor(() => expect(heardBy(shopper).at(-1)).toBe('结束聊天'), TIMEOUT);
});

test('a socket that cannot be opened is told once, and what is written waits', async () => {
  const shopper = await visit('/AppChat', {
    situations: [TALKED],
    arrange: (shop) => (silent(shop), shop.troubles.push({ kind: 'down', call: 'socketAddress' })),
  });
  expect(await screen.findByText('连接失败', {}, TIMEOUT)).toBeVisible();
  await say(shopper, '先写着');
  expect(await screen.findByText('等待发送', {}, TIMEOUT)).toBeVisible();
  shopper.shop.troubles = [];
  await shopper.user.click(await screen.findByRole('button', { name: '立即重试' }));
  await waitFor(() => expect(heardBy(shopper).at(-1)).toBe('先写着'), TIMEOUT);
});

test('a new message sounds, unless the chat is muted', async () => {
  const rung = vi.fn();
  vi.stubGlobal('AudioContext', function Audio() {
    rung();
    throw new Error('This page has no loudspeaker.');
  });
  const shopper = await visit('/AppChat', { situations: [TALKED], arrange: silent });
  await isTurned(shopper);
  agentSays(shopper.shop, 'demo', { content: '有声' });
  await waitFor(() => expect(rung).toHaveBeenCalledOnce());
  await shopper.user.click(screen.getByRole('button', { name: '静音' }));
  expect(readCookie('chatMuted')).toBe('1');
  agentSays(shopper.shop, 'demo', { content: '无声' });
  expect((await screen.findAllByText(/无声/)).length).toBeGreaterThan(0);
  expect(rung).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
