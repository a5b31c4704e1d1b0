// @vitest-environment jsdom
import { sendAgentMessage, cutSockets, type Shop } from '@shop/mocks';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeChat } from '../../features/chat/open-chat.ts';
import { useSentCards } from '../../features/chat/sent-cards.store.ts';
import { cookieJar, readCookie, writeCookie } from '../../browser/cookies.ts';
import { preloadAllPages, signIn, waitForPath, visit, type Visit } from '../../stand-in/test-visit.tsx';

const SIGNED_IN = { name: 'a shopper is signed in' } as const;
const TALKED = { name: 'a conversation exists', params: { messages: 6 } } as const;
const ABOUT_AN_ORDER = { name: 'a conversation about an order', params: { messages: 2 } } as const;
/** The first reconnection waits up to a second, and delivery waits two for late frames. */
const TIMEOUT = { timeout: 15_000 };

beforeAll(preloadAllPages);
beforeEach(() => closeChat());

const silent = ({ supportServer }: Shop) => {
  supportServer.isScripted = false;
};
const chatButton = () => screen.findByRole('button', { name: /客服/ });
const chatWindow = () => screen.findByRole('dialog');
const messageField = () => screen.findByRole('textbox', { name: '消息' }, TIMEOUT);
async function send({ user }: Visit, text: string) {
  fireEvent.change(await messageField(), { target: { value: text } });
  await user.type(await messageField(), '{Enter}');
}
const sentTexts = ({ shop }: Visit) =>
  shop.state.messages.filter(({ isFromAgent }) => !isFromAgent).map(({ text }) => text);
const waitForAgent = ({ shop }: Visit) =>
  waitFor(() => expect([...shop.supportServer.activeSockets.values()][0]?.agentId).toBe('101'), TIMEOUT);

describe('the chat over the page', () => {
  test('opens by its button, sends a message, and closes by Escape', async () => {
    const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await send(shopper, '3001 还有红色吗？');
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('3001 还有红色吗？'), TIMEOUT);
    expect(await screen.findByText('已送达', {}, TIMEOUT)).toBeInTheDocument();
    await shopper.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('sends no request before it is opened', async () => {
    const shopper = await visit('/goods_cate', { scenarios: [SIGNED_IN] });
    await chatButton();
    await screen.findAllByRole('article');
    for (const call of [
      'GET /get_workerman_url',
      'GET /user/service/list',
      'GET /v2/user/service/record',
      'GET /user/service/get_adv',
    ])
      expect(shopper.timesSent(call)).toBe(0);
    expect(shopper.shop.supportServer.sockets.size).toBe(0);
  });

  test('loads the agents, the notice and the first page of history once it is opened', async () => {
    const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForAgent(shopper);
    for (const call of ['GET /get_workerman_url', 'GET /user/service/list', 'GET /user/service/get_adv'])
      expect(shopper.timesSent(call)).toBe(1);
    const request = shopper.sent.find(({ name }) => name === 'GET /v2/user/service/record');
    expect(request?.url.searchParams.get('limit')).toBe('20');
    expect((await within(await chatWindow()).findAllByText('公告')).length).toBeGreaterThan(0);
    expect(within(await chatWindow()).getByText('技术支持：pip 工坊')).toBeInTheDocument();
  });

  test('closes its connection with the page, and goes on when the browser brings the page back', async () => {
    const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForAgent(shopper);
    const { sockets } = shopper.shop.supportServer;
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
    await waitFor(() => expect(sockets.size).toBe(0));
    await expect(waitFor(() => expect(sockets.size).toBe(1))).rejects.toThrow('expected +0 to be 1');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitForAgent(shopper);
    expect(sockets.size).toBe(1);
    await send(shopper, '还在吗？');
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('还在吗？'), TIMEOUT);
  });

  test('sends the product of the page once, although the window is opened twice', async () => {
    const shopper = await visit('/goods_detail/{productId}', {
      scenarios: [{ name: 'a shopper is signed in and a part is in stock' }],
      arrange: silent,
    });
    for (let opening = 0; opening < 2; opening += 1) {
      await shopper.user.click(await chatButton());
      await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe(shopper.shop.known.productId), TIMEOUT);
      await shopper.user.click(await messageField());
      await shopper.user.keyboard('{Escape}');
    }
    expect(sentTexts(shopper).filter((text) => text === shopper.shop.known.productId)).toHaveLength(1);
  });

  test('opens over the page of a part, with the chosen colour and its stock', async () => {
    const shopper = await visit('/goods_detail/{productId}?colour={uniqueId}', {
      scenarios: [{ name: 'a shopper is signed in and a part is in stock', params: { quantity: 1234 } }],
      arrange: silent,
    });
    const before = shopper.address();
    await shopper.user.click(await screen.findByRole('link', { name: '问客服' }));
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe(shopper.shop.known.productId), TIMEOUT);
    expect(shopper.address()).toBe(before);
    expect(within(await chatWindow()).getByText('基础砖 2×4，黑色，库存 1,234')).toBeVisible();
  });

  test('about one part can be asked about another part without closing it', async () => {
    const shopper = await visit('/goods_detail/1', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await screen.findByRole('link', { name: '问客服' }));
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('1'), TIMEOUT);
    const another = await waitFor(() => {
      const link = document.querySelector<HTMLElement>('main a[href^="/goods_detail/"]');
      if (!link) throw new Error('No other part is shown yet.');
      return link;
    }, TIMEOUT);
    const id = /detail\/(\d+)/.exec(another.getAttribute('href') ?? '')?.[1] as string;
    await shopper.user.click(another);
    await waitForPath(shopper, `/goods_detail/${id}`);
    for (let press = 0; press < 2; press += 1)
      await shopper.user.click(await screen.findByRole('link', { name: '问客服' }));
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe(id), TIMEOUT);
    await send(shopper, '这个呢');
    await waitFor(() => expect(sentTexts(shopper).slice(-3)).toEqual(['1', id, '这个呢']), TIMEOUT);
  });

  test('messages written without a connection arrive once and in order', async () => {
    const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForAgent(shopper);
    cutSockets(shopper.shop);
    await send(shopper, '第一句');
    await send(shopper, '第二句');
    await waitFor(() => expect(sentTexts(shopper).slice(-2)).toEqual(['第一句', '第二句']), TIMEOUT);
    expect(sentTexts(shopper).filter((text) => text.endsWith('句'))).toHaveLength(2);
  });
});

