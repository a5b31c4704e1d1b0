// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { clearImages } from '../../features/image/images.store.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

/** jsdom's files cannot be sent by Node's `fetch`. */
const sendImage = vi.hoisted(() => vi.fn<() => Promise<{ url: string }>>());
vi.mock('../../data/send-image.ts', () => ({ sendImage }));

beforeAll(preloadAllPages);
beforeEach(() => {
  clearImages();
  sendImage.mockResolvedValue({ url: '/uploads/bag.png' });
});

const LIST = '/user/orderlistbh';
const REQUEST = '/user/order_detailbh?orderId={orderNumber}';
const TRACKING = '/logisticsbh?orderId={orderNumber}';

/** Opens a page with a shop in the named states. */
const open = (at: string, ...names: AppliedScenario['name'][]): Promise<Visit> =>
  visit(at, { scenarios: names.map((name) => ({ name })) });

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async ({ user }: Visit, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const write = async (name: string, text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: text } });
const rows = () => screen.findAllByRole('article', { name: /^补件申请/ });
const requestIn = ({ shop }: Visit) => shop.state.repairs[shop.known.orderNumber ?? ''];

async function addImage(shopper: Visit): Promise<void> {
  shopper.shop.state.uploads['bag.png'] = { type: 'image/png', base64: '' };
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'bag.png', {
    type: 'image/png',
  });
  await screen.findByRole('button', { name: '添加图片' });
  await shopper.user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  await screen.findByRole('img', { name: 'bag.png' });
}

/** The answer to the next request of this name is lost after the shop has done what it asks. */
function loseAnswer(name: string): void {
  const respond = transport.current;
  let isLost = false;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const answer = await respond(request.clone(), init);
    if (isLost || `${request.method} ${new URL(request.url).pathname.replace('/api', '')}` !== name) return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}

