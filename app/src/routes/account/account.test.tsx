// @vitest-environment jsdom
import type { Shop } from '@shop/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../data/call-error.ts';
import { preloadAllPages, signIn, siteHeader, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
/** jsdom's files cannot be sent by Node's `fetch`; how an image is sent is tested with `send-image.ts`. */
const sendImage = vi.hoisted(() => vi.fn<() => Promise<{ url: string }>>());
vi.mock('../../data/send-image.ts', () => ({ sendImage }));
beforeEach(() => void sendImage.mockResolvedValue({ url: '/uploads/new.png' }));

const PROFILE = '/user?type=1';
const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png', {
  type: 'image/png',
});
const signedIn = { name: 'a shopper is signed in' } as const;
const accountOf = ({ shop }: Visit) => shop.state.accounts['1'];
const nickname = () => screen.findByRole('textbox', { name: '昵称' });
const rename = async (name: string) => fireEvent.change(await nickname(), { target: { value: name } });
const save = async ({ user }: Visit) => user.click(await screen.findByRole('button', { name: '保存' }));
const choosePicture = async ({ user }: Visit) => {
  await nickname();
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, PNG);
};
const expireTokens = ({ shop }: Visit) => {
  for (const token of Object.values(shop.state.tokens)) token.expiresAt = 0;
};

test('a shopper sees balance, coupons and orders by state, and opens the newest unpaid order', async () => {
  const shopper = await visit('/user?type=0', { scenarios: [{ name: 'an order waits for payment' }] });
  expect(await screen.findByRole('heading', { level: 1, name: '小满' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^余额 ¥/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: '待付款 1' })).toBeVisible();
  await shopper.user.click(await screen.findByRole('link', { name: '去付款' }));
  await waitForPath(shopper, '/payment');
});

test('any other query type shows the overview', async () => {
  await visit('/user?type=7', { scenarios: [signedIn] });
  expect(await screen.findByRole('heading', { name: '最近的订单' })).toBeVisible();
});

/** Of the user's one number, which counts messages of agents and notices. */
const withThreeMessagesOfAnAgent = (shop: Shop) => {
  shop.state.unread['1/101'] = 3;
};
const chatButton = () => screen.findByRole('button', { name: /^客服/ });

test.each([
  { name: 'a shopper with notices is signed in' },
  { name: 'the server is a stock CRMEB 5.4' },
  { name: 'the server is a stock CRMEB 4.4' },
] as const)(
  'the header counts unread notices, and the chat button unread messages of agents ($name)',
  async (server) => {
    const shopper = await visit('/', {
      scenarios: [{ name: 'a shopper with notices is signed in' }, server],
      arrange: withThreeMessagesOfAnAgent,
    });
    const notices = Object.values(shopper.shop.state.notices).filter(
      ({ accountId, isRead, isDeleted }) => accountId === '1' && !isRead && !isDeleted,
    ).length;
    expect(notices).toBeGreaterThan(0);
    expect(await within(siteHeader()).findByRole('link', { name: `消息，${notices} 条未读` })).toHaveAttribute(
      'href',
      '/user/messageCenter',
    );
    expect(await chatButton()).toHaveAccessibleName(/3/);
    expect(shopper.timesSent('GET /user')).toBe(1);
  },
);

test('notices alone are not counted as messages of agents', async () => {
  await visit('/user', { scenarios: [{ name: 'a shopper with notices is signed in' }] });
  expect(await within(siteHeader()).findByRole('link', { name: /^消息，\d+ 条未读$/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^消息 \d+ 条未读$/ })).toBeVisible();
  expect(await chatButton()).not.toHaveAccessibleName(/\d/);
});

test('without the number of each conversation, neither notices nor messages of agents have one', async () => {
  const shopper = await visit('/', {
    scenarios: [{ name: 'a shopper with notices is signed in' }],
    arrange: (shop) => {
      withThreeMessagesOfAnAgent(shop);
      shop.faults.push({ kind: 'unknown', call: 'conversationList' });
    },
  });
  await waitFor(() => expect(shopper.timesSent('GET /user/record')).toBe(1));
  expect(await within(siteHeader()).findByRole('link', { name: /小满/ })).toBeVisible();
  expect(within(siteHeader()).getByRole('link', { name: '消息' })).not.toHaveTextContent(/\d/);
  expect(await chatButton()).not.toHaveAccessibleName(/\d/);
});

