// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const withNotices = { name: 'a shopper with notices is signed in' } as const;
const LIST = 'GET /user/message_system/list';
const EDIT = 'GET /user/message_system/edit_message';
const rows = async () => within(await screen.findByRole('list', { name: '消息' })).getAllByRole('listitem');
const rowOf = async (title: string) => (await rows()).find((row) => row.textContent?.startsWith(title)) as HTMLElement;
const open = async ({ user }: Visit, title: string) => user.click(within(await rowOf(title)).getByRole('link'));
const stored = ({ shop }: Visit) => Object.values(shop.state.notices);
const storedOf = (visited: Visit, kind: string) => stored(visited).find((notice) => notice.kind === kind);

test('a shopper opens a message: it is in the address, read on the server, and the unread number is fetched again', async () => {
  const shopper = await visit('/user/messageCenter', { scenarios: [withNotices] });
  expect(await rowOf('订单已发货')).toHaveTextContent('未读');
  const users = shopper.timesSent('GET /user');
  await open(shopper, '订单已发货');
  expect(shopper.address()).toBe(`/user/messageCenter?id=${storedOf(shopper, 'shipped')?.id}`);
  expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute(
    'href',
    `/user/order_detail?orderId=${storedOf(shopper, 'shipped')?.orderNumber}`,
  );
  await waitFor(async () => expect(await rowOf('订单已发货')).not.toHaveTextContent('未读'));
  expect(storedOf(shopper, 'shipped')?.isRead).toBe(true);
  await waitFor(() => expect(shopper.timesSent('GET /user')).toBe(users + 1));
  expect(screen.getByText('2 条未读')).toBeVisible();
});

test('an address opens its message, which the list then shows as read', async () => {
  await visit('/user/messageCenter?id={noticeId}', { scenarios: [withNotices] });
  expect(await screen.findByRole('article', { name: '订单已发货' })).toHaveTextContent('已交给快递');
  await waitFor(async () => expect(await rowOf('订单已发货')).not.toHaveTextContent('未读'));
  expect(screen.getByText('2 条未读')).toBeVisible();
});

