import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  welcome: {
    id: 'session.signIn.welcome',
    defaultMessage: '每一颗，都在格子里',
    description: 'Heading over the picture of a house, left of the sign-in form.',
  },
  welcomeText: {
    id: 'session.signIn.welcomeText',
    defaultMessage: '清单、订单、补件，都放在你上次放的地方。',
    description: 'Under the heading over the picture.',
  },
  title: { id: 'session.signIn.title', defaultMessage: '登录', description: 'Title of the sign-in page.' },
  toCart: {
    id: 'session.signIn.toCart',
    defaultMessage: '登录后直接回到购物车。',
    description: 'Where the shopper goes after signing in.',
  },
  toOrder: {
    id: 'session.signIn.toOrder',
    defaultMessage: '登录后直接回到订单。',
    description: 'Where the shopper goes after signing in.',
  },
  toProduct: {
    id: 'session.signIn.toProduct',
    defaultMessage: '登录后直接回到刚才的零件。',
    description: 'Where the shopper goes after signing in.',
  },
  toPage: {
    id: 'session.signIn.toPage',
    defaultMessage: '登录后直接回到刚才那一页。',
    description: 'Where the shopper goes after signing in.',
  },
  signedOut: {
    id: 'session.signIn.signedOut',
    defaultMessage: '登录过期了',
    description: 'Title of a notice: the session has expired.',
  },
  signedOutText: {
    id: 'session.signIn.signedOutText',
    defaultMessage: '再登录一次就好，你刚才填的内容都还在。',
    description: 'What it means that the session has expired: nothing typed is lost.',
  },
  account: { id: 'session.signIn.account', defaultMessage: '手机号或账号', description: 'Label of the account field.' },
  password: { id: 'session.signIn.password', defaultMessage: '密码', description: 'Label of the password field.' },
  noAccount: {
    id: 'session.signIn.noAccount',
    defaultMessage: '填上手机号或账号',
    description: 'Error: the account field is empty.',
  },
  noPassword: {
    id: 'session.signIn.noPassword',
    defaultMessage: '填上密码',
    description: 'Error: the password field is empty.',
  },
  stay: {
    id: 'session.signIn.stay',
    defaultMessage: '登录状态在这台设备上保留 7 天。',
    description: 'How long the shopper stays signed in (spec section 9).',
  },
  signIn: { id: 'session.signIn.signIn', defaultMessage: '登录', description: 'Main action of the sign-in page.' },
});
