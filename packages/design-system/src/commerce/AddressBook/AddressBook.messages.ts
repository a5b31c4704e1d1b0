import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  heading: {
    id: 'confirm.address.heading',
    defaultMessage: '收货地址',
    description: 'Heading over the addresses to choose from.',
  },
  add: {
    id: 'confirm.address.add',
    defaultMessage: '新地址',
    description: 'Button, as large as an address card, that opens an empty form; also the heading of that form.',
  },
  addHint: {
    id: 'confirm.address.addHint',
    defaultMessage: '可以整段粘贴',
    description: 'On the button for a new address: a whole address can be pasted.',
  },
  adding: {
    id: 'confirm.address.adding',
    defaultMessage: '正在下方填写，本单寄到此地址',
    description:
      'On the button for a new address while its form is open below: the order goes to the address that is being typed.',
  },
  unsaved: {
    id: 'confirm.address.unsaved',
    defaultMessage: '填写的内容会保留，尚未保存',
    description: 'On the button for a new address: the form is closed, and what was typed in it is not saved.',
  },
  all: {
    id: 'confirm.address.all',
    defaultMessage: '全部 {count, number} 个地址',
    description: 'Button that shows the remaining addresses.',
  },
  none: {
    id: 'confirm.address.none',
    defaultMessage: '暂无收货地址。请填写一个，以后下单可直接选择。',
    description: 'Above the form for the first address.',
  },
});
