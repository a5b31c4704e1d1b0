// @vitest-environment jsdom
import { cartCount } from '@shop/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { send } from '../../data/call.ts';
import { chatPorts } from '../../features/chat/open-chat.ts';
import { closeList } from '../../features/parts-list/current-list-session.ts';
import { saveRepairRegion } from '../../features/repair/repair-drafts.store.ts';
import { openChatOutbox } from '../../session/chat-outbox.ts';
import { stubListBrowser } from '../../stand-in/test-list-worker.ts';
import type { AppliedScenario } from '../../stand-in/test-shop.ts';
import { placeOrder, preloadAllPages, signIn, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

/** jsdom's files cannot be sent by Node's `fetch`. */
const sendImage = vi.hoisted(() => vi.fn<() => Promise<{ url: string }>>());
vi.mock('../../data/send-image.ts', () => ({ sendImage }));

beforeAll(preloadAllPages);
beforeEach(() => {
  sendImage.mockResolvedValue({ url: '/uploads/crack.png' });
  stubListBrowser();
});
afterEach(() => {
  cleanup();
  closeList();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A form of the shop: how it is filled in and sent, and that it is as it was. */
type Form = {
  at: string;
  scenarios: readonly AppliedScenario[];
  /** What the shopper chose on an earlier page. */
  arrange?: () => void;
  fill: (shopper: Visit) => Promise<unknown>;
  /** Sends what was filled in, with a token that has expired meanwhile. */
  submit: (shopper: Visit) => Promise<unknown>;
  /** Fails unless the form is as it was filled in. */
  isAsItWas: (shopper: Visit) => Promise<unknown>;
};

const signedIn = { name: 'a shopper is signed in' } as const;
const withCart = { name: 'a shopper with a cart is signed in' } as const;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async ({ user }: Visit, name: string | RegExp) => user.click(await button(name));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const write = async (name: string | RegExp, text: string) =>
  fireEvent.change(await field(name), { target: { value: text } });
const reads = async (name: string | RegExp, text: string) =>
  waitFor(async () => expect(await field(name)).toHaveValue(text));
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
/** Another request of the page meets the expired token first: the form itself is not sent. */
const pageSends = () => send(cartCount).catch(() => undefined);
const addImage = async ({ user }: Visit) => {
  const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'crack.png', {
    type: 'image/png',
  });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, file);
  await screen.findByRole('img', { name: 'crack.png' });
};
const imageIsThere = async () => expect(await screen.findByRole('img', { name: 'crack.png' })).toBeVisible();

const LIST = 'Part,Color,Quantity\n3001,4,5\n3023,71,10\n';
const readList = async (shopper: Visit) => {
  await press(shopper, '粘贴文字');
  fireEvent.change(await screen.findByLabelText('把清单粘贴在这里'), { target: { value: LIST } });
  await press(shopper, '读取这份清单');
  await screen.findByRole('heading', { name: '逐行结果' });
};
const typeAddress = async (shopper: Visit) => {
  await write('收货人', '周予安');
  await write('详细地址', '平江路 108 号');
  await shopper.user.click(await screen.findByRole('checkbox', { name: '设为默认地址' }));
};
const addressIsThere = async () => {
  await reads('收货人', '周予安');
  await reads('详细地址', '平江路 108 号');
  expect(await screen.findByRole('checkbox', { name: '设为默认地址' })).toBeChecked();
};
const cartOf = ({ shop }: Visit) => shop.state.accounts['1']?.cart ?? [];
const quantities = () => screen.findAllByRole('textbox', { name: /的数量$/ });

const favouriteButtons = async () => {
  const [card] = await screen.findAllByRole('article');
  return within(card as HTMLElement).findAllByRole('button', { name: /^收藏/ });
};

/** The forms of the account area, and others of the repair service, are tested beside their pages. */
const FORMS: Record<string, Form> = {
  'the confirmation of an order: message, address and coupon': {
    at: '/order_confirm?new=0&cartId={cart}',
    scenarios: [{ name: 'a coupon can be used for the cart' }],
    fill: async (shopper) => {
      await write(/留言/, '同色的请装一袋');
      await shopper.user.click(await radio(/林大川/));
      await shopper.user.click(await radio(/不使用/));
    },
    submit: placeOrder,
    isAsItWas: async () => {
      await reads(/留言/, '同色的请装一袋');
      expect(await radio(/林大川/)).toBeChecked();
      expect(await radio(/不使用/)).toBeChecked();
    },
  },
  'a new address in the confirmation of an order': {
    at: '/order_confirm?new=0&cartId={cart}',
    scenarios: [withCart],
    fill: async (shopper) => {
      await press(shopper, /^新地址/);
      await typeAddress(shopper);
    },
    submit: pageSends,
    isAsItWas: addressIsThere,
  },
  'a review: stars, text and image': {
    at: '/evaluation?orderId={orderNumber}',
    scenarios: [{ name: 'an order is received' }],
    fill: async (shopper) => {
      const [service, line] = await screen.findAllByRole('radiogroup');
      await shopper.user.click(within(service as HTMLElement).getByRole('radio', { name: /^4 星/ }));
      await shopper.user.click(within(line as HTMLElement).getByRole('radio', { name: /^2 星/ }));
      await write(/^评价内容/, '有一颗发黄');
      await addImage(shopper);
    },
    submit: (shopper) => press(shopper, /^发布评价/),
    isAsItWas: async () => {
      await reads(/^评价内容/, '有一颗发黄');
      const [service, line] = await screen.findAllByRole('radiogroup');
      expect(within(service as HTMLElement).getByRole('radio', { name: /^4 星/ })).toBeChecked();
      expect(within(line as HTMLElement).getByRole('radio', { name: /^2 星/ })).toBeChecked();
      await imageIsThere();
    },
  },
  'a refund request: lines, way, reason, explanation and image': {
    at: '/refund?orderId={orderNumber}',
    scenarios: [{ name: 'an order is shipped' }],
    fill: async (shopper) => {
      const [, first] = within(await screen.findByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
      await shopper.user.click(first as HTMLElement);
      await shopper.user.click(await radio(/退货退款/));
      await shopper.user.selectOptions(await screen.findByRole('combobox', { name: '退款原因' }), '其他原因');
      await write(/^补充说明/, '两颗有裂纹');
      await addImage(shopper);
    },
    submit: (shopper) => press(shopper, '提交申请'),
    isAsItWas: async () => {
      const [, first] = within(await screen.findByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
      expect(first).toBeChecked();
      expect(await radio(/退货退款/)).toBeChecked();
      expect(await screen.findByRole('combobox', { name: '退款原因' })).toHaveValue('其他原因');
      await reads(/^补充说明/, '两颗有裂纹');
      await imageIsThere();
    },
  },
  'a returned parcel': {
    at: '/user/refund?refundId={refundNumber}',
    scenarios: [{ name: 'a refund waits for the parcel' }],
    fill: async (shopper) => {
      const carriers = await screen.findByRole('combobox', { name: '快递公司' });
      await shopper.user.selectOptions(carriers, within(carriers).getAllByRole('option')[1] as HTMLElement);
      await write('快递单号', 'SF123456');
      await write(/^联系电话/, '13905712234');
    },
    submit: (shopper) => press(shopper, '我已寄出'),
    isAsItWas: async () => {
      expect(await screen.findByRole('combobox', { name: '快递公司' })).not.toHaveValue('');
      await reads('快递单号', 'SF123456');
      await reads(/^联系电话/, '13905712234');
    },
  },
  'a quantity in the cart': {
    at: '/user/shoppingCart',
    scenarios: [withCart],
    fill: quantities,
    submit: async ({ user }) => user.click(screen.getAllByRole('button', { name: /^增加/ })[0] as HTMLElement),
    isAsItWas: async (shopper) => {
      await waitFor(async () => expect((await quantities())[0]).toHaveValue('11'));
      await waitFor(() => expect(cartOf(shopper).at(-1)?.quantity).toBe(11));
    },
  },
  'the lines selected in the cart': {
    at: '/user/shoppingCart',
    scenarios: [withCart],
    fill: async ({ user }) => user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement),
    submit: pageSends,
    isAsItWas: async () => {
      await waitFor(async () => {
        const [, first, second] = await screen.findAllByRole('checkbox');
        expect(first).not.toBeChecked();
        expect(second).toBeChecked();
      });
    },
  },
  'parts that are added to the cart': {
    at: '/goods_detail/{productId}?n=12',
    scenarios: [signedIn],
    fill: () => screen.findByText('小满'),
    submit: (shopper) => press(shopper, '加入购物车'),
    isAsItWas: async (shopper) => {
      await reads(/数量/, '12');
      await waitFor(() => expect(cartOf(shopper)).toMatchObject([{ quantity: 12 }]));
    },
  },
  'quantities in the matrix of colours and sizes': {
    at: '/goods_detail/{productId}',
    scenarios: [signedIn],
    fill: async () => {
      await screen.findByText('小满');
      const [box] = await matrix();
      fireEvent.change(box as HTMLElement, { target: { value: '3' } });
      fireEvent.blur(box as HTMLElement);
    },
    submit: (shopper) => press(shopper, '全部加入购物车'),
    isAsItWas: async () => waitFor(async () => expect((await matrix())[0]).toHaveValue('3')),
  },
  'a part that is marked as a favourite': {
    at: '/goods_cate',
    scenarios: [signedIn],
    fill: () => screen.findByText('小满'),
    submit: async ({ user }) => user.click((await favouriteButtons())[0] as HTMLElement),
    isAsItWas: async ({ shop }) => waitFor(() => expect(shop.state.accounts['1']?.favourites).toHaveLength(1)),
  },
  'a search in the orders': {
    at: '/user/orderList',
    scenarios: [{ name: 'an order is shipped' }],
    fill: () => screen.findAllByRole('article'),
    submit: async ({ user }) => user.type(screen.getByRole('searchbox', { name: '搜索订单' }), 'cp12{Enter}'),
    isAsItWas: async () => expect(await screen.findByRole('searchbox', { name: '搜索订单' })).toHaveValue('cp12'),
  },
  'a pasted parts list and how it is read': {
    at: '/upload',
    scenarios: [signedIn],
    fill: async (shopper) => {
      await press(shopper, '粘贴文字');
      fireEvent.change(await screen.findByLabelText('把清单粘贴在这里'), { target: { value: LIST } });
      await shopper.user.selectOptions(await screen.findByRole('combobox', { name: '颜色编号' }), 'LEGO');
    },
    submit: pageSends,
    isAsItWas: async () => {
      expect(await screen.findByRole('combobox', { name: '颜色编号' })).toHaveDisplayValue(/^LEGO/);
      expect(await screen.findByLabelText('把清单粘贴在这里')).toHaveValue(LIST);
    },
  },
  'a parts list that is saved under another name': {
    at: '/upload',
    scenarios: [signedIn],
    fill: async (shopper) => {
      await readList(shopper);
      await press(shopper, '存为清单');
      await screen.findByRole('dialog', { name: '存为清单' });
      await write('清单名称', '消防站');
    },
    submit: async ({ user }) =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '存为清单' })),
    isAsItWas: async () => {
      expect(await screen.findByRole('dialog', { name: '存为清单' })).toBeVisible();
      await reads('清单名称', '消防站');
    },
  },
  'a parts list whose lines are added to the cart': {
    at: '/upload',
    scenarios: [signedIn],
    fill: async (shopper) => {
      await readList(shopper);
      await waitFor(() => expect(screen.queryByText(/^正在查询价格和库存/)).toBeNull());
    },
    submit: async ({ user }) => {
      const totals = screen.getByRole('complementary', { name: '购买合计' });
      await user.click(within(totals).getByRole('button', { name: '加入购物车' }));
    },
    isAsItWas: async (shopper) => {
      expect(await screen.findByRole('heading', { name: '逐行结果' })).toBeInTheDocument();
      await waitFor(() => expect(cartOf(shopper).map(({ quantity }) => quantity)).toEqual([5, 10]));
    },
  },
  'another name of a saved list': {
    at: '/upload?view=saved',
    scenarios: [{ name: 'a shopper has parts lists to upload' }],
    fill: async (shopper) => {
      await shopper.user.click((await screen.findAllByRole('button', { name: /^重命名/ }))[0] as HTMLElement);
      await write('清单名称', '消防站');
    },
    submit: (shopper) => press(shopper, '保存'),
    isAsItWas: () => reads('清单名称', '消防站'),
  },
  'saved lists that are selected to be combined': {
    at: '/upload?view=saved',
    scenarios: [{ name: 'a shopper has parts lists to upload' }],
    fill: async ({ user }) => {
      for (const box of (await screen.findAllByRole('checkbox', { name: /^选中/ })).slice(0, 2)) await user.click(box);
    },
    submit: (shopper) => press(shopper, '合并，数量相加'),
    isAsItWas: async () => {
      const [first, second, third] = await screen.findAllByRole('checkbox', { name: /^选中/ });
      expect(first).toBeChecked();
      expect(second).toBeChecked();
      if (third) expect(third).not.toBeChecked();
      expect(await screen.findByText('已选 2 份')).toBeVisible();
    },
  },
  'the region of a repair': {
    at: '/country_chose',
    scenarios: [signedIn],
    fill: async ({ user }) => user.click(await radio('中国香港')),
    submit: pageSends,
    isAsItWas: async () => expect(await radio('中国香港')).toBeChecked(),
  },
  'the set of a repair: a part of its name, and why parts are requested': {
    at: '/supple/select',
    scenarios: [{ name: 'a shopper with repairable sets is signed in' }],
    arrange: () => saveRepairRegion('CN'),
    fill: async ({ user }) => {
      fireEvent.change(await screen.findByRole('combobox', { name: '套装编号或名称' }), { target: { value: '面包' } });
      await user.click(await radio(/^破损/));
    },
    submit: pageSends,
    isAsItWas: async () => {
      expect(await screen.findByRole('combobox', { name: '套装编号或名称' })).toHaveValue('面包');
      expect(await radio(/^破损/)).toBeChecked();
    },
  },
  'the proof of a repair: day, place, order number, code, voucher and contact': {
    at: '/supple/select_information?set={setNumber}',
    scenarios: [{ name: 'the shop repairs sets' }],
    arrange: () => saveRepairRegion('CN'),
    fill: async (shopper) => {
      fireEvent.change(await screen.findByLabelText('购买日期'), { target: { value: '2026-10-14' } });
      await shopper.user.click(await radio('京东旗舰店'));
      await write('订单号（选填）', '290112233');
      await write('防伪码', '7k3f9qtam2vm92qd');
      await write('手机号或邮箱', '13812345678');
      await addImage(shopper);
    },
    submit: pageSends,
    isAsItWas: async () => {
      await reads('订单号（选填）', '290112233');
      await reads('防伪码', '7K3F-9QTA-M2VM-92QD');
      expect(await screen.findByLabelText('购买日期')).toHaveValue('2026-10-14');
      expect(await radio('京东旗舰店')).toBeChecked();
      await reads('手机号或邮箱', '13812345678');
      await imageIsThere();
    },
  },
  'the parts of a repair: quantity, reason, note, and one described with a photo': {
    at: '/supple/detail?set={setNumber}&step=23',
    scenarios: [{ name: 'the shop repairs sets' }],
    arrange: () => saveRepairRegion('CN'),
    fill: async (shopper) => {
      await shopper.user.click((await screen.findAllByRole('button', { name: /^补：/ }))[0] as HTMLElement);
      await press(shopper, /^增加：/);
      await shopper.user.selectOptions(await screen.findByRole('combobox', { name: /^原因：/ }), '破损');
      await write(/^说明：/, '边角有裂纹');
      await press(shopper, '清单里没有？用文字说明');
      await write('是哪一颗', '第 23 步的透明窗玻璃');
      await write('说明：不在清单里的零件', '袋里没有');
      await addImage(shopper);
    },
    submit: pageSends,
    isAsItWas: async () => {
      await reads('是哪一颗', '第 23 步的透明窗玻璃');
      await reads('说明：不在清单里的零件', '袋里没有');
      await imageIsThere();
      expect(screen.getAllByRole('combobox', { name: /^原因：/ })[0]).toHaveDisplayValue('破损');
      expect(screen.getAllByRole('textbox', { name: /^说明：/ })[0]).toHaveValue('边角有裂纹');
      expect(screen.getAllByRole('textbox', { name: /的颗数$/ })[0]).toHaveValue('2');
    },
  },
  'a list of parts pasted for a repair': {
    at: '/supple/detail?set={setNumber}&view=paste',
    scenarios: [{ name: 'the shop repairs sets' }],
    fill: () => write(/^每行一种零件/, '3005 梅红 2'),
    submit: pageSends,
    isAsItWas: () => reads(/^每行一种零件/, '3005 梅红 2'),
  },
  'the requests selected in the repair cart': {
    at: '/shoppingCartbh',
    scenarios: [{ name: 'the repair cart has several sets' }],
    fill: async ({ user }) => user.click((await screen.findAllByRole('checkbox', { name: /^选/ }))[0] as HTMLElement),
    submit: pageSends,
    isAsItWas: async () => {
      await waitFor(async () => {
        const [first, second] = await screen.findAllByRole('checkbox', { name: /^选/ });
        expect(first).not.toBeChecked();
        expect(second).toBeChecked();
      });
    },
  },
  'a new address in the confirmation of a repair': {
    at: '/order_confirmbh?cartId={repairId}',
    scenarios: [{ name: 'a repair request is in the cart' }],
    fill: async (shopper) => {
      await press(shopper, /^新地址/);
      await typeAddress(shopper);
    },
    submit: pageSends,
    isAsItWas: addressIsThere,
  },
  'a search in the repair requests': {
    at: '/user/orderlistbh',
    scenarios: [{ name: 'repair requests in every status' }],
    fill: () => screen.findAllByRole('article'),
    submit: async ({ user }) => user.type(screen.getByRole('searchbox', { name: '搜索补件申请' }), '8011{Enter}'),
    isAsItWas: async () => expect(await screen.findByRole('searchbox', { name: '搜索补件申请' })).toHaveValue('8011'),
  },
  'what is still missing after a repair': {
    at: '/user/order_detailbh?orderId={orderNumber}',
    scenarios: [{ name: 'a repair request is received' }],
    fill: async (shopper) => {
      await press(shopper, '仍有缺件');
      await write('还缺什么', '一颗坡面砖');
    },
    submit: (shopper) => press(shopper, '发给客服'),
    isAsItWas: () => reads('还缺什么', '一颗坡面砖'),
  },
  'a message that is being written to customer service': {
    at: '/goods_cate?page=2',
    scenarios: [{ name: 'a conversation exists', params: { messages: 2 } }],
    fill: async (shopper) => {
      shopper.shop.supportServer.isScripted = false;
      chatPorts.outbox = openChatOutbox;
      await press(shopper, /客服/);
      await write('消息', '3001 还有红色吗');
    },
    submit: pageSends,
    isAsItWas: () => reads('消息', '3001 还有红色吗'),
  },
};

const matrix = async () => {
  const section = (await button('全部加入购物车')).closest('section') as HTMLElement;
  return within(section).getAllByRole<HTMLInputElement>('textbox');
};

test.each(Object.entries(FORMS))('after signing in again nothing is lost: %s', async (_, form) => {
  const { at, scenarios, arrange, fill, submit, isAsItWas } = form;
  const shopper = await visit(at, { scenarios, arrange });
  await fill(shopper);
  const before = shopper.address();
  for (const token of Object.values(shopper.shop.state.tokens)) token.expiresAt = 0;
  await submit(shopper);
  await waitForPath(shopper, '/login');
  const during = shopper.addresses.at(-2) ?? before;
  await signIn(shopper);
  await waitFor(() => expect(shopper.address()).toBe(during));
  await isAsItWas(shopper);
  expect(shopper.addresses.filter((address) => address === '/login')).toHaveLength(1);
});
