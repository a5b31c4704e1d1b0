// @vitest-environment jsdom
import { MOBILE_CODE, WECHAT_CODE } from '@shop/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { cookieJar } from '../../browser/cookies.ts';
import { startWechatSignIn } from '../../features/session/wechat.store.ts';
import { preloadAllPages, visit, waitForPath, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);

const NEW_PHONE = '13812345678';
const phone = () => screen.findByRole<HTMLInputElement>('textbox', { name: '手机号' });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: '短信验证码' });
const newPassword = () => screen.getByLabelText<HTMLInputElement>('设置密码');
const press = async ({ user }: Visit, name: string) => user.click(await screen.findByRole('button', { name }));
const open = async ({ user }: Visit, name: string) => user.click(await screen.findByRole('link', { name }));
const tokenCookies = () => cookieJar.current.cookie.split('; ').filter((cookie) => cookie.startsWith('auth._token.'));

/** Types a phone number and asks for a code. */
async function askForCode(visitor: Visit, number = NEW_PHONE): Promise<void> {
  await visitor.user.type(await phone(), number);
  await press(visitor, '获取验证码');
}
const sent = (number = NEW_PHONE) => screen.findByText(`短信已发往 ${number}，5 分钟内有效。`);

describe('by text message', () => {
  test('a visitor signs in with the code, and a new phone has an account', async () => {
    const visitor = await visit('/mobile_login');
    await askForCode(visitor, '138 1234 5678');
    expect(await sent()).toBeVisible();
    expect(await code()).toHaveFocus();
    await visitor.user.keyboard(`${MOBILE_CODE}{Enter}`);
    await waitForPath(visitor, '/');
    expect(await screen.findByText('138****5678')).toBeVisible();
    expect(tokenCookies()).toEqual([expect.stringMatching(/^auth\._token\.local2=/)]);
    expect(visitor.timesSent('POST /login/mobile')).toBe(1);
  });

  test('no second code is sent before the wait is over, also after looking at another tab', async () => {
    const visitor = await visit('/login');
    await open(visitor, '短信登录');
    await askForCode(visitor);
    await sent();
    await open(visitor, '密码登录');
    await open(visitor, '短信登录');
    await visitor.user.click(await screen.findByRole('button', { name: /^(60|5\d) 秒后重发$/ }));
    expect(visitor.timesSent('POST /register/verify')).toBe(1);
    expect(await phone()).toHaveValue(NEW_PHONE);
  });

  test('an expired key is renewed once, without the visitor noticing', async () => {
    const visitor = await visit('/mobile_login', { scenarios: [{ name: 'the code key has expired' }] });
    await askForCode(visitor);
    expect(await sent()).toBeVisible();
    expect(visitor.timesSent('GET /verify_code')).toBe(2);
    expect(visitor.timesSent('POST /register/verify')).toBe(2);
  });

  test('a key that stays refused shows the message of the shop and stops', async () => {
    const visitor = await visit('/mobile_login', {
      arrange: ({ state }) => void (state.verification.expiredKeys = 5),
    });
    await askForCode(visitor);
    expect(await screen.findByText('发送验证码失败，请刷新页面重新获取')).toBeVisible();
    expect(visitor.timesSent('POST /register/verify')).toBe(2);
  });

  test('the picture captcha is shown when the shop wants it, and another after a wrong answer', async () => {
    const visitor = await visit('/mobile_login', { scenarios: [{ name: 'codes need a picture captcha' }] });
    const { user, shop } = visitor;
    await askForCode(visitor);
    await screen.findByRole('textbox', { name: '图中的字符' });
    const picture = () => document.querySelector('form img')?.getAttribute('src');
    const first = picture();
    expect(first).toContain('/api/sms_captcha?key=');
    await press(visitor, '图片验证码，看不清可点按换一张');
    await waitFor(() => expect(picture()).not.toBe(first));
    const second = picture();
    await user.type(await screen.findByRole('textbox', { name: '图中的字符' }), 'no{Enter}');
    expect(await screen.findByText('图片验证码输入有误')).toBeVisible();
    expect(picture()).not.toBe(second);
    const [stored] = Object.values(shop.state.verification.keys);
    await user.type(await screen.findByRole('textbox', { name: '图中的字符' }), `${stored?.pictureText}{Enter}`);
    expect(await sent()).toBeVisible();
  });

  test('a server with a slider captcha sends the code once the piece is in its gap', async () => {
    const visitor = await visit('/mobile_login', { scenarios: [{ name: 'codes need a slider captcha' }] });
    const { user, shop } = visitor;
    await askForCode(visitor);
    await screen.findByRole('slider');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('滑块位置不对，请重试')).toBeVisible();
    expect(visitor.timesSent('POST /register/verify')).toBe(0);
    const { gap = 0 } = Object.values(shop.state.verification.sliders).at(-1) ?? {};
    await user.keyboard(`${'{ArrowRight}'.repeat(Math.floor(gap / 2))}{Enter}`);
    expect(await sent()).toBeVisible();
    expect(visitor.timesSent('POST /ajcheck')).toBe(2);
  });

  test('a server without a slider captcha is asked for one only once', async () => {
    const visitor = await visit('/mobile_login');
    await askForCode(visitor);
    await sent();
    await visitor.user.clear(await phone());
    await askForCode(visitor, '13900139000');
    await sent('13900139000');
    expect(visitor.timesSent('GET /ajcaptcha')).toBe(1);
  });

  test.each([
    [{ name: 'codes are asked for too often' } as const, '您获取验证码过于频繁，请稍后再试'],
    [{ name: 'the shop is down', params: { call: 'sendSmsCode' } } as const, /尚不确定短信是否已发送/],
    [{ name: 'responses are malformed', params: { call: 'sendSmsCode' } } as const, /尚不确定短信是否已发送/],
  ])('says what is known of the message (%#)', async (scenario, text) => {
    const visitor = await visit('/mobile_login', { scenarios: [scenario] });
    await askForCode(visitor);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  });

  test('an expired code is refused in the words of the shop, and what was typed stays', async () => {
    const visitor = await visit('/mobile_login', { scenarios: [{ name: 'codes have expired' }] });
    await visitor.user.type(await phone(), NEW_PHONE);
    await visitor.user.type(await code(), `${MOBILE_CODE}{Enter}`);
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('验证码已过期，请重新获取'));
    expect(await phone()).toHaveValue(NEW_PHONE);
    expect(tokenCookies()).toEqual([]);
  });
});