test('a visitor of the profile signs in and is there', async () => {
  const visitor = await visit(PROFILE);
  await waitForPath(visitor, '/login');
  await signIn(visitor);
  expect(await nickname()).toHaveValue('小满');
  expect(visitor.address()).toBe(PROFILE);
});

test('changes nickname and picture together, and the header shows both', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await choosePicture(shopper);
  expect(await screen.findByText('图片已上传，保存后生效')).toBeVisible();
  expect(accountOf(shopper)?.avatar).toBe('');
  await rename('大满');
  await save(shopper);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(accountOf(shopper)).toMatchObject({ nickname: '大满', avatar: '/uploads/new.png' });
  await waitFor(() => expect(siteHeader()).toHaveTextContent('大满'));
  expect(siteHeader().querySelector('img[src*="/uploads/"]')).not.toBeNull();
});

test('changing the nickname does not remove the picture', async () => {
  const shopper = await visit(PROFILE, {
    scenarios: [signedIn],
    arrange: ({ state }) => Object.assign(state.accounts['1'] ?? {}, { avatar: '/uploads/old.png' }),
  });
  await rename('大满');
  await save(shopper);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(accountOf(shopper)?.avatar).toBe('/uploads/old.png');
});

test('says so when the shop stores another nickname than was sent', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await rename('<大>"满"');
  await save(shopper);
  expect(await screen.findByText('商店把昵称保存为“大满”，与填写的“<大>"满"”不同。')).toBeVisible();
  expect(await nickname()).toHaveValue('大满');
});

test('a failed upload leaves the old picture, and the same file can be uploaded again', async () => {
  const shopper = await visit(PROFILE, {
    scenarios: [signedIn],
  });
  sendImage.mockRejectedValueOnce(new CallError('uploadImage', 'refused', { serverMessage: '图片服务器满了' }));
  await choosePicture(shopper);
  expect(await screen.findByText(/头像未更换。图片服务器满了/)).toBeVisible();
  await shopper.user.click(screen.getByRole('button', { name: '重新上传' }));
  expect(await screen.findByText('图片已上传，保存后生效')).toBeVisible();
  await shopper.user.click(screen.getByRole('button', { name: '保留原图' }));
  await save(shopper);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(accountOf(shopper)?.avatar).toBe('');
});

test('a refusal is shown as sent, and what was typed stays', async () => {
  const shopper = await visit(PROFILE, {
    scenarios: [signedIn, { name: 'refused', params: { call: 'userEdit', message: '昵称含有敏感词' } }],
  });
  await rename('店长');
  await save(shopper);
  expect(await screen.findByText('保存失败。昵称含有敏感词')).toBeVisible();
  expect(await nickname()).toHaveValue('店长');
});

test('without an answer the result is not known, and what was typed stays', async () => {
  const shopper = await visit(PROFILE, {
    scenarios: [signedIn, { name: 'the shop is down', params: { call: 'userEdit' } }],
  });
  await rename('大满');
  await save(shopper);
  expect(await screen.findByText(/尚不确定是否已保存/)).toBeVisible();
  expect(await nickname()).toHaveValue('大满');
  shopper.shop.faults = [];
  await save(shopper);
  expect(await screen.findByText('已保存')).toBeVisible();
});

test('without an answer, but with the new nickname in the shop, it is saved', async () => {
  const shopper = await visit(PROFILE, {
    scenarios: [signedIn, { name: 'responses are malformed', params: { call: 'userEdit' } }],
  });
  await rename('大满');
  await save(shopper);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(accountOf(shopper)?.nickname).toBe('大满');
});

test('a token that expires while saving leads to sign-in and back to what was typed', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await choosePicture(shopper);
  await screen.findByText('图片已上传，保存后生效');
  await rename('大满');
  expireTokens(shopper);
  await save(shopper);
  await waitForPath(shopper, '/login');
  await signIn(shopper);
  expect(await nickname()).toHaveValue('大满');
  expect(shopper.address()).toBe(PROFILE);
  await save(shopper);
  expect(await screen.findByText('已保存')).toBeVisible();
  expect(accountOf(shopper)).toMatchObject({ nickname: '大满', avatar: '/uploads/new.png' });
});

test('another shopper who signs in instead does not see what was typed', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await rename('大满');
  expireTokens(shopper);
  await save(shopper);
  await waitForPath(shopper, '/login');
  await signIn(shopper, 'poor');
  expect(await nickname()).toHaveValue('周一');
});

