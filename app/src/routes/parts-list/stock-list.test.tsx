// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transport } from '../../data/transport.ts';
import { clearAdditions } from '../../features/parts-list/adding.store.ts';
import { closeList } from '../../features/parts-list/current-list-session.ts';
import { stubListBrowser, openTestListSession } from '../../stand-in/test-list-worker.ts';
import { preloadAllPages, siteHeader, visit, type Visit } from '../../stand-in/test-visit.tsx';

const STOCK = { name: 'the server is a stock CRMEB 5.4' } as const;
const SIGNED_IN = [{ name: 'a shopper is signed in' }, STOCK] as const;
const LIST = 'Part,Color,Quantity,Is Spare\n3001,4,5,False\n3023,71,10,False\n10190stk01,9999,1,False\n';

// The tables of parts are read once, before the tests, whose waiting times that would use up.
beforeAll(() => Promise.all([preloadAllPages(), openTestListSession(() => undefined)]));
beforeEach(stubListBrowser);
afterEach(() => {
  // Before its list and its worker, which a mounted page would start again.
  cleanup();
  closeList();
  clearAdditions();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Reading and searching a list take a while on a busy machine. */
const SLOW = { timeout: 12_000 };

async function paste({ user }: Visit, text = LIST): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '粘贴文字' }));
  await user.click(screen.getByLabelText('把清单粘贴在这里'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: '读取这份清单' }));
  await screen.findByRole('heading', { name: '逐行结果' }, SLOW);
  await waitFor(() => expect(screen.queryByText(/^正在查询价格和库存/)).toBeNull(), SLOW);
}
const addToCart = ({ user }: Visit) =>
  user.click(
    within(screen.getByRole('complementary', { name: '购买合计' })).getByRole('button', { name: '加入购物车' }),
  );
const inCart = ({ shop }: Visit) => shop.state.accounts['1']?.cart.map(({ quantity }) => quantity);
const isAdding = (input: Parameters<typeof fetch>[0]) => input instanceof Request && input.url.endsWith('/cart/add');

test('a list is matched by searching each part, and the page says what that cannot do', async () => {
  const shopper = await visit('/upload', { scenarios: [STOCK] });
  await paste(shopper);
  expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/2 行.*15 颗/);
  expect(screen.getByRole('button', { name: /未找到/ })).toHaveTextContent(/1 行.*1 颗/);
  expect(screen.queryByText('本店不售')).toBeNull();
  expect(screen.getByText(/零件按编号逐个搜索/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '继续查询' })).toBeNull();
  expect(screen.queryByRole('button', { name: '存为清单' })).toBeNull();
});

test('the missing call is asked once, also for the next list', async () => {
  const shopper = await visit('/upload', { scenarios: [STOCK] });
  await paste(shopper);
  await shopper.user.click(screen.getByRole('button', { name: '更换清单' }));
  await paste(shopper, 'Part,Color,Quantity,Is Spare\n3003,4,1,False\n');
  expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/1 行/);
  expect(shopper.timesSent('POST /parts_list/match')).toBe(1);
});

test('a search that fails leaves what was found, and can be continued', async () => {
  const shopper = await visit('/upload', {
    scenarios: [STOCK, { name: 'the shop is down', params: { call: 'productDetail' } }],
  });
  await paste(shopper);
  const again = await screen.findByRole('button', { name: '继续查询' });
  shopper.shop.faults = shopper.shop.faults.filter(({ kind }) => kind !== 'down');
  await shopper.user.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/2 行/));
});

test('exports the list, with what was not found', async () => {
  const files: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:list', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const shopper = await visit('/upload', { scenarios: [STOCK] });
  await paste(shopper);
  await shopper.user.click(screen.getByRole('button', { name: '导出' }));
  const dialog = await screen.findByRole('dialog');
  await shopper.user.click(within(dialog).getByText('未找到'));
  await shopper.user.click(within(dialog).getByRole('button', { name: /导出|下载/ }));
  await waitFor(() => expect(files).toEqual([expect.stringMatching(/-notSold\.csv$/)]));
});

test('adds line by line, can be stopped after any line, and continues there', async () => {
  const shopper = await visit('/upload', { scenarios: SIGNED_IN });
  await paste(shopper);
  const sending = transport.current;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  transport.current = async (input, init) => {
    if (isAdding(input)) await held;
    return sending(input, init);
  };
  await addToCart(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: '暂停' }));
  release();
  expect(await screen.findByText('剩下的 1 行尚未加入。')).toBeVisible();
  expect(inCart(shopper)).toEqual([5]);
  await shopper.user.click(screen.getByRole('button', { name: '继续加入' }));
  expect(await screen.findByText('2 行已全部加入，共 15 颗。')).toBeVisible();
  expect(inCart(shopper)).toEqual([5, 10]);
  expect(shopper.timesSent('POST /cart/add_batch')).toBe(1);
  expect(shopper.timesSent('POST /cart/add')).toBe(2);
});