test('a message that is closed before its answer came is read nevertheless', async () => {
  let answer = () => undefined as void;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const shopper = await visit('/user/messageCenter', {
    scenarios: [withNotices, { name: 'the shop is slow', params: { call: 'noticeDetail' } }],
    wait: () => slow,
  });
  await rowOf('订单已发货');
  const users = shopper.timesSent('GET /user');
  await open(shopper, '订单已发货');
  await screen.findByRole('article');
  await waitFor(() => expect(shopper.sent.some(({ name }) => name.includes('message_system/detail'))).toBe(true));
  await shopper.user.click(screen.getByRole('link', { name: '返回消息列表' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  answer();
  await waitFor(async () => expect(await rowOf('订单已发货')).not.toHaveTextContent('未读'));
  expect(storedOf(shopper, 'shipped')?.isRead).toBe(true);
  await waitFor(() => expect(shopper.timesSent('GET /user')).toBe(users + 1));
});

test('a shopper deletes the open message and undoes it', async () => {
  const shopper = await visit('/user/messageCenter', { scenarios: [withNotices] });
  await open(shopper, '退款已到账');
  await shopper.user.click(within(await screen.findByRole('article')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('已删除：退款已到账')).toBeVisible();
  expect(shopper.address()).toBe('/user/messageCenter');
  expect(await rows()).toHaveLength(4);
  expect(storedOf(shopper, 'refunded')?.isDeleted).toBe(true);
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(async () => expect(await rows()).toHaveLength(5));
  expect(storedOf(shopper, 'refunded')?.isDeleted).toBe(false);
});

test('marking the open message as unread closes it, and it stays unread', async () => {
  const shopper = await visit('/user/messageCenter', { scenarios: [withNotices] });
  await open(shopper, '订单已发货');
  await waitFor(() => expect(storedOf(shopper, 'shipped')?.isRead).toBe(true));
  await shopper.user.click(await screen.findByRole('button', { name: '标为未读' }));
  await waitFor(() => expect(storedOf(shopper, 'shipped')?.isRead).toBe(false));
  expect(screen.queryByRole('article')).toBeNull();
  await waitFor(async () => expect(await rowOf('订单已发货')).toHaveTextContent('未读'));
});

test('a shopper marks all as read, and deletes all after a question', async () => {
  const shopper = await visit('/user/messageCenter', { scenarios: [withNotices] });
  await shopper.user.click(await screen.findByRole('button', { name: '全部标为已读' }));
  await waitFor(() => expect(stored(shopper).every(({ isRead }) => isRead)).toBe(true));
  await waitFor(() => expect(screen.queryByText(/条未读/)).toBeNull());
  await shopper.user.click(screen.getByRole('button', { name: '清空消息' }));
  await shopper.user.click(screen.getByRole('button', { name: '全部删除' }));
  expect(await screen.findByRole('heading', { name: '暂无消息' })).toBeVisible();
  await waitFor(() => expect(stored(shopper).every(({ isDeleted }) => isDeleted)).toBe(true));
});

test('a change whose answer is lost is called unknown, and the list is what the server says', async () => {
  const shopper = await visit('/user/messageCenter', {
    scenarios: [withNotices, { name: 'responses are malformed', params: { call: 'noticeEdit' } }],
  });
  await rowOf('订单已发货');
  const lists = shopper.timesSent(LIST);
  await shopper.user.click(screen.getByRole('button', { name: '删除：订单已发货' }));
  expect(await screen.findByText(/尚不确定是否已修改/)).toBeVisible();
  // The server did delete it: only its answer was unreadable.
  await waitFor(() => expect(shopper.timesSent(LIST)).toBe(lists + 1));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  expect(shopper.timesSent(EDIT)).toBe(1);
});

test('a refused change shows the server’s text, and the message is still there', async () => {
  const shopper = await visit('/user/messageCenter', {
    scenarios: [withNotices, { name: 'refused', params: { call: 'noticeEdit', message: '系统维护中' } }],
  });
  await rowOf('订单已发货');
  await shopper.user.click(screen.getByRole('button', { name: '删除：订单已发货' }));
  expect(await screen.findByText('系统维护中')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(5));
});

test('a message stays readable when it cannot be marked as read', async () => {
  const shopper = await visit('/user/messageCenter', {
    scenarios: [withNotices, { name: 'the shop is down', params: { call: 'noticeDetail' } }],
  });
  await open(shopper, '订单已发货');
  expect(await screen.findByRole('article')).toHaveTextContent('已交给快递');
  expect(await rowOf('订单已发货')).toHaveTextContent('未读');
});

test('an address with a message that does not exist shows the server’s text and the list', async () => {
  await visit('/user/messageCenter?id=999', { scenarios: [withNotices] });
  expect(await screen.findByText('这条消息已经不在了')).toBeVisible();
  expect(await rows()).toHaveLength(5);
});

test('a shop whose server has no message centre says so, and offers the chat', async () => {
  const shopper = await visit('/user/messageCenter', {
    scenarios: [{ name: 'a shopper is signed in' }, { name: 'the shop has no message centre' }],
  });
  expect(await screen.findByRole('heading', { name: '本店没有消息中心' })).toBeVisible();
  expect(shopper.timesSent(LIST)).toBe(1);
  await shopper.user.click(screen.getByRole('button', { name: '打开聊天' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('older messages are loaded page by page', async () => {
  const shopper = await visit('/user/messageCenter', {
    scenarios: [{ name: withNotices.name, params: { messages: 30 } }],
  });
  expect(await rows()).toHaveLength(20);
  await shopper.user.click(screen.getByRole('button', { name: '查看更早的消息' }));
  await waitFor(async () => expect(await rows()).toHaveLength(35));
  expect(screen.getByText('共 35 条')).toBeVisible();
});

test('a visitor signs in and arrives at the message of the address', async () => {
  const visitor = await visit('/user/messageCenter?id=2');
  await waitForPath(visitor, '/login');
  await signIn(visitor);
  await waitForPath(visitor, '/user/messageCenter');
  expect(await screen.findByRole('article', { name: '新人券已放进你的账户' })).toBeVisible();
});
