import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'addresses.screen.title', defaultMessage: '收货地址', description: 'Heading of the address book.' },
  count: {
    id: 'addresses.screen.count',
    defaultMessage: '共 {count, number} 个',
    description: 'Beside that heading: the number of addresses.',
  },
  add: { id: 'addresses.screen.add', defaultMessage: '添加地址', description: 'Button that opens an empty form.' },
  resume: {
    id: 'addresses.screen.resume',
    defaultMessage: '继续填写新地址',
    description: 'The same button while there is an unsaved new address.',
  },
  empty: { id: 'addresses.screen.empty', defaultMessage: '暂无收货地址', description: 'Title of the empty page.' },
  emptyText: {
    id: 'addresses.screen.emptyText',
    defaultMessage: '添加后，下单时可直接选择。也可以粘贴整段地址。',
    description: 'Text of the empty page.',
  },
  removed: {
    id: 'addresses.screen.removed',
    defaultMessage: '最近删除',
    description: 'Heading over the addresses that were just removed.',
  },
  restore: {
    id: 'addresses.screen.restore',
    defaultMessage: '恢复',
    description: 'Button beside a removed address: adds it again. The name of the address follows, visually hidden.',
  },
  forget: {
    id: 'addresses.screen.forget',
    defaultMessage: '不恢复',
    description:
      'Button beside a removed address that could not be added again: drops it. The name of the address follows, visually hidden.',
  },
  restoreUnknown: {
    id: 'addresses.screen.restoreUnknown',
    defaultMessage: '{reason}地址可能已恢复，暂时无法确认；重试时会先查询，不会重复添加。',
    description:
      'Beside a removed address: adding it again got no answer, and the address book could not be read. {reason} is a sentence.',
  },
  restoreFailed: {
    id: 'addresses.screen.restoreFailed',
    defaultMessage: '恢复失败。{reason}',
    description: 'Beside a removed address; {reason} is an error message.',
  },
});
