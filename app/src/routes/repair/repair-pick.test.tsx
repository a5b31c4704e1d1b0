// @vitest-environment jsdom
import { repairCartList, type RepairCartEntry } from '@shop/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { send } from '../../data/call.ts';
import { transport } from '../../data/transport.ts';
import {
  changeRepairDraft,
  repairDraftOf,
  saveRepairRegion,
  useRepairDrafts,
  type RepairDraft,
} from '../../features/repair/repair-drafts.store.ts';
import { useSession } from '../../session/session.store.ts';
import { deleteToken } from '../../session/token-cookie.ts';
import { preloadAllPages, signIn, siteHeader, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(async () => {
  await preloadAllPages();
  await import('../../features/repair/match-parts.ts');
});

// Node's requests do not take the files of jsdom.
vi.mock('../../data/send-image.ts', () => ({ sendImage: async () => ({ url: '/uploads/part.png' }) }));

// jsdom has no object URLs.

const SET = '801208';
const repairs = [{ name: 'the shop repairs sets' }] as const;

/** Opens the page with a complete proof of purchase. */
const open = (at = '', draft: Partial<RepairDraft> = {}, scenarios: Parameters<typeof visit>[1] = {}) =>
  visit(`/supple/detail?set=${SET}${at}`, {
    scenarios: repairs,
    ...scenarios,
    arrange: (shop) => {
      saveRepairRegion('CN');
      const boughtOn = new Date(shop.clock.now() - 30 * 86_400_000).toISOString().slice(0, 10);
      changeRepairDraft(SET, {
        setName: '街角面包房',
        boughtOn,
        channel: 'shop',
        code: shop.known.repairCode ?? '',
        ...draft,
      });
      scenarios.arrange?.(shop);
    },
  });

const request = () => screen.findByRole('region', { name: '补件单' });
const addButtons = () => screen.findAllByRole('button', { name: /^补：/ });
const lines = () => repairDraftOf(SET).lines;
const entries = (): Promise<readonly RepairCartEntry[]> => send(repairCartList);
const confirm = async ({ user }: Visit) =>
  user.click(within(await request()).getByRole('button', { name: /^(下一步|保存修改)：/ }));
const pickFirst = async ({ user }: Visit) => user.click((await addButtons())[0] as HTMLElement);

test('a shopper picks a part at its step, with reason and note, and finds it in the repair cart', async () => {
  const shopper = await open('&step=23');
  await pickFirst(shopper);
  const panel = within(await request());
  await shopper.user.selectOptions(panel.getByRole('combobox', { name: /^原因：/ }), '破损');
  await shopper.user.type(panel.getByRole('textbox', { name: /^说明：/ }), '边角有裂纹');
  expect(panel.getByText('免费')).toBeVisible();
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toMatchObject([
    {
      set: { number: SET },
      eligibility: { kind: 'free' },
      lines: [{ quantity: 1, reason: 'damaged', note: '边角有裂纹', step: { bag: 3, step: 23 } }],
    },
  ]);
  expect(useRepairDrafts.getState().drafts).toEqual([]);
});

test('step, filters and search are part of the address', async () => {
  const { user, address } = await open('&step=23');
  await addButtons();
  await user.click(screen.getByRole('button', { name: '下一步骤' }));
  await waitFor(() => expect(address()).toContain('step=24'));
  await user.click(screen.getByRole('radio', { name: '全部零件' }));
  await user.type(await screen.findByRole('searchbox', { name: '在本套装中搜索' }), '3005');
  await waitFor(() => expect(address()).toContain('search=3005'));
  expect(address()).toContain('view=all');
});

test('a shopper picks 20 particles by several lines, and reads why a 21st is not possible', async () => {
  const { user } = await open('&view=all');
  const [first, second] = (await screen.findAllByText(/^全套 [2-9]\d 颗$/)).map((text) => text.closest('li'));
  for (const [card, pieces] of [
    [first, '12'],
    [second, '30'],
  ] as const) {
    await user.click(within(card as HTMLElement).getByRole('button', { name: /^补：/ }));
    const box = within(card as HTMLElement).getByRole('textbox');
    await user.clear(box);
    await user.type(box, `${pieces}{Enter}`);
  }
  expect(lines().map(({ quantity }) => quantity)).toEqual([12, 8]);
  expect(within(second as HTMLElement).getByText('一次最多 20 颗，已选满')).toBeVisible();
  expect((await addButtons()).every((button) => button.hasAttribute('disabled'))).toBe(true);
  expect(within(await request()).getByRole('button', { name: /已选满，请先移除一颗再添加/ })).toBeDisabled();
});

test('a quantity above what the set has is reduced to it, with the reason', async () => {
  const { user } = await open('&view=all');
  const card = (await screen.findAllByText(/^全套 4 颗$/))[0]?.closest('li') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: /^补：/ }));
  const box = within(card).getByRole('textbox');
  await user.clear(box);
  await user.type(box, '9{Enter}');
  expect(box).toHaveValue('4');
  expect(within(card).getByText('全套就 4 颗')).toBeVisible();
});

