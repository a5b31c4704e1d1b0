import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  address: {
    id: 'refunds.back.address',
    defaultMessage: '寄到这里',
    description: 'Heading over the address to which goods go back.',
  },
  noAddress: {
    id: 'refunds.back.noAddress',
    defaultMessage: '商家还没给地址，问一下客服。',
    description: 'The shop agreed and named no address.',
  },
  copy: { id: 'refunds.back.copy', defaultMessage: '复制退货地址', description: 'Button that copies the address.' },
  parcel: {
    id: 'refunds.back.parcel',
    defaultMessage: '寄出后填在这里',
    description: 'Heading over the form for the parcel’s number.',
  },
  carrier: { id: 'refunds.back.carrier', defaultMessage: '快递公司', description: 'Label: the carrier.' },
  chooseCarrier: {
    id: 'refunds.back.chooseCarrier',
    defaultMessage: '选快递公司',
    description: 'Stands in the list of carriers while none is chosen.',
  },
  number: { id: 'refunds.back.number', defaultMessage: '快递单号', description: 'Label: the parcel’s number.' },
  numberHint: {
    id: 'refunds.back.numberHint',
    defaultMessage: '在快递面单上，字母、数字和短横线',
    description: 'Where the parcel’s number stands, and what it is made of.',
  },
  phone: {
    id: 'refunds.back.phone',
    defaultMessage: '联系电话（选填）',
    description: 'Label: phone number of the sender.',
  },
  phoneHint: {
    id: 'refunds.back.phoneHint',
    defaultMessage: '包裹有问题时，商家打这个电话',
    description: 'What the phone number is for.',
  },
  noCarrier: { id: 'refunds.back.noCarrier', defaultMessage: '选一家快递公司', description: 'No carrier was chosen.' },
  noNumber: { id: 'refunds.back.noNumber', defaultMessage: '填快递单号', description: 'No number was typed.' },
  wrongNumber: {
    id: 'refunds.back.wrongNumber',
    defaultMessage: '单号里只有字母、数字和短横线',
    description: 'The number holds other signs.',
  },
  wrongPhone: {
    id: 'refunds.back.wrongPhone',
    defaultMessage: '电话里只有数字、空格和短横线，至少 6 位',
    description: 'The phone number is none.',
  },
  send: {
    id: 'refunds.back.send',
    defaultMessage: '我寄出了',
    description: 'Button that tells the shop the parcel is on its way.',
  },
});
