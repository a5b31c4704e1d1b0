// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '../../data/connection.store.ts';
import { transport } from '../../data/transport.ts';
import { clearAdditions } from '../../features/parts-list/adding.store.ts';
import { useEarlierList } from '../../features/parts-list/earlier-list.store.ts';
import { closeList } from '../../features/parts-list/current-list-session.ts';
import { useListInTab } from '../../features/parts-list/list-in-tab.store.ts';
import { recentLists } from '../../session/recent-lists.ts';
import { disconnect } from '../../stand-in/test-connection.ts';
import { stubListBrowser } from '../../stand-in/test-list-worker.ts';
import { preloadAllPages, signIn, waitForPath, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
beforeEach(stubListBrowser);
afterEach(() => {
  // Before its list and its worker, which a mounted page would start again.
  cleanup();
  closeList();
  clearAdditions();
  useEarlierList.setState({ earlier: undefined, unread: undefined });
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const LIST = 'Part,Color,Quantity,Is Spare\n3001,4,5,False\n30O1,4,2,False\n3023,71,10,False\n3023,71,2,False\n';

async function open({ user }: Visit, text: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '粘贴文字' }));
  await user.click(screen.getByLabelText('把清单粘贴在这里'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: '读取这份清单' }));
  await screen.findByRole('heading', { name: '逐行结果' });
}

async function paste(visited: Visit, text: string): Promise<void> {
  await open(visited, text);
  await waitFor(() => expect(screen.queryByText(/^正在查询价格和库存/)).toBeNull());
}

test('reads a list, sends only pairs to the shop, and shows the result of each line', async () => {
  const bodies: string[] = [];
  const shopper = await visit('/upload');
  const sending = transport.current;
  transport.current = async (input, init) => {
    if (input instanceof Request && input.url.endsWith('/parts_list/match')) bodies.push(await input.clone().text());
    return sending(input, init);
  };
  await paste(shopper, LIST);
  expect(shopper.address()).toBe('/upload?view=list');
  expect(screen.getByRole('button', { name: /文件合计/ })).toHaveTextContent(/4 行.*19 颗/);
  expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/3 行.*17 颗/);
  expect(screen.getByRole('button', { name: /未能识别/ })).toHaveTextContent(/1 行.*2 颗/);
  // Two pairs and nothing else of the file: no line that was not understood, and no quantities.
  expect(bodies).toEqual([
    expect.stringMatching(/^[^:]+:\[\{[^{}]*"3001"[^{}]*4[^{}]*\},\{[^{}]*"3023"[^{}]*71[^{}]*\}\]\}$/),
  ]);
});

test('a new list is stored before the shop is asked, so that a page that is reloaded for a newer build opens it again', async () => {
  const shopper = await visit('/upload');
  const sending = transport.current;
  const stored: string[][] = [];
  transport.current = async (input, init) => {
    if (input instanceof Request && input.url.endsWith('/parts_list/match'))
      stored.push((await recentLists()).map(({ id }) => id));
    return sending(input, init);
  };
  await paste(shopper, LIST);
  expect(stored).toEqual([[useListInTab.getState().id]]);
});

test('a failed request leaves the list as it is, and a retry matches the rest', async () => {
  const shopper = await visit('/upload', { scenarios: [{ name: 'the shop is down', params: { call: 'matchParts' } }] });
  await paste(shopper, LIST);
  const again = await screen.findByRole('button', { name: '继续查询' });
  expect(screen.getByRole('button', { name: /文件合计/ })).toHaveTextContent(/4 行/);
  shopper.shop.faults = [];
  await shopper.user.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/3 行/));
});

test('a list that was read without a connection is matched once there is one', async () => {
  const shopper = await visit('/upload');
  const connect = disconnect();
  await paste(shopper, LIST);
  expect(await screen.findByRole('button', { name: '继续查询' })).toBeVisible();
  expect(useConnection.getState().isLost).toBe(true);
  connect();
  act(() => useConnection.setState({ isLost: false }));
  await waitFor(() => expect(screen.getByRole('button', { name: /可直接买/ })).toHaveTextContent(/3 行/));
});

const addToCart = () =>
  within(screen.getByRole('complementary', { name: '购买合计' })).getByRole('button', { name: '加入购物车' });
const piecesInCart = ({ shop }: Visit) => shop.state.accounts['1']?.cart.map(({ quantity }) => quantity);

