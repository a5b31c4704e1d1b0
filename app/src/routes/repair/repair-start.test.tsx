// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changeRepairDraft,
  saveRepairRegion,
  useRepairDrafts,
  type RepairDrafts,
} from '../../features/repair/repair-drafts.store.ts';
import { clearImages } from '../../features/image/images.store.ts';
import { preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';

/** jsdom's files cannot be sent by Node's `fetch`. */
const sendImage = vi.hoisted(() => vi.fn<() => Promise<{ url: string }>>());
vi.mock('../../data/send-image.ts', () => ({ sendImage }));

beforeAll(preloadAllPages);
beforeEach(() => void sendImage.mockResolvedValue({ url: '/uploads/receipt.png' }));
afterEach(() => {
  cleanup();
  clearImages();
  sessionStorage.clear();
});

const SET_PAGE = '/supple/select';
const PROOF_PAGE = '/supple/select_information';
const CODE = '7K3F9QTAM2VM92QD';
const shopIsOpen: AppliedScenario = { name: 'the shop repairs sets' };
const withSets: AppliedScenario = { name: 'a shopper with repairable sets is signed in' };

const press = async ({ user }: Visit, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
/** Some weeks ago, within the free days. */
const BOUGHT_ON = new Date(Date.now() - 37 * 86_400_000).toISOString().slice(0, 10);
const inMainland = { arrange: () => saveRepairRegion('CN') };
const fillProof = async (shopper: Visit) => {
  await write('购买日期', BOUGHT_ON);
  await shopper.user.click(await screen.findByRole('radio', { name: '京东旗舰店' }));
  await write('订单号（选填）', '290112233');
  await write('防伪码', ' 7k3f 9ｑｔａ-m2vm 92qd');
  await write('手机号或邮箱', '13812345678');
};
const proofIsThere = async (
  labels = { date: '购买日期', code: '防伪码', contact: '手机号或邮箱', jd: '京东旗舰店' },
) => {
  expect(await screen.findByLabelText(labels.date)).toHaveValue(BOUGHT_ON);
  expect(screen.getByRole('radio', { name: labels.jd })).toBeChecked();
  expect(screen.getByLabelText(labels.code)).toHaveValue('7K3F-9QTA-M2VM-92QD');
  expect(screen.getByLabelText(labels.contact)).toHaveValue('13812345678');
};
const addVoucher = async ({ user }: Visit) => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const field = document.querySelector<HTMLInputElement>('main input[type=file]') as HTMLInputElement;
  await user.upload(field, new File([png], '小票.png', { type: 'image/png' }));
};

test('a visitor fills in everything, signs in for the voucher, and goes on to the parts', async () => {
  const visitor = await visit('/country_chose');
  await visitor.user.click(await screen.findByRole('radio', { name: /中国大陆/ }));
  await press(visitor, '下一步：选套装');
  await waitForPath(visitor, SET_PAGE);
  await write('套装编号或名称', '８０１２０８-1');
  expect(await screen.findByRole('region', { name: '街角面包房' })).toBeVisible();
  await visitor.user.click(screen.getByRole('radio', { name: /破损/ }));
  await press(visitor, '下一步：购买凭证');
  await waitFor(() => expect(visitor.address()).toBe(`${PROOF_PAGE}?set=801208`));
  await fillProof(visitor);
  expect(await screen.findByText('这个防伪码未用过')).toBeVisible();
  expect(screen.getByText('这次免费')).toBeVisible();

  await visitor.user.click(screen.getByRole('link', { name: '登录后上传' }));
  await waitForPath(visitor, '/login');
  await signIn(visitor);
  await waitFor(() => expect(visitor.address()).toBe(`${PROOF_PAGE}?set=801208`));
  await proofIsThere();
  await addVoucher(visitor);
  expect(await screen.findByText('已全部填写')).toBeVisible();
  await press(visitor, '下一步：选零件');
  await waitFor(() => expect(visitor.address()).toBe('/supple/detail?set=801208'));
  expect(useRepairDrafts.getState().drafts[0]).toMatchObject({
    setNumber: '801208',
    setName: '街角面包房',
    reason: 'damaged',
    channel: 'jd',
    code: CODE,
    voucher: '/uploads/receipt.png',
  });
  expect(visitor.addresses.join(' ')).not.toContain(CODE);
});

test('after a reload everything that was filled in is there, the uploaded voucher too', async () => {
  const shopper = await visit(`${PROOF_PAGE}?set=801208`, { scenarios: [shopIsOpen], ...inMainland });
  await fillProof(shopper);
  await addVoucher(shopper);
  await waitFor(() => expect(useRepairDrafts.getState().drafts[0]?.voucher).toBe('/uploads/receipt.png'));
  const stored = sessionStorage.getItem('persisted.repairDrafts') as string;
  cleanup();
  clearImages();

  await visit(`${PROOF_PAGE}?set=801208`, {
    scenarios: [shopIsOpen],
    arrange: () => useRepairDrafts.setState((JSON.parse(stored) as { state: RepairDrafts }).state),
  });
  await proofIsThere();
  expect(screen.getByRole('img', { name: 'receipt.png' })).toHaveAttribute('src', '/uploads/receipt.png');
});

test('a change of the language keeps what is filled in', async () => {
  const shopper = await visit(`${PROOF_PAGE}?set=801208`, { scenarios: [shopIsOpen], ...inMainland });
  await fillProof(shopper);
  const [english] = await screen.findAllByRole('link', { name: /English|EN/ });
  await shopper.user.click(english as HTMLElement);
  await waitForPath(shopper, `/en${PROOF_PAGE}`);
  await proofIsThere({
    date: 'Date of purchase',
    code: 'Anti-counterfeit code',
    contact: 'Phone number or email',
    jd: 'JD flagship store',
  });
  expect(await screen.findByText('Corner bakery')).toBeVisible();
});

describe('the region', () => {
  test('is remembered, and a draft leads to where it was left', async () => {
    const shopper = await visit('/country_chose', {
      arrange: () => {
        saveRepairRegion('HK');
        const line = { kind: 'listed', id: '1', quantity: 5, reason: 'missing', note: '' } as const;
        changeRepairDraft('801208', { setName: '街角面包房', lines: [line] });
      },
    });
    expect(await screen.findByRole('radio', { name: '中国香港' })).toBeChecked();
    expect(screen.getByRole('region', { name: '寄到中国香港' })).toBeVisible();
    await shopper.user.click(screen.getByRole('link', { name: /街角面包房.*已选 5 颗/ }));
    await waitFor(() => expect(shopper.address()).toBe('/supple/detail?set=801208'));
  });
});

describe('the set', () => {
  test('that the shop does not know is said plainly', async () => {
    await visit(SET_PAGE, inMainland);
    await write('套装编号或名称', '899999');
    await waitFor(() =>
      expect(screen.getByLabelText('套装编号或名称')).toHaveAccessibleDescription(/^没有这个编号的套装。/),
    );
    expect(screen.getByRole('region', { name: '编号在哪里' })).toBeVisible();
  });

  test('is found by a part of its name, and chosen by keyboard', async () => {
    const shopper = await visit(SET_PAGE, inMainland);
    await shopper.user.type(await screen.findByLabelText('套装编号或名称'), '面包房');
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toHaveLength(1));
    await shopper.user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('套装编号或名称')).toHaveValue('801208');
    expect(await screen.findByRole('region', { name: '街角面包房' })).toBeVisible();
  });

  test('that was bought in this shop fills in date, place and order number', async () => {
    const shopper = await visit(SET_PAGE, { scenarios: [withSets], ...inMainland });
    const bought = within(await screen.findByRole('region', { name: '在本店买过的' }));
    const [choose] = await bought.findAllByRole('button', { name: '补这一套' });
    await shopper.user.click(choose as HTMLElement);
    expect(await screen.findByText(/购买日期和订单号 .+ 已填好/)).toBeVisible();
    await press(shopper, '下一步：购买凭证');
    expect(await screen.findByRole('radio', { name: '本店' })).toBeChecked();
    expect(screen.getByLabelText('购买日期')).not.toHaveValue('');
    expect(screen.getByLabelText('订单号')).not.toHaveValue('');
  });
});