test('lists the requests of a tab, with the number of all', async () => {
  const shopper = await open(LIST, 'repair requests in every status');
  expect(await rows()).toHaveLength(10);
  await shopper.user.click(await screen.findByRole('link', { name: '待付款 1' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(shopper.address()).toBe('/user/orderlistbh?state=toPay');
  expect(screen.getByRole('link', { name: '审核中 4' })).toBeInTheDocument();
  expect(within((await rows())[0] as HTMLElement).getByRole('link', { name: '去付款' })).toHaveAttribute(
    'href',
    expect.stringContaining('/paymenbh?orderId=bh'),
  );
});

test('shows older requests on demand', async () => {
  const shopper = await open(LIST, 'many repair requests');
  expect(await rows()).toHaveLength(10);
  await press(shopper, '查看更早的申请');
  await waitFor(async () => expect(await rows()).toHaveLength(20));
  await press(shopper, '查看更早的申请');
  await waitFor(async () => expect(await rows()).toHaveLength(24));
});

test('finds requests by the number of their set, and the address says which', async () => {
  const shopper = await open(LIST, 'repair requests in every status');
  const [first] = await rows();
  const [, set = ''] = /(\d{6})，补/.exec(first?.textContent ?? '') ?? [];
  await shopper.user.type(screen.getByRole('searchbox', { name: '搜索补件申请' }), `${set}{Enter}`);
  await screen.findByText(new RegExp(`“${set}”找到`));
  expect(shopper.address()).toBe(`${LIST}?search=${set}`);
  for (const row of await rows()) expect(row).toHaveTextContent(set);
  await shopper.user.click(screen.getByRole('button', { name: '清空搜索' }));
  expect(shopper.address()).toBe(LIST);
});

test('has a way to the first request', async () => {
  await open(LIST, 'a shopper is signed in');
  expect(await screen.findByRole('heading', { name: '暂无补件申请' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '申请补件' })).toHaveAttribute('href', '/country_chose');
});

test('confirms receipt from the list', async () => {
  const shopper = await open(LIST, 'a repair request is shipped');
  await press(shopper, '确认收货');
  await press(shopper, '收到了');
  expect(await screen.findByText(/已确认收货/)).toBeInTheDocument();
  expect(requestIn(shopper)?.status).toBe('received');
});

test('does not show the request of another shopper', async () => {
  await visit(REQUEST, {
    scenarios: [{ name: 'a repair request is in review' }],
    arrange: ({ state, known }) => {
      const request = state.repairs[known.orderNumber ?? ''];
      if (request) request.accountId = '404';
    },
  });
  expect(await screen.findByRole('heading', { name: '找不到这份补件申请' })).toBeInTheDocument();
  const links = within(screen.getByRole('main')).getAllByRole('link', { name: '我的补件' });
  expect(links.at(-1)).toHaveAttribute('href', LIST);
});

test('cancels a request, and opens its new status with the heading focused and what happened said', async () => {
  const shopper = await open(REQUEST, 'a repair request is in review');
  await title('客服正在审核');
  expect(screen.getByRole('main')).toHaveTextContent(/最晚 \d+月\d+日 处理，还有 \d+ 个工作日/);
  await press(shopper, '取消申请');
  await press(shopper, '取消申请');
  await title('已取消');
  expect(await screen.findByText('申请已取消。')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '已取消' })).toHaveFocus();
  expect(requestIn(shopper)?.status).toBe('cancelled');
});

test('says that the outcome is not known when the answer is lost, and shows the status that was fetched', async () => {
  const shopper = await open(REQUEST, 'a repair request is in review');
  await title('客服正在审核');
  loseAnswer('POST /supple/order/cancel');
  await press(shopper, '取消申请');
  await press(shopper, '取消申请');
  expect(await screen.findByText(/尚不确定操作是否成功/)).toBeInTheDocument();
  await title('已取消');
  expect(shopper.timesSent('POST /supple/order/cancel')).toBe(1);
});

test('shows in the shop’s words why a request can no longer be cancelled', async () => {
  const shopper = await open(REQUEST, 'a repair request is in review');
  await title('客服正在审核');
  const request = requestIn(shopper);
  if (request) request.status = 'picking';
  await press(shopper, '取消申请');
  await press(shopper, '取消申请');
  expect(await within(screen.getByRole('main')).findByRole('alert')).not.toBeEmptyDOMElement();
  await title('正在配货');
});

test('sends the agent a text and an image; the review goes on', async () => {
  const shopper = await open(REQUEST, 'a repair request needs more evidence');
  await write('你的回答', '袋子里只剩这些');
  await addImage(shopper);
  await press(shopper, '发给客服');
  await title('客服正在审核');
  expect(screen.getByRole('main')).toHaveTextContent('袋子里只剩这些');
  expect(screen.getByRole('button', { name: '图片 1，放大' })).toBeInTheDocument();
  expect(screen.getByText('已发给客服，审核继续。')).toBeInTheDocument();
});

test('has the answer and its image as they were after signing in again', async () => {
  const shopper = await open(REQUEST, 'a repair request needs more evidence');
  await write('你的回答', '袋子里只剩这些');
  await addImage(shopper);
  const at = shopper.address();
  for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
  await press(shopper, '发给客服');
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitFor(() => expect(shopper.address()).toBe(at));
  expect(await screen.findByRole('textbox', { name: '你的回答' })).toHaveValue('袋子里只剩这些');
  expect(screen.getByRole('img', { name: 'bag.png' })).toBeInTheDocument();
  await press(shopper, '发给客服');
  await title('客服正在审核');
});

test('still has an uploaded image when the files of the page are gone, as after a reload', async () => {
  const shopper = await open(REQUEST, 'a repair request needs more evidence');
  await addImage(shopper);
  await waitFor(() => expect(sessionStorage.getItem('persisted.repairTexts')).toContain('/uploads/bag.png'));
  clearImages();
  expect(await screen.findByRole('img', { name: 'bag.png' })).toHaveAttribute('src', '/uploads/bag.png');
  await press(shopper, '移除 bag.png');
  expect(screen.queryByRole('img', { name: 'bag.png' })).toBeNull();
  expect(sessionStorage.getItem('persisted.repairTexts')).not.toContain('/uploads/bag.png');
});

test('receives a parcel, checks it and finishes the request', async () => {
  const shopper = await open(REQUEST, 'a repair request is shipped');
  await press(shopper, '确认收货');
  await press(shopper, '收到了');
  await title('零件已送达');
  await press(shopper, '确认齐全');
  await press(shopper, '确认齐全');
  await title('零件齐全');
  expect(requestIn(shopper)?.status).toBe('done');
});

test('reports once what is still missing; after that the chat helps', async () => {
  const shopper = await open(REQUEST, 'a repair request is received');
  await press(shopper, '仍有缺件');
  await write('还缺什么', '一颗坡面砖');
  await press(shopper, '发给客服');
  await title('客服正在审核');
  expect(screen.getByRole('main')).toHaveTextContent('一颗坡面砖');
  const request = requestIn(shopper);
  expect(request?.wasReopened).toBe(true);
});

test('shows what was granted line by line', async () => {
  await open(REQUEST, 'a repair request is partly approved');
  await title('部分通过');
  expect(screen.getByRole('main')).toHaveTextContent(/申请 \d+ 颗，同意补 \d+ 颗/);
});

test('shows that a rejected request was paid back', async () => {
  await open(REQUEST, 'a repair request is refunded');
  await title('已退款');
  expect(screen.getByRole('main')).toHaveTextContent(/已退款−¥\d+\.\d\d实付¥0\.00/);
});

test('leads from a request to the chat about it', async () => {
  const shopper = await open(REQUEST, 'a repair request is in review');
  const chat = await screen.findByRole('link', { name: '问客服' });
  expect(chat).toHaveAttribute('href', `/AppChat?orderId=${shopper.shop.known.orderNumber}`);
  await shopper.user.click(chat);
  await waitForPath(shopper, '/AppChat');
  expect(await screen.findByRole('link', { name: new RegExp(shopper.shop.known.orderNumber ?? '') })).toHaveAttribute(
    'href',
    `/user/order_detailbh?orderId=${shopper.shop.known.orderNumber}`,
  );
});

test('tracks the parcel', async () => {
  const shopper = await open(TRACKING, 'a repair request is shipped');
  expect(await screen.findByRole('heading', { name: '物流进度' })).toBeInTheDocument();
  await waitFor(() => expect(shopper.timesSent(`GET /supple/order/express/${shopper.shop.known.orderNumber}`)).toBe(1));
  expect(await screen.findByText(/揽收/)).toBeInTheDocument();
});

test('leads back from the tracking of a request that has not been sent', async () => {
  const shopper = await open(TRACKING, 'a repair request is in review');
  await title('尚未寄出');
  expect(shopper.sent.some(({ name }) => name.includes('express'))).toBe(false);
  expect(screen.getByRole('link', { name: '查看补件申请' })).toHaveAttribute(
    'href',
    `/user/order_detailbh?orderId=${shopper.shop.known.orderNumber}`,
  );
});

test.each([LIST, '/user/order_detailbh?orderId=bh1', '/logisticsbh?orderId=bh1'])(
  'says at %s that a stock shop has no repair service',
  async (at) => {
    await open(at, 'a shopper is signed in', 'the server is a stock CRMEB 5.4');
    expect(await screen.findByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  },
);
