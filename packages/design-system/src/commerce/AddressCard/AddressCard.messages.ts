import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  byDefault: { id: 'addresses.card.byDefault', defaultMessage: '默认', description: 'Tag on the default address.' },
  remote: {
    id: 'addresses.card.remote',
    defaultMessage: '偏远地区',
    description: 'Tag on an address far away, where delivery is free only from a higher value.',
  },
  unsaved: {
    id: 'addresses.card.unsaved',
    defaultMessage: '有未保存的修改',
    description: 'Tag on an address with unsaved changes, which its edit button shows again.',
  },
  edit: {
    id: 'addresses.card.edit',
    defaultMessage: '编辑',
    description: 'Button on an address card that edits it. The name of the address follows, visually hidden.',
  },
  remove: {
    id: 'addresses.card.remove',
    defaultMessage: '删除',
    description: 'Button on an address card that removes it. The name of the address follows, visually hidden.',
  },
  makeDefault: {
    id: 'addresses.card.makeDefault',
    defaultMessage: '设为默认',
    description:
      'Button on an address card that makes it the default. The name of the address follows, visually hidden.',
  },
});