test('a shopper pastes a list, and what does not fit stays in it', async () => {
  const { user } = await open('&view=paste');
  await user.click(await screen.findByRole('textbox', { name: /^每行一种零件/ }));
  await user.paste('3005 梅红 2\n3004,杏黄,40\n9999x 红色 1');
  await user.click(screen.getByRole('button', { name: '匹配本套装' }));
  await user.click(await screen.findByRole('button', { name: '加入补件单：6 颗' }));
  expect(lines().map(({ quantity }) => quantity)).toEqual([2, 4]);
  expect(screen.getByText('全套只有 4 颗，能加 4 颗')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^每行一种零件/ })).toHaveDisplayValue(/9999x 红色 1/);
});

test('a shopper describes a part that is not in the list', async () => {
  const shopper = await open();
  const panel = within(await request());
  await shopper.user.click(panel.getByRole('button', { name: '清单里没有？用文字说明' }));
  expect(panel.getByRole('textbox', { name: '是哪一颗' })).toHaveFocus();
  await confirm(shopper);
  expect(panel.getAllByText('请说明不在清单里的零件是哪一颗').length).toBeGreaterThan(0);
  await shopper.user.type(panel.getByRole('textbox', { name: '是哪一颗' }), '第 23 步的透明窗玻璃');
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toMatchObject([{ lines: [{ kind: 'described', description: '第 23 步的透明窗玻璃' }] }]);
});

test('a shopper takes a similar colour for a part that is sold out', async () => {
  const shopper = await open(
    '&view=all',
    {},
    {
      scenarios: [...repairs, { name: 'a part of the set is sold out' }],
    },
  );
  const card = (await screen.findAllByText('可以换相近的颜色'))[0]?.closest('li') as HTMLElement;
  await shopper.user.click(within(card).getByRole('button', { name: /^补：/ }));
  await shopper.user.click(within(card).getAllByRole('radio', { name: /^换/ })[0] as HTMLElement);
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  const [entry] = await entries();
  expect(entry?.lines).toMatchObject([{ kind: 'listed', substitute: { uniqueId: expect.any(String) as string } }]);
});

test('a visitor signs in for the next step and comes back to everything, in another language too', async () => {
  const shopper = await open(
    '&step=23',
    {},
    {
      arrange: () => {
        deleteToken();
        useSession.setState({ isSignedIn: false, wasSignedOut: false }, true);
      },
    },
  );
  await pickFirst(shopper);
  const panel = within(await request());
  await shopper.user.type(panel.getByRole('textbox', { name: /^说明：/ }), '袋里没有');
  await confirm(shopper);
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/supple/detail');
  expect(shopper.address()).toBe(`/supple/detail?set=${SET}&step=23`);
  expect(within(await request()).getByRole('textbox', { name: /^说明：/ })).toHaveValue('袋里没有');
  await shopper.user.click(within(siteHeader()).getByRole('link', { name: /English/ }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Change set' })).toHaveAttribute('href', '/en/supple/select'),
  );
  const english = await screen.findByRole('region', { name: 'Your request' });
  expect(within(english).getByRole('textbox', { name: /^Note:/ })).toHaveValue('袋里没有');
  await shopper.user.click(within(english).getByRole('button', { name: 'Next: confirm 1 piece' }));
  await waitForPath(shopper, '/en/shoppingCartbh');
  expect(await entries()).toMatchObject([{ lines: [{ note: '袋里没有' }] }]);
});

test('a token that is refused while saving loses nothing', async () => {
  const shopper = await open('&step=23');
  await pickFirst(shopper);
  for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
  await confirm(shopper);
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  await waitForPath(shopper, '/supple/detail');
  expect(lines()).toHaveLength(1);
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toHaveLength(1);
});

test('changing a request of the cart replaces it', async () => {
  const shopper = await open('&step=23');
  await pickFirst(shopper);
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  const [before] = await entries();
  await shopper.user.click(await screen.findByRole('button', { name: /^修改/ }));
  await waitForPath(shopper, '/supple/detail');
  const panel = within(await request());
  await shopper.user.selectOptions(await panel.findByRole('combobox', { name: /^原因：/ }), '发错');
  await shopper.user.click(panel.getByRole('button', { name: '保存修改：1 颗' }));
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toMatchObject([{ id: before?.id, lines: [{ reason: 'wrong' }] }]);
});

test('a photo of a described part is uploaded and sent', async () => {
  const shopper = await open();
  shopper.shop.state.uploads['part.png'] = { type: 'image/png', base64: '' };
  const panel = within(await request());
  await shopper.user.click(panel.getByRole('button', { name: '清单里没有？用文字说明' }));
  await shopper.user.type(panel.getByRole('textbox', { name: '是哪一颗' }), '透明窗玻璃');
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], 'part.png', {
    type: 'image/png',
  });
  await shopper.user.upload(document.querySelector('main input[type=file]') as HTMLInputElement, png);
  await waitFor(() => expect(lines()).toMatchObject([{ photo: '/uploads/part.png' }]));
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toMatchObject([{ lines: [{ photo: '/uploads/part.png' }] }]);
});