describe('a new account', () => {
  test('is made with phone, code and password, and its owner is signed in', async () => {
    const visitor = await visit('/goods_cate?page=2');
    await open(visitor, '登录');
    await open(visitor, '注册新账号');
    expect(visitor.address()).toBe('/login?form=register');
    await askForCode(visitor);
    await sent();
    await visitor.user.type(await code(), MOBILE_CODE);
    await visitor.user.type(newPassword(), 'brick-2x4{Enter}');
    await waitForPath(visitor, '/goods_cate');
    expect(await screen.findByText('138****5678')).toBeVisible();
    expect(visitor.timesSent('POST /register')).toBe(1);
    expect(tokenCookies()).toEqual([expect.stringMatching(/^auth\._token\.local1=/)]);
  });

  test('is not made for a phone that has one: the shop says so', async () => {
    const visitor = await visit('/login?form=register');
    await askForCode(visitor, '13800138000');
    expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible();
  });

  test('without an answer, it is not known whether it was made', async () => {
    const visitor = await visit('/login?form=register', {
      scenarios: [{ name: 'the shop is down', params: { call: 'register' } }],
    });
    await visitor.user.type(await phone(), NEW_PHONE);
    await visitor.user.type(await code(), MOBILE_CODE);
    await visitor.user.type(newPassword(), 'brick-2x4{Enter}');
    expect(await screen.findByText(/尚不确定/)).toBeVisible();
    expect(newPassword()).toHaveValue('brick-2x4');
    expect(visitor.timesSent('POST /register')).toBe(1);
    expect(visitor.timesSent('POST /login')).toBe(0);
  });

  test('was made, but signing in failed: the password form says so and is filled in', async () => {
    const visitor = await visit('/login?form=register', {
      scenarios: [{ name: 'the shop is down', params: { call: 'login' } }],
    });
    await visitor.user.type(await phone(), NEW_PHONE);
    await visitor.user.type(await code(), MOBILE_CODE);
    await visitor.user.type(newPassword(), 'brick-2x4{Enter}');
    expect(await screen.findByText('注册成功')).toBeVisible();
    await waitFor(() => expect(visitor.address()).toBe('/login'));
    expect(await screen.findByLabelText('手机号或账号')).toHaveValue(NEW_PHONE);
    visitor.shop.faults = [];
    await press(visitor, '登录');
    await waitForPath(visitor, '/');
  });

  test('cannot be made in a shop that lacks the call: it says so and offers it no longer', async () => {
    const visitor = await visit('/login?form=register', { scenarios: [{ name: 'the shop has no registration' }] });
    await visitor.user.type(await phone(), NEW_PHONE);
    await visitor.user.type(await code(), MOBILE_CODE);
    await visitor.user.type(newPassword(), 'brick-2x4{Enter}');
    expect(await screen.findByText('本店不能在这里注册。如有账号，请用密码登录。')).toBeVisible();
    expect(screen.getByLabelText('密码')).toBeVisible();
    expect(screen.queryByRole('link', { name: '注册新账号' })).not.toBeInTheDocument();
  });
});

