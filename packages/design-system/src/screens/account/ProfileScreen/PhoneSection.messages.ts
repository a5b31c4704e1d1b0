import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'profile.phone.title', defaultMessage: '手机号', description: 'Heading of the phone number.' },
  none: { id: 'profile.phone.none', defaultMessage: '尚未绑定手机', description: 'The account has no phone number.' },
  change: {
    id: 'profile.phone.change',
    defaultMessage: '更换手机号',
    description: 'Button that opens the form for another phone number.',
  },
  add: {
    id: 'profile.phone.add',
    defaultMessage: '绑定手机',
    description: 'Button that opens the form for the first phone number.',
  },
  newPhone: { id: 'profile.phone.newPhone', defaultMessage: '新手机号', description: 'Label of the new number.' },
  newPhoneHint: {
    id: 'profile.phone.newPhoneHint',
    defaultMessage: '验证码会发到这个号码',
    description: 'Below the new number: the code is sent to it.',
  },
  notMobile: {
    id: 'profile.phone.notMobile',
    defaultMessage: '请填写 11 位的手机号',
    description: 'The number is not a mobile number of mainland China.',
  },
  codeMissing: {
    id: 'profile.phone.codeMissing',
    defaultMessage: '请填写收到的验证码',
    description: 'The code was not entered.',
  },
  confirm: { id: 'profile.phone.confirm', defaultMessage: '确认', description: 'Button that changes the number.' },
  cancel: { id: 'profile.phone.cancel', defaultMessage: '取消', description: 'Button that closes the form.' },
  done: {
    id: 'profile.phone.done',
    defaultMessage: '手机号已改为 {phone}',
    description: 'Announced after the change; some digits are replaced by asterisks.',
  },
  taken: {
    id: 'profile.phone.taken',
    defaultMessage: '这个号码属于另一个账号，没有绑定。请换一个号码，或用它登录那个账号。',
    description: 'Another account of the shop has the number; nothing was changed.',
  },
  notChanged: {
    id: 'profile.phone.notChanged',
    defaultMessage: '手机号未更换。{reason}',
    description: 'The change was refused; reason is a sentence.',
  },
  unknown: {
    id: 'profile.phone.unknown',
    defaultMessage: '未收到商店的回复，尚不确定手机号是否已更换。请稍后查看上方的号码，如未更换请再次确认。',
    description: 'The answer to the change did not arrive. The current number stands above.',
  },
});
