// @vitest-environment jsdom
import { matchCall } from '@shop/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { transport } from '../../data/transport.ts';
import { useAddressDrafts } from '../../features/address/address-drafts.store.ts';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const PAGE = '/user/address_list';
const signedIn = { scenarios: [{ name: 'a shopper is signed in' }] } as const;
const newShopper = { scenarios: [{ name: 'a shopper is signed in', params: { account: 'new' } }] } as const;

const bookOf = ({ shop }: Visit, account = '1') => shop.state.accounts[account]?.addresses ?? [];
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const editedCards = () => screen.findAllByRole('button', { name: /^编辑/ });
const press = async (shopper: Visit, name: string | RegExp) => shopper.user.click(await button(name));

/** Pastes a whole address into the open form and saves it. */
async function addByPaste(shopper: Visit, text: string): Promise<void> {
  fireEvent.change(await field('粘贴整段地址'), { target: { value: text } });
  await press(shopper, '填入各栏');
  await screen.findByText(/^已填好/);
  await press(shopper, '保存地址');
}
const PASTED = '周予安，13905712234，江苏省苏州市姑苏区平江路 108 号';

/**
 * Loses the connection at a call: before the shop received it, or after it processed it. `times` is how often; a failed
 * query is retried once by itself.
 */
function loseConnection(call: string, lost: 'request' | 'response', times = 1): void {
  const respond = transport.current;
  let remaining = times;
  transport.current = async (input, init) => {
    const request = new Request(input, init);
    const name = matchCall(request.method, new URL(request.url).pathname.replace('/api', ''))?.call.name;
    if (name !== call || remaining === 0) return respond(request);
    remaining -= 1;
    if (lost === 'response') await respond(request);
    throw new TypeError('Failed to fetch');
  };
}

test('a new shopper adds the first address, which becomes the default', async () => {
  const shopper = await visit(PAGE, newShopper);
  expect(await screen.findByText('暂无收货地址')).toBeVisible();
  await press(shopper, '添加地址');
  await addByPaste(shopper, PASTED);
  expect(await screen.findByText('已保存 周予安 的地址')).toBeVisible();
  expect(await screen.findByText('默认')).toBeVisible();
  expect(bookOf(shopper, '3')).toMatchObject([
    { recipient: '周予安', city: '苏州市', cityId: '320500', isDefault: true },
  ]);
  expect(screen.queryByRole('form')).toBeNull();
});

test('a shopper changes an address, and another becomes the default', async () => {
  const shopper = await visit(PAGE, signedIn);
  await press(shopper, /^编辑 林大川/);
  const detail = await field('详细地址');
  await waitFor(() => expect(screen.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('天山区'));
  fireEvent.change(detail, { target: { value: '解放北路 16 号' } });
  await press(shopper, '保存地址');
  expect(await screen.findByText('解放北路 16 号')).toBeVisible();
  expect(bookOf(shopper)).toHaveLength(2);
  await press(shopper, /^设为默认 林大川/);
  expect(await screen.findByText('林大川 的地址已设为默认')).toBeVisible();
  expect(bookOf(shopper).find(({ isDefault }) => isDefault)?.recipient).toBe('林大川');
  await waitFor(() => expect(screen.getByRole('button', { name: /^编辑 林大川/ })).toHaveFocus());
});

test('a deleted default address is added again as the default, though the shop chose another meanwhile', async () => {
  const shopper = await visit(PAGE, signedIn);
  const [before] = structuredClone(bookOf(shopper));
  await press(shopper, /^删除 林小满/);
  expect(await screen.findByText('已删除 林小满 的地址')).toBeVisible();
  expect(bookOf(shopper)).toMatchObject([{ recipient: '林大川', isDefault: true }]);
  await press(shopper, '撤销');
  expect(await screen.findByText('林小满 的地址已恢复')).toBeVisible();
  const restored = bookOf(shopper).find(({ recipient }) => recipient === '林小满');
  expect({ ...restored, id: before?.id }).toEqual(before);
  expect(bookOf(shopper).filter(({ isDefault }) => isDefault)).toEqual([restored]);
  expect(screen.queryByRole('region', { name: '最近删除' })).toBeNull();
});

test('each of two deleted addresses can be added again', async () => {
  const shopper = await visit(PAGE, signedIn);
  await press(shopper, /^删除 林小满/);
  await press(shopper, /^删除 林大川/);
  const removed = within(await screen.findByRole('region', { name: '最近删除' }));
  await waitFor(() => expect(removed.getAllByRole('button', { name: /^恢复/ })).toHaveLength(2));
  expect(bookOf(shopper)).toEqual([]);
  for (const name of [/^恢复 林小满/, /^恢复 林大川/]) {
    await shopper.user.click(removed.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  }
  expect(bookOf(shopper).map(({ recipient }) => recipient)).toEqual(['林小满', '林大川']);
});

test('an old address without the id of its city is added again, and the shop finds the city by its name', async () => {
  const shopper = await visit(PAGE, {
    ...signedIn,
    arrange: ({ state }) => delete state.accounts['1']?.addresses[1]?.cityId,
  });
  await press(shopper, /^删除 林大川/);
  await press(shopper, '撤销');
  expect(await screen.findByText('林大川 的地址已恢复')).toBeVisible();
  expect(bookOf(shopper)[1]).toMatchObject({ recipient: '林大川', city: '乌鲁木齐市', cityId: '650100' });
});

test('an address that the shop does not take back stays with the reason, to try again', async () => {
  const shopper = await visit(PAGE, signedIn);
  await press(shopper, /^删除 林大川/);
  await screen.findByText('已删除 林大川 的地址');
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '收货地址已达上限', call: 'addressEdit' });
  await press(shopper, '撤销');
  expect(await screen.findByText('恢复失败。收货地址已达上限')).toBeVisible();
  expect(bookOf(shopper)).toHaveLength(1);
  shopper.shop.faults.length = 0;
  await press(shopper, /^恢复 林大川/);
  expect(await screen.findByText('林大川 的地址已恢复')).toBeVisible();
  expect(bookOf(shopper)).toHaveLength(2);
});