test('a shopper who forgot the password sets a new one and is signed in', async () => {
  const visitor = await visit('/login');
  await visitor.user.type(await screen.findByLabelText('手机号或账号'), '13800138000');
  await open(visitor, '忘记密码？');
  expect(await phone()).toHaveValue('13800138000');
  await press(visitor, '获取验证码');
  await sent('13800138000');
  await visitor.user.type(await code(), MOBILE_CODE);
  await visitor.user.type(newPassword(), 'brick-2x4{Enter}');
  await waitForPath(visitor, '/');
  expect(await screen.findByText('小满')).toBeVisible();
  expect(Object.values(visitor.shop.state.accounts).find(({ login }) => login === 'demo')?.password).toBe('brick-2x4');
});

/** A visitor who has sent a new password, while the shop does not answer a call. */
async function setPasswordWhile(call: 'login' | 'resetPassword') {
  const visitor = await visit('/login?form=reset', { scenarios: [{ name: 'the shop is down', params: { call } }] });
  await visitor.user.type(await phone(), '13800138000');
  await visitor.user.type(await code(), MOBILE_CODE);
  await visitor.user.type(newPassword(), 'brick-2x4{Enter}');
  return visitor;
}

test('a new password was set, but signing in failed: the password form says so and is filled in', async () => {
  const visitor = await setPasswordWhile('login');
  expect(await screen.findByText('密码已修改')).toBeVisible();
  await waitFor(() => expect(visitor.address()).toBe('/login'));
  expect(await screen.findByLabelText('手机号或账号')).toHaveValue('13800138000');
  visitor.shop.faults = [];
  await press(visitor, '登录');
  await waitForPath(visitor, '/');
});

test('without an answer to a new password, it is not known whether it was set', async () => {
  const visitor = await setPasswordWhile('resetPassword');
  expect(await screen.findByText(/^尚不确定密码是否已修改/)).toBeVisible();
  expect(newPassword()).toHaveValue('brick-2x4');
  expect(visitor.timesSent('POST /login')).toBe(0);
});

describe('by WeChat', () => {
  const offersWechat = [{ name: 'the shop offers sign-in by WeChat' }] as const;
  /** A sign-in by WeChat was started in this tab, with this state. */
  const started = () => startWechatSignIn(() => 'state-1');

  test('WeChat’s page leads back to the sign-in page with the state of this tab', async () => {
    const visitor = await visit('/en/login', { scenarios: offersWechat });
    await open(visitor, 'WeChat');
    const link = await screen.findByRole('link', { name: 'Continue with WeChat' });
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('state=')));
    const { searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(Object.fromEntries(searchParams)).toEqual({
      appid: 'wxbdc5610cc59c1631',
      redirect_uri: `${location.origin}/en/login`,
      response_type: 'code',
      scope: 'snsapi_login',
      state: expect.stringMatching(/^\d+(-\d+){3}$/),
    });
  });

  test('the code that comes back is used once and removed from the address', async () => {
    const visitor = await visit(`/login?code=${WECHAT_CODE}&state=state-1`, {
      scenarios: offersWechat,
      arrange: started,
    });
    await waitForPath(visitor, '/');
    expect(await screen.findByText('小满')).toBeVisible();
    expect(visitor.timesSent('GET /pc/wechat_auth')).toBe(1);
    const request = visitor.sent.find(({ name }) => name === 'GET /pc/wechat_auth');
    expect(request?.url.searchParams.get('code')).toBe(WECHAT_CODE);
    expect(visitor.addresses).toContain('/login?form=wechat');
    expect(tokenCookies()).toEqual([expect.stringMatching(/^auth\._token\.local3=/)]);
  });

  test.each([
    ['forged', started],
    ['state-1', () => undefined],
  ])('a code with a state that was not given here is not used: %s', async (state, arrange) => {
    const visitor = await visit(`/login?code=${WECHAT_CODE}&state=${state}`, { scenarios: offersWechat, arrange });
    expect(await screen.findByText('这次登录不是从这个页面开始的，请重新扫码。')).toBeVisible();
    expect(visitor.address()).toBe('/login?form=wechat');
    expect(visitor.timesSent('GET /pc/wechat_auth')).toBe(0);
  });

  test('a refusal is shown in the words of the shop, with another code to scan', async () => {
    await visit('/login?code=used&state=state-1', { scenarios: offersWechat, arrange: started });
    expect(await screen.findByText('微信授权失败')).toBeVisible();
    const { searchParams } = new URL((await screen.findByTitle<HTMLIFrameElement>('微信登录二维码')).src);
    expect(searchParams.get('state')).toMatch(/^\d+(-\d+){3}$/);
  });
});