test('a refused request stays, with the sentence of the shop', async () => {
  const shopper = await open('&step=23');
  await pickFirst(shopper);
  shopper.shop.faults.push({ kind: 'refused', status: 400, message: '这个套装暂停补件', call: 'repairCartSave' });
  await confirm(shopper);
  expect(await within(await request()).findByText('这个套装暂停补件')).toBeVisible();
  expect(lines()).toHaveLength(1);
});

test('a request whose answer is lost is found in the cart, and not saved twice', async () => {
  const shopper = await open('&step=23');
  await pickFirst(shopper);
  const answering = transport.current;
  transport.current = async (input, init) => {
    const answer = await answering(input, init);
    if (String(input instanceof Request ? input.url : input).includes('/supple/cart/save'))
      throw new TypeError('network lost');
    return answer;
  };
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toHaveLength(1);
  expect(shopper.timesSent('POST /supple/cart/save')).toBe(1);
});

test('an outcome that stays unknown is said, and saving again saves once', async () => {
  const shopper = await open('&step=23');
  await pickFirst(shopper);
  const answering = transport.current;
  transport.current = async (input, init) => {
    const isRepair = String(input instanceof Request ? input.url : input).includes('/supple/cart/');
    const answer = await answering(input, init);
    if (isRepair) throw new TypeError('network lost');
    return answer;
  };
  await confirm(shopper);
  expect(await within(await request()).findByText(/尚不确定是否已保存/)).toBeVisible();
  expect(lines()).toHaveLength(1);
  transport.current = answering;
  await confirm(shopper);
  await waitForPath(shopper, '/shoppingCartbh');
  expect(await entries()).toHaveLength(1);
});

test('the proof is asked for when it is missing, and the parts stay', async () => {
  const shopper = await open('&step=23', { boughtOn: '', code: '' });
  await pickFirst(shopper);
  await confirm(shopper);
  expect(within(await request()).getByText('请先填完购买凭证')).toBeVisible();
  expect(screen.getByRole('link', { name: '填写购买凭证' })).toHaveAttribute(
    'href',
    `/supple/select_information?set=${SET}`,
  );
  expect(lines()).toHaveLength(1);
});

test('says that a set is unknown', async () => {
  await visit('/supple/detail?set=899999', { scenarios: repairs });
  expect(await screen.findByRole('heading', { name: '商店没有编号是 899999 的套装' })).toBeVisible();
});

test('says that a stock server has no repair service', async () => {
  await visit(`/supple/detail?set=${SET}`, { scenarios: [...repairs, { name: 'the shop has no repair service' }] });
  expect(await screen.findByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeVisible();
});

test('a picked part that is no longer in the set is shown, and can be removed', async () => {
  const { user } = await open('', {
    lines: [{ kind: 'listed', id: 'gone', quantity: 2, reason: 'missing', note: '' }],
  });
  const panel = within(await request());
  expect(panel.getByText('这个套装的零件表中已没有它，请移除后再继续。')).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^移除：/ }));
  expect(lines()).toEqual([]);
});