test('a duplicate and one address too many are refused at the form with the text of the shop', async () => {
  const shopper = await visit(PAGE, signedIn);
  await press(shopper, '添加地址');
  await addByPaste(shopper, '林小满，13800138000，浙江省杭州市西湖区文三路 88 号 6 幢 302 室');
  expect(await screen.findByText(/该收货地址已存在/)).toBeVisible();
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '收货地址已达上限', call: 'addressEdit' });
  await press(shopper, '保存地址');
  expect(await screen.findByText(/收货地址已达上限/)).toBeVisible();
  expect(await field('收货人')).toHaveValue('林小满');
  expect(bookOf(shopper)).toHaveLength(2);
});

const many = (quantity: number) =>
  ({ scenarios: [{ name: 'a shopper with many addresses is signed in', params: { quantity } }] }) as const;

test('every address of several pages is shown', async () => {
  const shopper = await visit(PAGE, many(230));
  expect(await screen.findByRole('heading', { level: 1, name: '收货地址 共 230 个' })).toBeVisible();
  expect(await editedCards()).toHaveLength(230);
  expect(shopper.timesSent('GET /address/list')).toBe(3);
});

test('a shop that sends the first page again and again ends the list, and each address is shown once', async () => {
  const shopper = await visit(PAGE, signedIn);
  await editedCards();
  const respond = transport.current;
  transport.current = (input, init) => {
    const request = new Request(input, init);
    const first = request.url.replace(/\bpage=\d+/, 'page=1');
    return respond(request.method === 'GET' ? new Request(first, request) : request);
  };
  const account = shopper.shop.state.accounts['1'];
  const [home] = bookOf(shopper);
  if (account && home)
    account.addresses = Array.from({ length: 100 }, (_, index) => ({
      ...home,
      id: String(500 + index),
      isDefault: false,
    }));
  await press(shopper, /^设为默认 林大川/);
  expect(await screen.findByRole('heading', { level: 1, name: '收货地址 共 100 个' })).toBeVisible();
});

describe('without an answer', () => {
  test('an address that was saved is shown, and not added twice', async () => {
    const shopper = await visit(PAGE, newShopper);
    await press(shopper, '添加地址');
    loseConnection('addressEdit', 'response');
    await addByPaste(shopper, PASTED);
    expect(await screen.findByText('已保存 周予安 的地址')).toBeVisible();
    expect(bookOf(shopper, '3')).toHaveLength(1);
    expect(shopper.timesSent('POST /address/edit')).toBe(1);
  });

  test('an address that was not saved stays in the form, and is saved by the next try', async () => {
    const shopper = await visit(PAGE, newShopper);
    await press(shopper, '添加地址');
    loseConnection('addressEdit', 'request');
    await addByPaste(shopper, PASTED);
    expect(await screen.findByText(/地址簿里还没有这个地址，说明尚未保存/)).toBeVisible();
    expect(await field('收货人')).toHaveValue('周予安');
    await press(shopper, '保存地址');
    expect(await screen.findByText('已保存 周予安 的地址')).toBeVisible();
    expect(bookOf(shopper, '3')).toHaveLength(1);
  });

  test('while the address book cannot be read either, nothing is claimed, and the next try looks first', async () => {
    const shopper = await visit(PAGE, newShopper);
    await press(shopper, '添加地址');
    await field('收货人');
    loseConnection('addressEdit', 'response');
    // The check and the refetch with its retry.
    loseConnection('addressList', 'request', 3);
    await addByPaste(shopper, PASTED);
    expect(await screen.findByText(/地址可能已经保存，暂时无法确认/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '保存地址' })).not.toHaveAttribute('aria-busy'));
    await press(shopper, '保存地址');
    expect(await screen.findByText('已保存 周予安 的地址')).toBeVisible();
    expect(shopper.timesSent('POST /address/edit')).toBe(1);
    expect(bookOf(shopper, '3')).toHaveLength(1);
  });

  test.each(['request', 'response'] as const)('a removal whose %s was lost is shown as it is', async (lost) => {
    const shopper = await visit(PAGE, signedIn);
    await editedCards();
    loseConnection('addressDel', lost);
    await press(shopper, /^删除 林大川/);
    await screen.findByText(lost === 'response' ? '已删除 林大川 的地址' : /^修改失败。无法连接商店/);
    expect(await editedCards()).toHaveLength(bookOf(shopper).length);
    expect(bookOf(shopper)).toHaveLength(lost === 'response' ? 1 : 2);
  });
});