describe('what the shop does not offer', () => {
  test('is not shown: without text messages and WeChat there is the password alone', async () => {
    const visitor = await visit('/login', { scenarios: [{ name: 'the shop sends no text messages' }] });
    await waitFor(() => expect(visitor.timesSent('GET /pc/get_appid')).toBe(1));
    await waitFor(() => expect(screen.queryByRole('link', { name: '短信登录' })).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: '登录' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '登录方式' })).not.toBeInTheDocument();
    for (const name of ['忘记密码？', '注册新账号'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  test('is said to who opens its address', async () => {
    await visit('/mobile_login', { scenarios: [{ name: 'the shop sends no text messages' }] });
    expect(await screen.findByText('本店不提供短信验证码，请用密码登录。')).toBeVisible();
    expect(screen.getByLabelText('密码')).toBeVisible();
  });

  test('is asked again when the shop could not be reached', async () => {
    const visitor = await visit('/mobile_login', {
      scenarios: [{ name: 'the shop is down', params: { call: 'verifyCodeKey' } }],
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    visitor.shop.faults = [];
    await visitor.user.click(retry);
    expect(await phone()).toBeVisible();
  });
});

describe('what was typed', () => {
  test('stays when the visitor looks at another view, goes back, or changes the language', async () => {
    const visitor = await visit('/mobile_login');
    await visitor.user.type(await phone(), NEW_PHONE);
    await visitor.user.type(await code(), '1234');
    await open(visitor, '密码登录');
    await visitor.user.type(await screen.findByLabelText('密码'), 'typed-secret');
    await open(visitor, '短信登录');
    expect(await code()).toHaveValue('1234');
    await open(visitor, 'EN English');
    await waitForPath(visitor, '/en/mobile_login');
    expect(await screen.findByRole('textbox', { name: 'Code from the text message' })).toHaveValue('1234');
    await open(visitor, 'Password');
    expect(screen.getByLabelText('Password')).toHaveValue('typed-secret');
  });

  test('stays after a reload, except passwords and codes, which are stored nowhere', async () => {
    const before = await visit('/login');
    await before.user.type(await screen.findByLabelText('手机号或账号'), 'demo');
    await before.user.type(screen.getByLabelText('密码'), 'typed-secret');
    await open(before, '注册新账号');
    await before.user.type(await phone(), NEW_PHONE);
    await before.user.type(await code(), '987654');
    await before.user.type(newPassword(), 'chosen-secret');
    const stored = JSON.stringify([sessionStorage, localStorage, cookieJar.current.cookie]);
    expect(stored).toContain(NEW_PHONE);
    expect(stored).not.toMatch(/typed-secret|chosen-secret|987654/);
    await before.user.clear(await phone());
  });
});

test('the agreements of the shop are shown before signing in, and only those that it has', async () => {
  const visitor = await visit('/login');
  await press(visitor, '隐私政策');
  const dialog = await screen.findByRole('dialog', { name: '隐私政策' });
  expect(await within(dialog).findByText(/手机号只用来登录/)).toBeVisible();
  await visitor.user.click(within(dialog).getByRole('button', { name: '知道了' }));

  const other = await visit('/login', { scenarios: [{ name: 'the shop has no agreements' }] });
  await waitFor(() => expect(other.timesSent('GET /get_agreement/4')).toBe(1));
  await screen.findByRole('link', { name: '注册新账号' });
  expect(screen.queryByText(/同意/)).not.toBeInTheDocument();
});

test('a locked account is refused in the words of the shop', async () => {
  const visitor = await visit('/login', { scenarios: [{ name: 'the account is locked' }] });
  await visitor.user.type(await screen.findByLabelText('手机号或账号'), 'demo');
  await visitor.user.type(screen.getByLabelText('密码'), 'pip-demo{Enter}');
  expect(await screen.findByText('您已被禁止登录，请联系客服')).toBeVisible();
  expect(tokenCookies()).toEqual([]);
});