test('a line whose answer was lost is not added twice', async () => {
  const shopper = await visit('/upload', { scenarios: SIGNED_IN });
  await paste(shopper);
  const sending = transport.current;
  let isLost = true;
  transport.current = async (input, init) => {
    const answer = await sending(input, init);
    if (!isLost || !isAdding(input)) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  await addToCart(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: '继续加入' }));
  expect(await screen.findByText('2 行已全部加入，共 15 颗。')).toBeVisible();
  expect(screen.queryByText(/第一次未收到/)).toBeNull();
  expect(inCart(shopper)).toEqual([5, 10]);
});

test('a line that had not arrived is added again, and the page says that it may be in the cart twice', async () => {
  const shopper = await visit('/upload', { scenarios: SIGNED_IN });
  await paste(shopper);
  const sending = transport.current;
  let isDown = true;
  transport.current = async (input, init) => {
    if (!isDown || !isAdding(input)) return sending(input, init);
    isDown = false;
    throw new TypeError('Failed to fetch');
  };
  await addToCart(shopper);
  await shopper.user.click(await screen.findByRole('button', { name: '继续加入' }));
  expect(await screen.findByText('2 行已全部加入，共 15 颗。')).toBeVisible();
  expect(inCart(shopper)).toEqual([5, 10]);
  expect(screen.getByText(/有 1 行第一次未收到商店的回复/)).toBeVisible();
});

test('a line that the server refuses is listed with the server’s words, and the others are added', async () => {
  const shopper = await visit('/upload', { scenarios: SIGNED_IN });
  await paste(shopper);
  const sending = transport.current;
  let isFirst = true;
  transport.current = async (input, init) => {
    if (!isFirst || !isAdding(input)) return sending(input, init);
    isFirst = false;
    return Response.json({ status: 400, msg: '该产品库存不足3' });
  };
  await addToCart(shopper);
  const less = await screen.findByRole('list', { name: '未全部加入，或尚不确定的行' });
  expect(within(less).getByText('该产品库存不足3')).toBeVisible();
  expect(inCart(shopper)).toEqual([10]);
});

test('links to repairs are never there, and the upload is not advertised any more once lists are searched part by part', async () => {
  const shopper = await visit('/', { scenarios: [STOCK] });
  expect(within(siteHeader()).queryByRole('link', { name: '补件服务' })).toBeNull();
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).queryByRole('link', { name: /维修|补件/ })).toBeNull();
  expect(screen.queryByText(/90 天/)).toBeNull();
  expect(await screen.findByRole('link', { name: '上传清单' })).toBeVisible();
  await shopper.user.click(within(siteHeader()).getByRole('link', { name: '批量上传' }));
  await paste(shopper);
  await shopper.user.click(within(siteHeader()).getByRole('link', { name: '首页' }));
  expect(await screen.findByRole('link', { name: '逛颗粒商城' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: '上传清单' })).toBeNull();
});

test('a shop that saves no lists says so, and the lists of this browser can be opened', async () => {
  const shopper = await visit('/upload?view=saved', { scenarios: SIGNED_IN });
  expect(await screen.findByRole('heading', { name: '本店不提供保存清单' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await shopper.user.click(within(screen.getByRole('main')).getByRole('link', { name: '上传新清单' }));
  await paste(shopper);
  expect(screen.queryByRole('button', { name: '存为清单' })).toBeNull();
});

test('a visitor is not asked to sign in for lists that the server is not known to save', async () => {
  await visit('/upload?view=saved', { scenarios: [STOCK] });
  expect(await screen.findByRole('link', { name: '上传新清单' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: '去登录' })).toBeNull();
  expect(screen.queryByText('本店不提供保存清单')).toBeNull();
});

test('a shop that matches lists and saves none says so when a list is to be saved', async () => {
  const shopper = await visit('/upload', {
    scenarios: [{ name: 'a shopper is signed in' }],
    arrange: ({ faults }) => void faults.push({ kind: 'unknown', call: 'savedLists' }),
  });
  await paste(shopper);
  await shopper.user.click(screen.getByRole('button', { name: '存为清单' }));
  expect(await screen.findByText(/^本店不提供保存清单。/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: '存为清单' })).toBeNull());
});