test('what was typed stays when the language changes', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await rename('大满');
  await shopper.user.click(screen.getByRole('link', { name: 'EN English' }));
  expect(await screen.findByRole('textbox', { name: 'Nickname' })).toHaveValue('大满');
  await waitForPath(shopper, '/en/user');
  expect(await screen.findByRole('textbox', { name: 'Nickname' })).toHaveValue('大满');
});

const openPhoneForm = async ({ user }: Visit) =>
  user.click(await screen.findByRole('button', { name: /更换手机号|绑定手机/ }));
const newPhone = () => screen.getByRole('textbox', { name: '新手机号' });
const enterCode = async ({ user }: Visit, code = '246810') => {
  await user.type(screen.getByRole('textbox', { name: /验证码/ }), code);
  await user.click(screen.getByRole('button', { name: '确认' }));
};

test('changes the phone number with a code, once its key is known', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  expect(await screen.findByText('138 **** 8000')).toBeVisible();
  await openPhoneForm(shopper);
  await waitFor(() => expect(newPhone()).toHaveFocus());
  await shopper.user.type(newPhone(), '138 1234 5678');
  await enterCode(shopper);
  expect(await screen.findByText('手机号已改为 138 **** 5678')).toBeVisible();
  expect(accountOf(shopper)?.phone).toBe('13812345678');
  expect(screen.getByRole('button', { name: '更换手机号' })).toHaveFocus();
  expect(shopper.timesSent('POST /user/updatePhone')).toBe(1);
});

test.each([
  ['13800138000', '246810', '手机号未更换。新手机号和原手机号相同，无需修改'],
  ['13700137000', '246810', '手机号未更换。该手机号已被其他账号使用'],
  ['13812345678', '000000', '手机号未更换。验证码错误'],
])('a refused phone number %s with code %s shows the text of the shop and stays', async (phone, code, text) => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await openPhoneForm(shopper);
  await shopper.user.type(newPhone(), phone);
  await enterCode(shopper, code);
  expect(await screen.findByText(text)).toBeVisible();
  expect(newPhone()).toHaveValue(phone);
});

test('adds the first phone number, and says when another account has it', async () => {
  const shopper = await visit(PROFILE, { scenarios: [{ name: 'a shopper without a phone confirms one' }] });
  expect(await screen.findByText('尚未绑定手机')).toBeVisible();
  await openPhoneForm(shopper);
  await shopper.user.type(newPhone(), '13700137000');
  await enterCode(shopper);
  expect(await screen.findByText(/这个号码属于另一个账号/)).toBeVisible();
  expect(accountOf(shopper)?.phone).toBe('');
  await shopper.user.clear(newPhone());
  await shopper.user.type(newPhone(), '13812345678');
  await shopper.user.click(screen.getByRole('button', { name: '确认' }));
  expect(await screen.findByText('手机号已改为 138 **** 5678')).toBeVisible();
  expect(shopper.timesSent('POST /user/updatePhone')).toBe(0);
});

test('without an answer it is not known whether the phone number changed', async () => {
  const shopper = await visit(PROFILE, {
    scenarios: [signedIn, { name: 'the shop is down', params: { call: 'updatePhone' } }],
  });
  await openPhoneForm(shopper);
  await shopper.user.type(newPhone(), '13812345678');
  await enterCode(shopper);
  expect(await screen.findByText(/尚不确定手机号是否已更换/)).toBeVisible();
  expect(newPhone()).toHaveValue('13812345678');
});

test('a shop that sends no codes offers no change of the phone number', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn, { name: 'the shop sends no text messages' }] });
  expect(await screen.findByText('138 **** 8000')).toBeVisible();
  await waitFor(() => expect(shopper.timesSent('GET /verify_code')).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: '更换手机号' })).toBeNull();
});

test('the typed phone number survives an expired token, the code is not stored', async () => {
  const shopper = await visit(PROFILE, { scenarios: [signedIn] });
  await openPhoneForm(shopper);
  await shopper.user.type(newPhone(), '13812345678');
  expireTokens(shopper);
  await enterCode(shopper);
  await waitForPath(shopper, '/login');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('246810');
  await signIn(shopper);
  expect(await screen.findByRole('textbox', { name: '新手机号' })).toHaveValue('13812345678');
});