describe('the code', () => {
  test('that is used makes the request priced, and names the day', async () => {
    const shopper = await visit(`${PROOF_PAGE}?set=801208`, {
      scenarios: [{ name: 'the free repair of the code is used' }],
      ...inMainland,
    });
    await write('购买日期', BOUGHT_ON);
    await write('防伪码', shopper.shop.known.repairCode ?? '');
    await waitFor(() =>
      expect(screen.getByRole('main')).toHaveTextContent(/免费补件已于 \d{4}年.+ 用过，这次按颗收费/),
    );
    expect(screen.getByText('这次按颗收费')).toBeVisible();
    expect(shopper.timesSent('POST /supple/code/check')).toBe(1);
  });

  test('is not sent before it can exist', async () => {
    const visitor = await visit(`${PROOF_PAGE}?set=801208`, inMainland);
    await write('防伪码', `${CODE.slice(0, -1)}E`);
    expect(screen.getByLabelText('防伪码')).toHaveAccessibleDescription(/^最后一位是校验码，与前面不符/);
    await write('防伪码', '7K3F-O');
    expect(screen.getByLabelText('防伪码')).toHaveAccessibleDescription(/^防伪码中没有 O。/);
    expect(visitor.timesSent('POST /supple/code/check')).toBe(0);
  });

  test('whose check is refused shows the words of the shop, and is checked again on request', async () => {
    const visitor = await visit(`${PROOF_PAGE}?set=801208`, {
      scenarios: [{ name: 'codes are checked too often' }],
      ...inMainland,
    });
    await write('购买日期', BOUGHT_ON);
    await write('防伪码', CODE);
    expect(await screen.findByText(/暂时无法核对防伪码，尚不确定是否免费。/)).toBeVisible();
    expect(screen.getByText('是否免费，还差一步')).toBeVisible();
    visitor.shop.faults.length = 0;
    await press(visitor, '重新核对');
    expect(await screen.findByText('这个防伪码未用过')).toBeVisible();
  });
});