test('a double click adds a list once, and undo takes its pieces out of the cart again', async () => {
  const shopper = await visit('/upload', { scenarios: [{ name: 'a shopper is signed in' }] });
  await paste(shopper, LIST);
  await shopper.user.click(addToCart());
  await shopper.user.click(await screen.findByRole('button', { name: '返回清单' }));
  expect(piecesInCart(shopper)).toEqual([5, 12]);
  await shopper.user.dblClick(addToCart());
  const undo = await screen.findByRole('button', { name: '撤销' });
  expect(piecesInCart(shopper)).toEqual([10, 24]);
  await shopper.user.click(undo);
  expect(await screen.findByText('已撤销：2 行 17 颗')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  // What was in the cart before stays there.
  expect(piecesInCart(shopper)).toEqual([5, 12]);
});

test('undo says which lines had left the cart, and what is not known when it fails', async () => {
  const shopper = await visit('/upload', { scenarios: [{ name: 'a shopper is signed in' }] });
  await paste(shopper, LIST);
  await shopper.user.click(addToCart());
  const undo = await screen.findByRole('button', { name: '撤销' });
  shopper.shop.state.accounts['1']?.cart.shift();
  await shopper.user.click(undo);
  expect(await screen.findByText('1 行已不在购物车中，未作改动；其余 1 行已撤销')).toBeVisible();
  expect(piecesInCart(shopper)).toEqual([]);
  await shopper.user.click(addToCart());
  const again = await screen.findByRole('button', { name: '撤销' });
  shopper.shop.faults.push({ kind: 'down', call: 'cartDel' });
  await shopper.user.click(again);
  expect(await screen.findByText(/可能没有全部撤销，请查看购物车。$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('adds what can be bought to the cart, and confirms it', async () => {
  const shopper = await visit('/upload', { scenarios: [{ name: 'a shopper is signed in' }] });
  await paste(shopper, LIST);
  await shopper.user.click(
    within(screen.getByRole('complementary', { name: '购买合计' })).getByRole('button', { name: '加入购物车' }),
  );
  await screen.findByRole('dialog', { name: '已加入购物车' });
  expect(shopper.shop.state.accounts['1']?.cart.map(({ quantity }) => quantity)).toEqual([5, 12]);
  expect(shopper.timesSent('POST /cart/add_batch')).toBe(1);
  await shopper.user.click(screen.getByRole('button', { name: '返回清单' }));
  await shopper.user.click(screen.getByRole('button', { name: '更换清单' }));
  expect(await screen.findByText('已加入购物车')).toBeVisible();
});

test('a list whose response was lost is saved again, and exists once', async () => {
  const shopper = await visit('/upload', { scenarios: [{ name: 'a shopper is signed in' }] });
  await paste(shopper, LIST);
  const sending = transport.current;
  let isLost = true;
  transport.current = async (input, init) => {
    const answer = await sending(input, init);
    if (!isLost || !(input instanceof Request) || !input.url.endsWith('/parts_list/save')) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  await shopper.user.click(screen.getByRole('button', { name: '存为清单' }));
  const dialog = await screen.findByRole('dialog');
  await shopper.user.click(within(dialog).getByRole('button', { name: '存为清单' }));
  expect(await within(dialog).findByText(/尚不确定是否已保存/)).toBeVisible();
  expect(dialog).not.toHaveTextContent('保存失败');
  expect(shopper.shop.state.lists).toHaveLength(1);
  await shopper.user.click(within(dialog).getByRole('button', { name: '存为清单' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shopper.shop.state.lists).toHaveLength(1);
});

test('a visitor who wants to save a list signs in and returns to the dialog', async () => {
  const shopper = await visit('/upload');
  await paste(shopper, LIST);
  await shopper.user.click(screen.getByRole('button', { name: '存为清单' }));
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/upload');
  expect(await screen.findByRole('dialog', { name: '存为清单' })).toBeVisible();
});

test('a list is restored after leaving while the shop was matching it', async () => {
  const never = new Promise<never>(() => undefined);
  const shopper = await visit('/upload', {
    scenarios: [{ name: 'the shop is slow', params: { call: 'matchParts' } }],
    wait: () => never,
  });
  await open(shopper, LIST);
  await waitFor(async () => expect(await recentLists()).toHaveLength(1));
  cleanup();
  closeList();
  const later = await visit('/upload');
  await later.user.click(await screen.findByRole('button', { name: /^粘贴的清单/ }));
  expect(await screen.findByRole('button', { name: /文件合计/ })).toHaveTextContent(/4 行.*19 颗/);
});

test('a list that a visitor opens after a shopper’s list is matched once', async () => {
  await paste(await visit('/upload', { scenarios: [{ name: 'a shopper is signed in' }] }), LIST);
  cleanup();
  closeList();
  const visitor = await visit('/upload');
  await paste(visitor, LIST);
  await screen.findByRole('button', { name: /可直接买/ });
  expect(visitor.timesSent('POST /parts_list/match')).toBe(1);
});

test('a list that is read twice is stored once', async () => {
  const shopper = await visit('/upload');
  await paste(shopper, LIST);
  await waitFor(async () => expect(await recentLists()).toHaveLength(1));
  const [first] = await recentLists();
  await shopper.user.click(screen.getByRole('button', { name: '更换清单' }));
  await paste(shopper, LIST);
  await waitFor(async () => expect((await recentLists())[0]?.when).toBeGreaterThan(first?.when ?? 0));
  expect((await recentLists()).map(({ id }) => id)).toEqual([first?.id]);
});

test('takes off what is in the cart already, and takes it back', async () => {
  const shopper = await visit('/upload', { scenarios: [{ name: 'a shopper is signed in' }] });
  await paste(shopper, LIST);
  await shopper.user.click(
    within(screen.getByRole('complementary', { name: '购买合计' })).getByRole('button', { name: '加入购物车' }),
  );
  await shopper.user.click(await screen.findByRole('button', { name: '返回清单' }));
  await shopper.user.click(screen.getByRole('button', { name: '与新版比较' }));
  await screen.findByText('购物车里已有这份清单的 17 颗');
  await shopper.user.click(screen.getByRole('button', { name: '减去购物车里的' }));
  await screen.findByText(/^减去了购物车里的，现在要买 0 种/);
  await shopper.user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.queryByText(/^减去了购物车里的/)).toBeNull());
});

test('without a list the page says so and links to the upload', async () => {
  await visit('/upload?view=list');
  expect(await screen.findByRole('heading', { name: '没有打开的清单' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: '批量上传' })).toHaveAttribute('href', '/upload');
});

test('saved lists are combined and opened as a new one', async () => {
  const shopper = await visit('/upload?view=saved', { scenarios: [{ name: 'a shopper has parts lists to upload' }] });
  const boxes = await screen.findAllByRole('checkbox', { name: /^选中/ });
  for (const box of boxes.slice(0, 2)) await shopper.user.click(box);
  await shopper.user.click(screen.getByRole('button', { name: '合并，数量相加' }));
  expect(await screen.findByRole('heading', { name: '逐行结果' })).toBeVisible();
  expect(shopper.address()).toBe('/upload?view=list');
});

const SUSPECTED =
  'part,colour,quantity,wanted\n3001,080,11,2\n3002,090,1,2\n3003,010,5,2\n3004,071,86,2\n3020,072,85,2\n';

test('quantities that look like colours are counted as one each, or read from the column that the shopper chooses', async () => {
  const shopper = await visit('/upload');
  await paste(shopper, SUSPECTED);
  expect(screen.getByRole('button', { name: /文件合计/ })).toHaveTextContent(/5 行.*188 颗/);
  await shopper.user.click(screen.getByRole('button', { name: '每行买 1 颗' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /文件合计/ })).toHaveTextContent(/5 行.*5 颗/));
  await shopper.user.click(screen.getByRole('button', { name: '使用文件里的数量' }));
  await shopper.user.click(await screen.findByRole('button', { name: '选择数量列' }));
  // The list is still there for those who think better of it.
  await shopper.user.click(await screen.findByRole('button', { name: '返回清单' }));
  await shopper.user.click(await screen.findByRole('button', { name: '选择数量列' }));
  await shopper.user.selectOptions(
    (await screen.findAllByRole('combobox', { name: '第 4 列' }))[0] as HTMLElement,
    '数量',
  );
  await shopper.user.click(screen.getByRole('button', { name: '继续读取' }));
  await screen.findByRole('heading', { name: '逐行结果' });
  await waitFor(() => expect(screen.getByRole('button', { name: /文件合计/ })).toHaveTextContent(/5 行.*10 颗/));
  expect(screen.queryByText(/看着像颜色编号/)).toBeNull();
});

test('a colour system chosen for one list does not apply to the next one', async () => {
  const shopper = await visit('/upload');
  await paste(shopper, LIST);
  await shopper.user.click(screen.getByRole('radio', { name: /^LEGO/ }));
  await screen.findByRole('button', { name: '恢复自动' });
  await shopper.user.click(screen.getByRole('button', { name: '更换清单' }));
  expect(await screen.findByRole('combobox', { name: '颜色编号' })).toHaveDisplayValue('自动判断');
  await paste(shopper, LIST);
  expect(screen.getByRole('radio', { name: /^Rebrickable/ })).toBeChecked();
});

test('a list is a checklist to print, with what the shop knows of each line', async () => {
  const shopper = await visit('/upload');
  await paste(shopper, LIST);
  await shopper.user.click(screen.getByRole('link', { name: '打印核对清单' }));
  await screen.findByRole('heading', { name: '核对清单' });
  expect(shopper.address()).toBe('/upload?view=checklist');
  await waitFor(() => expect(within(screen.getByRole('main')).getAllByText(/^\d+ 颗$/)).toHaveLength(3));
  await shopper.user.click(screen.getByRole('link', { name: '返回清单' }));
  await screen.findByRole('heading', { name: '逐行结果' });
});
