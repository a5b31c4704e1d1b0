import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  address: {
    id: 'refunds.return.address',
    defaultMessage: '退货地址',
    description: 'Heading over the return address.',
  },
  noAddress: {
    id: 'refunds.return.noAddress',
    defaultMessage: '商家尚未提供地址，请联系客服。',
    description: 'The shop agreed but gave no return address.',
  },
  copy: {
    id: 'refunds.return.copy',
    defaultMessage: '复制退货地址',
    description: 'Button that copies the return address.',
  },
  parcel: {
    id: 'refunds.return.parcel',
    defaultMessage: '填写退货快递',
    description: 'Heading over the form for the tracking number.',
  },
  carrier: { id: 'refunds.return.carrier', defaultMessage: '快递公司', description: 'Label: the carrier.' },
  chooseCarrier: {
    id: 'refunds.return.chooseCarrier',
    defaultMessage: '选择快递公司',
    description: 'Placeholder of the list of carriers.',
  },
  number: { id: 'refunds.return.number', defaultMessage: '快递单号', description: 'Label: the tracking number.' },
  numberHint: {
    id: 'refunds.return.numberHint',
    defaultMessage: '在快递面单上，字母、数字和短横线',
    description: 'Where to find the tracking number and which characters it has.',
  },
  phone: {
    id: 'refunds.return.phone',
    defaultMessage: '联系电话（选填）',
    description: 'Label: phone number of the sender.',
  },
  phoneHint: {
    id: 'refunds.return.phoneHint',
    defaultMessage: '包裹有问题时，商家会打这个电话',
    description: 'What the phone number is for.',
  },
  noCarrier: {
    id: 'refunds.return.noCarrier',
    defaultMessage: '请选择快递公司',
    description: 'No carrier was chosen.',
  },
  noNumber: { id: 'refunds.return.noNumber', defaultMessage: '请填写快递单号', description: 'No number was typed.' },
  wrongNumber: {
    id: 'refunds.return.wrongNumber',
    defaultMessage: '单号只能有字母、数字和短横线',
    description: 'The number has other characters.',
  },
  wrongPhone: {
    id: 'refunds.return.wrongPhone',
    defaultMessage: '电话只能有数字、空格和短横线，至少 6 位',
    description: 'The phone number is not valid.',
  },
  send: {
    id: 'refunds.return.send',
    defaultMessage: '我已寄出',
    description: 'Button that reports to the shop that the parcel was sent.',
  },
});