describe('a voucher', () => {
  test('that is a WebP named .jpg is refused, and of two images one is taken', async () => {
    const shopper = await visit(`${PROOF_PAGE}?set=801208`, { scenarios: [shopIsOpen], ...inMainland });
    await screen.findByLabelText('购买日期');
    const field = document.querySelector<HTMLInputElement>('main input[type=file]') as HTMLInputElement;
    await shopper.user.upload(field, new File(['RIFF0000WEBP'], '小票.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('内容不是 JPG 或 PNG 图片，未添加')).toBeVisible();
    expect(sendImage).not.toHaveBeenCalled();
    const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
    await shopper.user.upload(field, [jpeg('一.jpg'), jpeg('二.jpg')]);
    expect(await screen.findByText('最多 1 张，有 1 张未添加')).toBeVisible();
    expect(await screen.findByRole('img', { name: '一.jpg' })).toBeVisible();
    expect(sendImage).toHaveBeenCalledOnce();
  });
});

describe('a page opened without its earlier steps', () => {
  test.each([
    [SET_PAGE, '', '请先选择收件地区'],
    [`${PROOF_PAGE}?set=801208`, '', '请先选择收件地区'],
    [`${PROOF_PAGE}?set=801208`, 'XX', '请先选择收件地区'],
    [PROOF_PAGE, 'CN', '请先选择套装'],
    [`${PROOF_PAGE}?set=abc`, 'CN', '请先选择套装'],
    [`${PROOF_PAGE}?set=899999`, 'CN', '商店没有编号是 899999 的套装'],
  ])('%s with the region "%s" leads to the missing one', async (address, region, heading) => {
    await visit(address, { arrange: () => saveRepairRegion(region) });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});

describe.each(['/country_chose', SET_PAGE, `${PROOF_PAGE}?set=801208`])('%s', (address) => {
  test('of a shop without a repair service leads to an agent', async () => {
    await visit(address, { scenarios: [{ name: 'the server is a stock CRMEB 5.4' }], ...inMainland });
    expect(await screen.findByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '问客服' })).toBeVisible();
  });

  test('of a shop that does not answer offers to try again', async () => {
    const visitor = await visit(address, { scenarios: [{ name: 'the shop is down' }], ...inMainland });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('button', { name: '重试' })).toBeVisible();
    visitor.shop.faults.length = 0;
    await visitor.user.click(main.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(main.queryByRole('button', { name: '重试' })).toBeNull());
  });
});
