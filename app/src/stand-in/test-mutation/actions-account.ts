import { MOBILE_CODE, WECHAT_CODE } from '@shop/mocks';
import { startWechatSignIn } from '../../features/session/wechat.store.ts';
import { shopConfig } from '../../shop-config.ts';
import { action, newShopper, signedIn, type Action } from './action.ts';
import { picture } from './node-files.ts';
import type { Shopper } from './shopper.ts';

const NEW_PHONE = '13812345678';
const FORM = 'main form';
/** Where a visitor signs in, and comes back to. It has nothing but header and footer. */
const PAGE = '/no-such-page';

async function signIn({ press, write }: Shopper): Promise<void> {
  await press(/^登录$/);
  await write(/账号/, 'demo', FORM);
  await write(/^密码$/, 'pip-demo', FORM);
  await press(/^登录$/, FORM);
}

const askForCode = async ({ write, press }: Shopper, phone = NEW_PHONE) => {
  await write(/^手机号$/, phone, FORM);
  await press(/^获取验证码$/, FORM);
};

async function setPassword(shopper: Shopper, phone: string, form: RegExp, submit: RegExp): Promise<void> {
  await shopper.press(/^登录$/);
  await shopper.press(form, 'main');
  await askForCode(shopper, phone);
  await shopper.write(/^短信验证码/, MOBILE_CODE, FORM);
  await shopper.write(/^设置密码/, 'brick-2x4', FORM);
  await shopper.press(submit, FORM);
}

/** While the shop is configured for the default strategy. */
const byDefaultStrategy = (act: (shopper: Shopper) => Promise<void>) => async (shopper: Shopper) => {
  const { strategy } = shopConfig;
  Object.assign(shopConfig, { strategy: 'local' });
  await act(shopper).finally(() => Object.assign(shopConfig, { strategy }));
};

async function confirmPhone({ press, write }: Shopper): Promise<void> {
  await press(/^(更换手机号|绑定手机)$/, 'main');
  await write(/^新手机号/, NEW_PHONE);
  await write(/验证码/, MOBILE_CODE, 'main');
  await press(/^确认$/, 'main');
}

export const accountActions: readonly Action[] = [
  action('signs in by password', { at: PAGE }, ['login'], signIn),
  action('signs out', { at: PAGE, scenarios: [signedIn] }, ['logout'], ({ press }) => press(/^退出$/)),
  action(
    'signs in and out by the default strategy',
    { at: PAGE },
    ['authLogin', 'authUser', 'authLogout'],
    byDefaultStrategy(async (shopper) => {
      await signIn(shopper);
      await shopper.press(/^退出$/);
    }),
  ),
  action('signs in by text message', { at: PAGE }, ['sendSmsCode', 'loginMobile'], async (shopper) => {
    await shopper.press(/^登录$/);
    await shopper.press(/^短信登录$/);
    await askForCode(shopper);
    await shopper.write(/^短信验证码/, MOBILE_CODE, FORM);
    await shopper.press(/^登录$/, FORM);
  }),
  action(
    'solves the slider captcha',
    { at: '/mobile_login', scenarios: ['codes need a slider captcha'] },
    ['sliderChallenge', 'sliderCheck', 'sendSmsCode'],
    async (shopper) => {
      await askForCode(shopper);
      await shopper.until('the slider', () => document.querySelector('[role="slider"]') !== null);
      const { gap = 0 } = Object.values(shopper.shop.state.verification.sliders).at(-1) ?? {};
      await shopper.key('ArrowRight', '[role="slider"]', Math.floor(gap / 2));
      await shopper.key('Enter', '[role="slider"]');
    },
  ),
  action(
    'signs in by WeChat',
    {
      at: `/login?code=${WECHAT_CODE}&state=state-1`,
      scenarios: ['the shop offers sign-in by WeChat'],
      arrange: () => startWechatSignIn(() => 'state-1'),
    },
    ['wechatAuth'],
  ),
  action('registers', { at: PAGE }, ['sendSmsCode', 'register', 'login'], (shopper) =>
    setPassword(shopper, NEW_PHONE, /^注册新账号$/, /^注册并登录$/),
  ),
  action('sets a new password', { at: PAGE }, ['sendSmsCode', 'resetPassword', 'login'], (shopper) =>
    setPassword(shopper, '13800138000', /^忘记密码/, /^重设并登录$/),
  ),
  action(
    'changes nickname and picture',
    { at: '/user?type=1', scenarios: [signedIn] },
    ['userEdit', 'uploadImage'],
    async ({ attach, write, press }) => {
      await attach(picture());
      await write(/^昵称/, '大满', 'main');
      await press(/^保存$/, 'main');
    },
  ),
  action('changes the phone number', { at: '/user?type=1', scenarios: [signedIn] }, ['updatePhone'], confirmPhone),
  action(
    'adds a phone number',
    { at: '/user?type=1', scenarios: ['a shopper without a phone confirms one'] },
    ['bindPhone'],
    confirmPhone,
  ),
  action(
    'adds an address',
    { at: '/user/address_list', scenarios: [newShopper] },
    ['addressEdit'],
    async ({ press, write }) => {
      await press(/^添加地址$/, 'main');
      await write(/^粘贴整段地址/, '周予安，13905712234，江苏省苏州市姑苏区平江路 108 号');
      await press(/^保存地址$/, 'main');
    },
  ),
  action(
    'changes an address and makes it the default',
    { at: '/user/address_list', scenarios: [signedIn] },
    ['addressDefault'],
    async ({ press, write }) => {
      await press(/^编辑 林大川/, 'main');
      await write(/^详细地址/, '解放北路 16 号', 'main');
      await press(/^保存地址$/, 'main');
      await press(/^设为默认 林大川/, 'main');
    },
  ),
  action(
    'deletes an address and adds it again',
    { at: '/user/address_list', scenarios: [signedIn] },
    ['addressDel'],
    async ({ press }) => {
      await press(/^删除 林大川/, 'main');
      await press(/^恢复 林大川/, 'main');
    },
  ),
  action(
    'opens a message, marks it as unread and deletes one',
    { at: '/user/messageCenter', scenarios: ['a shopper with notices is signed in'] },
    ['noticeDetail', 'noticeEdit'],
    async ({ press }) => {
      await press(/^订单已发货/, 'main');
      await press(/^标为未读$/, 'main');
      await press(/^删除：/, 'main');
    },
  ),
  action(
    'deletes all messages',
    { at: '/user/messageCenter', scenarios: ['a shopper with notices is signed in'] },
    ['noticeEdit'],
    async ({ press }) => {
      await press(/^全部标为已读$/, 'main');
      await press(/^清空消息$/, 'main');
      await press(/^全部删除$/, 'main');
    },
  ),
  action('opens a page with unread messages of an agent', { at: PAGE, scenarios: [signedIn], arrange: unread }, [
    'conversationList',
  ]),
  action('receives a coupon', { at: '/user/userCoupon', scenarios: [signedIn] }, ['couponReceive'], ({ press }) =>
    press(/^领取/, 'main'),
  ),
  action('tops up the balance', { at: '/user/balance', scenarios: [signedIn] }, ['topUp'], async ({ press }) => {
    await press(/^充值$/, 'main');
    await press(/^充值 ¥100/, 'main');
  }),
];

function unread({ state }: Shopper['shop']): void {
  state.unread['1/101'] = 3;
}