describe('a visitor who opens the chat', () => {
  test('signs in and returns to the page with the chat open', async () => {
    const shopper = await visit('/goods_cate?page=2', { arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForPath(shopper, '/login');
    expect(screen.queryByRole('button', { name: /客服/ })).not.toBeInTheDocument();
    await signIn(shopper);
    await waitForPath(shopper, '/goods_cate');
    expect(shopper.address()).toBe('/goods_cate?page=2');
    expect(await messageField()).toBeVisible();
  });

  test('about a part signs in and returns to the part and its colour with the chat open', async () => {
    const shopper = await visit('/goods_detail/1?n=3', { arrange: silent });
    await shopper.user.click(await screen.findByRole('link', { name: '问客服' }));
    await waitForPath(shopper, '/login');
    await signIn(shopper);
    await waitForPath(shopper, '/goods_detail/1');
    expect(shopper.address()).toBe('/goods_detail/1?n=3');
    expect(within(await chatWindow()).getByText(/^人仔头，黄色，库存 /)).toBeVisible();
  });

  test('and leaves the sign-in page gets no chat later', async () => {
    const shopper = await visit('/goods_cate', { arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForPath(shopper, '/login');
    // The header of the page before, which has such a link too, is gone only then.
    await screen.findByLabelText(/账号/);
    await shopper.user.click(screen.getAllByRole('link', { name: /pip/ })[0] as HTMLElement);
    await waitForPath(shopper, '/');
    await shopper.user.click(await screen.findByRole('link', { name: '登录' }));
    await signIn(shopper);
    await waitForPath(shopper, '/');
    await screen.findByText('小满');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a shopper whose token expires during the chat', () => {
  test('signs in again and continues in the open chat', async () => {
    const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForAgent(shopper);
    for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
    cutSockets(shopper.shop);
    await waitForPath(shopper, '/login');
    await signIn(shopper);
    await waitForPath(shopper, '/goods_cate');
    await send(shopper, '我回来了');
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('我回来了'), TIMEOUT);
  });
});

describe('unread replies', () => {
  test('are counted on the button and in the title until the window is opened', async () => {
    const shopper = await visit('/', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForAgent(shopper);
    await shopper.user.keyboard('{Escape}');
    sendAgentMessage(shopper.shop, 'demo', { content: '在吗' });
    sendAgentMessage(shopper.shop, 'demo', { content: '红色到货了' });
    expect(await screen.findByRole('button', { name: /客服.*2/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    expect(readCookie('unreadKefu')).toBe('2');
    await shopper.user.click(await chatButton());
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    expect(readCookie('unreadKefu')).toBe('0');
  });

  test('are counted by the server until this browser has counted', async () => {
    await visit('/', {
      scenarios: [SIGNED_IN],
      arrange: (shop) => {
        for (const content of ['在吗', '红色到货了', '要几颗？', '给您留着'])
          sendAgentMessage(shop, 'demo', { content });
      },
    });
    expect(await screen.findByRole('button', { name: /客服.*4/ })).toBeVisible();
  });

  test('are counted in the background after the chat was opened before', async () => {
    const shopper = await visit('/', {
      scenarios: [TALKED],
      arrange: (shop) => (silent(shop), writeCookie('chatWanted', '1')),
    });
    await waitForAgent(shopper);
    sendAgentMessage(shopper.shop, 'demo', { content: '在吗' });
    expect(await screen.findByRole('button', { name: /客服.*1/ })).toBeVisible();
  });

  test('of an agent with whom the shopper is not talking are counted too', async () => {
    const shopper = await visit('/', {
      scenarios: [TALKED],
      arrange: (shop) => (silent(shop), writeCookie('chatWanted', '1')),
    });
    await waitForAgent(shopper);
    sendAgentMessage(shopper.shop, 'demo', { agentId: '102', content: '补件已寄出' });
    expect(await screen.findByRole('button', { name: /客服.*1/ })).toBeVisible();
  });

  test('are not shown after signing out', async () => {
    const shopper = await visit('/', { scenarios: [TALKED], arrange: silent });
    await shopper.user.click(await chatButton());
    await waitForAgent(shopper);
    await shopper.user.keyboard('{Escape}');
    sendAgentMessage(shopper.shop, 'demo', { content: '在吗' });
    expect(await screen.findByRole('button', { name: /客服.*1/ })).toBeVisible();
    await shopper.user.click(screen.getByRole('button', { name: '退出' }));
    await waitFor(() => expect(shopper.shop.supportServer.sockets.size).toBe(0));
    await waitFor(() => expect(cookieJar.current.cookie).not.toContain('unreadKefu'));
    expect(screen.queryByRole('button', { name: /客服.*1/ })).not.toBeInTheDocument();
  });
});

describe('the chat as a page', () => {
  test('asks a visitor to sign in first', async () => {
    const shopper = await visit('/AppChat');
    await waitForPath(shopper, '/login');
    await signIn(shopper);
    await waitForPath(shopper, '/AppChat');
    expect(await messageField()).toBeVisible();
  });

  test('sends the product card and then the order card, each once, without a chat button', async () => {
    const shopper = await visit('/AppChat?productId={productId}&orderId={orderNumber}', {
      scenarios: [ABOUT_AN_ORDER],
      arrange: silent,
    });
    const { orderNumber } = shopper.shop.known;
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe(orderNumber), TIMEOUT);
    cutSockets(shopper.shop);
    await send(shopper, '就是这个');
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('就是这个'), TIMEOUT);
    expect(
      shopper.shop.state.messages
        .filter(({ kind }) => kind === 'order' || kind === 'product')
        .slice(-2)
        .map(({ kind }) => kind),
    ).toEqual(['product', 'order']);
    expect(sentTexts(shopper).filter((text) => text === orderNumber)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^客服/ })).not.toBeInTheDocument();
  });

  test('sends no card again when the page is reloaded', async () => {
    const open = { scenarios: [ABOUT_AN_ORDER], arrange: silent };
    const first = await visit('/AppChat?productId={productId}&orderId={orderNumber}', open);
    await waitFor(() => expect(sentTexts(first).at(-1)).toBe(first.shop.known.orderNumber), TIMEOUT);
    await waitFor(() => expect(useSentCards.getState().cards).toHaveLength(2));
    cleanup();
    closeChat();
    const stored = useSentCards.getState();
    let before: readonly string[] = [];
    const reloaded = await visit(first.address(), {
      ...open,
      arrange: (shop) => {
        silent(shop);
        before = shop.state.messages.map(({ text }) => text);
        // A visit in a test starts without stored values.
        useSentCards.setState(stored);
      },
    });
    await send(reloaded, '还在吗');
    await waitFor(() => expect(sentTexts(reloaded).at(-1)).toBe('还在吗'), TIMEOUT);
    expect(reloaded.shop.state.messages.map(({ text }) => text)).toEqual([...before, '还在吗']);
  });

  test('shows that it is connecting while a card waits', async () => {
    const shopper = await visit('/AppChat?orderId={orderNumber}', {
      scenarios: [ABOUT_AN_ORDER, { name: 'the shop is slow', params: { call: 'socketAddress' } }],
      arrange: silent,
      wait: () => new Promise((resolve) => setTimeout(resolve, 2500)),
    });
    const isToast = (region: HTMLElement) =>
      region.textContent === '正在连接中' && within(region).queryByRole('button') !== null;
    await waitFor(() => expect(screen.getAllByRole('status').some(isToast)).toBe(true), TIMEOUT);
    await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe(shopper.shop.known.orderNumber), TIMEOUT);
  });

  test('uses the language of its address', async () => {
    await visit('/en/AppChat', { scenarios: [TALKED], arrange: silent });
    expect(await screen.findByRole('textbox', { name: 'Message' }, TIMEOUT)).toBeVisible();
  });
});

test('ends the chat with the text that the server recognises', async () => {
  const shopper = await visit('/AppChat', { scenarios: [TALKED], arrange: silent });
  await waitForAgent(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: '结束聊天' }));
  await shopper.user.click(await screen.findByRole('button', { name: '结束' }));
  await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('结束聊天'), TIMEOUT);
});

test('shows the words of the chat server as sent, also when no message is on its way', async () => {
  const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
  await shopper.user.click(await chatButton());
  await waitForAgent(shopper);
  for (const words of ['用户不存在', 'System busy <1>']) {
    for (const socket of shopper.shop.supportServer.sockets) socket.send({ kind: 'error', message: words });
    expect(await screen.findByText(words, {}, TIMEOUT)).toBeVisible();
  }
});

test('shows why the chat server refused to sign in', async () => {
  const shopper = await visit('/goods_cate', { scenarios: [TALKED], arrange: silent });
  await shopper.user.click(await chatButton());
  await waitForAgent(shopper);
  for (const socket of shopper.shop.supportServer.sockets) socket.send({ kind: 'refused', message: '登录状态有误' });
  expect(await screen.findByText('登录状态有误', {}, TIMEOUT)).toBeVisible();
  await waitForPath(shopper, '/login');
});

test('reports a failed connection once, and queues messages', async () => {
  const shopper = await visit('/AppChat', {
    scenarios: [TALKED],
    arrange: (shop) => (silent(shop), shop.faults.push({ kind: 'down', call: 'socketAddress' })),
  });
  expect(await screen.findByText('连接失败', {}, TIMEOUT)).toBeVisible();
  await send(shopper, '先写着');
  expect(await screen.findByText('等待发送', {}, TIMEOUT)).toBeVisible();
  shopper.shop.faults = [];
  await shopper.user.click(await screen.findByRole('button', { name: '立即重试' }));
  await waitFor(() => expect(sentTexts(shopper).at(-1)).toBe('先写着'), TIMEOUT);
});

test('says that the connection is lost soon after the browser does, before pings are missed', async () => {
  const shopper = await visit('/AppChat', { scenarios: [TALKED], arrange: silent });
  await waitForAgent(shopper);
  shopper.shop.supportServer.faults.ignores = () => true;
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^连接断开，\d+ 秒后重试$/, {}, { timeout: 6000 })).toBeVisible();
});

test('plays a sound for a new message, unless the chat is muted', async () => {
  const played = vi.fn();
  vi.stubGlobal('AudioContext', function Audio() {
    played();
    throw new Error('Audio is not available.');
  });
  const shopper = await visit('/AppChat', { scenarios: [TALKED], arrange: silent });
  await waitForAgent(shopper);
  sendAgentMessage(shopper.shop, 'demo', { content: '有声' });
  await waitFor(() => expect(played).toHaveBeenCalledOnce());
  await shopper.user.click(screen.getByRole('button', { name: '静音' }));
  expect(readCookie('chatMuted')).toBe('1');
  sendAgentMessage(shopper.shop, 'demo', { content: '无声' });
  expect((await screen.findAllByText(/无声/)).length).toBeGreaterThan(0);
  expect(played).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