describe('what was typed', () => {
  test('survives a refused token: after the sign-in the form is as it was', async () => {
    const shopper = await visit(PAGE, signedIn);
    await press(shopper, '添加地址');
    fireEvent.change(await field('粘贴整段地址'), { target: { value: PASTED } });
    await press(shopper, '填入各栏');
    await screen.findByText(/^已填好/);
    for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
    await press(shopper, '保存地址');
    await waitForPath(shopper, '/login');
    await signIn(shopper);
    await waitForPath(shopper, PAGE);
    expect(await field('收货人')).toHaveValue('周予安');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('姑苏区'));
    await press(shopper, '保存地址');
    expect(await screen.findByText('已保存 周予安 的地址')).toBeVisible();
    expect(bookOf(shopper)).toHaveLength(3);
  });

  test('survives a change of the language', async () => {
    const shopper = await visit(PAGE, signedIn);
    await press(shopper, /^编辑 林大川/);
    fireEvent.change(await field('详细地址'), { target: { value: '解放北路 17 号' } });
    await shopper.user.click(screen.getAllByRole('link', { name: /English/ })[0] as HTMLElement);
    await waitForPath(shopper, `/en${PAGE}`);
    expect(await field('Street address')).toHaveValue('解放北路 17 号');
  });

  test('is removed at the sign-out', async () => {
    const shopper = await visit(PAGE, signedIn);
    await press(shopper, '添加地址');
    fireEvent.change(await field('收货人'), { target: { value: '周予安' } });
    await press(shopper, '退出登录');
    await waitFor(() => expect(useAddressDrafts.getState()).toEqual({ drafts: {}, open: {} }));
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('周予安');
  });

  test('while the address is being saved is not lost', async () => {
    const waits: (() => void)[] = [];
    let isSlow = false;
    const shopper = await visit(PAGE, {
      ...signedIn,
      wait: () => (isSlow ? new Promise<void>((resolve) => waits.push(resolve)) : Promise.resolve()),
    });
    await press(shopper, /^编辑 林大川/);
    const detail = await field('详细地址');
    await waitFor(() => expect(screen.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('天山区'));
    fireEvent.change(detail, { target: { value: '解放北路 18 号' } });
    isSlow = true;
    shopper.shop.faults.push({ kind: 'slow', ms: 1, call: 'addressEdit' });
    await press(shopper, '保存地址');
    await waitFor(() => expect(waits).not.toEqual([]));
    fireEvent.change(detail, { target: { value: '解放北路 18 号 2 层' } });
    isSlow = false;
    for (const proceed of waits) proceed();
    expect(await screen.findByText('已保存 林大川 的地址')).toBeVisible();
    expect(await field('详细地址')).toHaveValue('解放北路 18 号 2 层');
    expect(bookOf(shopper)[1]?.detail).toBe('解放北路 18 号');
  });

  test('is not lost when the address was deleted elsewhere meanwhile', async () => {
    const shopper = await visit(PAGE, signedIn);
    await press(shopper, /^编辑 林大川/);
    await waitFor(() => expect(screen.getByRole('combobox', { name: '区县' })).toHaveDisplayValue('天山区'));
    fireEvent.change(await field('详细地址'), { target: { value: '解放北路 19 号' } });
    const account = shopper.shop.state.accounts['1'];
    if (account) account.addresses.splice(1, 1);
    await press(shopper, '保存地址');
    expect(await screen.findByText(/已在别处删除/)).toBeVisible();
    await press(shopper, '保存地址');
    expect(await screen.findByText('已保存 林大川 的地址')).toBeVisible();
    expect(bookOf(shopper)).toMatchObject([{ recipient: '林小满' }, { detail: '解放北路 19 号' }]);
  });
});

test('a shop that is down shows a failure, and the address book after a retry', async () => {
  const shopper = await visit(PAGE, {
    scenarios: [{ name: 'a shopper is signed in' }, { name: 'the shop is down', params: { call: 'addressList' } }],
  });
  await button('重试');
  shopper.shop.faults.length = 0;
  await press(shopper, '重试');
  expect(await editedCards()).toHaveLength(2);
});
