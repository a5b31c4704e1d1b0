import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  welcome: {
    id: 'session.signIn.welcome',
    defaultMessage: '每一颗，都在格子里',
    description: 'Heading over the picture of a house, left of the sign-in form.',
  },
  welcomeText: {
    id: 'session.signIn.welcomeText',
    defaultMessage: '订单、收藏、优惠券，都在你上次放的地方。',
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
    defaultMessage: '登录已过期',
    description: 'Title of a notice: the session has expired.',
  },
  signedOutText: {
    id: 'session.signIn.signedOutText',
    defaultMessage: '请重新登录，你刚才填写的内容都会保留。',
    description: 'What it means that the session has expired: nothing typed is lost.',
  },
  account: { id: 'session.signIn.account', defaultMessage: '手机号或账号', description: 'Label of the account field.' },
  password: { id: 'session.signIn.password', defaultMessage: '密码', description: 'Label of the password field.' },
  noAccount: {
    id: 'session.signIn.noAccount',
    defaultMessage: '请填写手机号或账号',
    description: 'Error: the account field is empty.',
  },
  noPassword: {
    id: 'session.signIn.noPassword',
    defaultMessage: '请填写密码',
    description: 'Error: the password field is empty.',
  },
  stay: {
    id: 'session.signIn.stay',
    defaultMessage: '登录状态在这台设备上保留 7 天。',
    description: 'How long the shopper stays signed in (spec section 9).',
  },
  signIn: { id: 'session.signIn.signIn', defaultMessage: '登录', description: 'Main action of the sign-in page.' },
  titleWithRegistration: {
    id: 'session.signIn.titleWithRegistration',
    defaultMessage: '登录或注册',
    description: 'Title of the sign-in page of a shop where one can register.',
  },
  registerTitle: {
    id: 'session.signIn.registerTitle',
    defaultMessage: '注册新账号',
    description: 'Title of the registration form.',
  },
  resetTitle: {
    id: 'session.signIn.resetTitle',
    defaultMessage: '重设密码',
    description: 'Title of the form for a new password.',
  },
  registered: {
    id: 'session.signIn.registered',
    defaultMessage: '注册成功',
    description: 'Title of a notice: the account was made, but signing in failed.',
  },
  registeredText: {
    id: 'session.signIn.registeredText',
    defaultMessage: '自动登录未成功，请用刚才的手机号和密码登录。',
    description: 'The account was made, but signing in with it failed.',
  },
  passwordChanged: {
    id: 'session.signIn.passwordChanged',
    defaultMessage: '密码已修改',
    description: 'Title of a notice: the password was changed, but signing in failed.',
  },
  passwordChangedText: {
    id: 'session.signIn.passwordChangedText',
    defaultMessage: '自动登录未成功，请用新密码登录。',
    description: 'The password was changed, but signing in with it failed.',
  },
  ways: {
    id: 'session.signIn.ways',
    defaultMessage: '登录方式',
    description: 'Accessible name of the tabs with the ways to sign in.',
  },
  byPassword: {
    id: 'session.signIn.byPassword',
    defaultMessage: '密码登录',
    description: 'Tab: sign in with account and password.',
  },
  byMobile: {
    id: 'session.signIn.byMobile',
    defaultMessage: '短信登录',
    description: 'Tab: sign in with a phone number and a text-message code.',
  },
  byWechat: { id: 'session.signIn.byWechat', defaultMessage: '微信登录', description: 'Tab: sign in by WeChat.' },
  forgot: {
    id: 'session.signIn.forgot',
    defaultMessage: '忘记密码？',
    description: 'Link to the form for a new password.',
  },
  capsLock: {
    id: 'session.signIn.capsLock',
    defaultMessage: '大写锁定已开启。',
    description: 'Hint at a password field while caps lock is on.',
  },
  phone: { id: 'session.signIn.phone', defaultMessage: '手机号', description: 'Label of the phone field.' },
  noPhone: {
    id: 'session.signIn.noPhone',
    defaultMessage: '请填写手机号',
    description: 'Error: the phone field is empty.',
  },
  wrongPhone: {
    id: 'session.signIn.wrongPhone',
    defaultMessage: '手机号是 1 开头的 11 位数字，请检查',
    description: 'Error: the phone number is no mobile number of mainland China.',
  },
  noCode: {
    id: 'session.signIn.noCode',
    defaultMessage: '请填写短信里的验证码',
    description: 'Error: the code field is empty.',
  },
  wrongCode: {
    id: 'session.signIn.wrongCode',
    defaultMessage: '验证码是 6 位数字',
    description: 'Error: the code does not have 6 digits.',
  },
  newPhone: {
    id: 'session.signIn.newPhone',
    defaultMessage: '没有账号的手机号，登录时会自动注册。',
    description: 'Below the form: signing in with a new phone number makes an account.',
  },
  mobileUnknown: {
    id: 'session.signIn.mobileUnknown',
    defaultMessage: '验证码可能已经用过。请再登录一次，如仍失败请重新获取。',
    description: 'No answer came to a sign-in with a code, which may have been used.',
  },
  newPassword: {
    id: 'session.signIn.newPassword',
    defaultMessage: '设置密码',
    description: 'Label of the field for a new password.',
  },
  passwordHint: {
    id: 'session.signIn.passwordHint',
    defaultMessage: '6 到 32 位，请勿使用 123456',
    description: 'How a new password may be.',
  },
  noNewPassword: {
    id: 'session.signIn.noNewPassword',
    defaultMessage: '请填写新密码',
    description: 'Error: the field for a new password is empty.',
  },
  shortPassword: {
    id: 'session.signIn.shortPassword',
    defaultMessage: '密码至少 6 位',
    description: 'Error: the new password is too short.',
  },
  longPassword: {
    id: 'session.signIn.longPassword',
    defaultMessage: '密码最多 32 位',
    description: 'Error: the new password is too long.',
  },
  simplePassword: {
    id: 'session.signIn.simplePassword',
    defaultMessage: '123456 太容易猜到，请换一个',
    description: 'Error: servers refuse this password.',
  },
  register: {
    id: 'session.signIn.register',
    defaultMessage: '注册并登录',
    description: 'Main action of the registration form.',
  },
  reset: {
    id: 'session.signIn.reset',
    defaultMessage: '重设并登录',
    description: 'Main action of the form for a new password.',
  },
  registerUnknown: {
    id: 'session.signIn.registerUnknown',
    defaultMessage: '尚不确定账号是否注册成功。请先用该手机号和密码登录。',
    description: 'No answer came to a registration.',
  },
  resetUnknown: {
    id: 'session.signIn.resetUnknown',
    defaultMessage: '尚不确定密码是否已修改。请先用新密码登录，如无法登录再重新设置。',
    description: 'No answer came to a password reset.',
  },
  isNew: { id: 'session.signIn.isNew', defaultMessage: '第一次来？', description: 'Before the link to registration.' },
  toRegister: { id: 'session.signIn.toRegister', defaultMessage: '注册新账号', description: 'Link to registration.' },
  hasAccount: {
    id: 'session.signIn.hasAccount',
    defaultMessage: '已经有账号？',
    description: 'Before the link from registration to sign-in.',
  },
  remembered: {
    id: 'session.signIn.remembered',
    defaultMessage: '想起来了？',
    description: 'Before the link from the form for a new password to sign-in.',
  },
  toSignIn: {
    id: 'session.signIn.toSignIn',
    defaultMessage: '去登录',
    description: 'Link from registration to sign-in.',
  },
  noMobile: {
    id: 'session.signIn.noMobile',
    defaultMessage: '本店不提供短信验证码，请用密码登录。',
    description: 'The server has no text messages, so one cannot sign in by them.',
  },
  noWechat: {
    id: 'session.signIn.noWechat',
    defaultMessage: '本店没有微信登录，请用密码登录。',
    description: 'The server has no sign-in by WeChat.',
  },
  noRegistration: {
    id: 'session.signIn.noRegistration',
    defaultMessage: '本店不能在这里注册。如有账号，请用密码登录。',
    description: 'The server has no registration.',
  },
  noReset: {
    id: 'session.signIn.noReset',
    defaultMessage: '本店不能在这里重设密码。',
    description: 'The server has no password reset.',
  },
  wechatScan: {
    id: 'session.signIn.wechatScan',
    defaultMessage: '用微信扫一扫，在手机上确认登录。',
    description: 'Above the QR code of WeChat.',
  },
  wechatFrame: {
    id: 'session.signIn.wechatFrame',
    defaultMessage: '微信登录二维码',
    description: 'Accessible name of the frame with the QR code of WeChat.',
  },
  wechatOpen: {
    id: 'session.signIn.wechatOpen',
    defaultMessage: '在微信的页面登录',
    description: 'Link to the page of WeChat with the QR code.',
  },
  wechatBusy: {
    id: 'session.signIn.wechatBusy',
    defaultMessage: '微信已确认，正在登录…',
    description: 'WeChat has returned a code; the shop is signing in.',
  },
  wechatFailed: {
    id: 'session.signIn.wechatFailed',
    defaultMessage: '微信登录失败',
    description: 'Title of a notice: signing in by WeChat failed.',
  },
  wechatState: {
    id: 'session.signIn.wechatState',
    defaultMessage: '这次登录不是从这个页面开始的，请重新扫码。',
    description: 'WeChat returned to this page without the sign-in having been started here.',
  },
  consent: {
    id: 'session.signIn.consent',
    defaultMessage:
      '{form, select, register {注册} other {登录}}即表示你同意<terms>用户协议</terms>和<privacy>隐私政策</privacy>。',
    description: 'What the shopper agrees to by registering or signing in. The tags are links to the texts.',
  },
  consentTerms: {
    id: 'session.signIn.consentTerms',
    defaultMessage: '{form, select, register {注册} other {登录}}即表示你同意<terms>用户协议</terms>。',
    description: 'Like consent, in a shop without a privacy policy.',
  },
  consentPrivacy: {
    id: 'session.signIn.consentPrivacy',
    defaultMessage: '{form, select, register {注册} other {登录}}即表示你同意<privacy>隐私政策</privacy>。',
    description: 'Like consent, in a shop without terms of use.',
  },
  terms: {
    id: 'session.signIn.terms',
    defaultMessage: '用户协议',
    description: 'Title of the terms of use, where the server sends none.',
  },
  privacy: {
    id: 'session.signIn.privacy',
    defaultMessage: '隐私政策',
    description: 'Title of the privacy policy, where the server sends none.',
  },
  close: {
    id: 'session.signIn.close',
    defaultMessage: '知道了',
    description: 'Button that closes the dialog with an agreement.',
  },
  waysFailed: {
    id: 'session.signIn.waysFailed',
    defaultMessage: '其他登录方式加载失败，可以先用密码登录。',
    description:
      'In place of the other ways to sign in when it is not known which the shop offers; the reason follows.',
  },
  agreementsFailed: {
    id: 'session.signIn.agreementsFailed',
    defaultMessage: '用户协议和隐私政策加载失败。',
    description: 'In place of the links to the agreements when they could not be loaded; the reason follows.',
  },
});
