import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  toLists: { id: 'restock.list.toLists', defaultMessage: '我的清单', description: 'Link to the saved parts lists.' },
  back: { id: 'restock.list.back', defaultMessage: '有货', description: 'An awaited part can be bought again.' },
  waiting: { id: 'restock.list.waiting', defaultMessage: '仍缺货', description: 'An awaited part is still sold out.' },
  notSold: {
    id: 'restock.list.notSold',
    defaultMessage: '已下架',
    description: 'An awaited part, or its colour, is not sold any more.',
  },
  unread: {
    id: 'restock.list.unread',
    defaultMessage: '暂时无法查询',
    description: 'The shop did not say whether an awaited part is in stock.',
  },
  remove: { id: 'restock.list.remove', defaultMessage: '移除', description: 'Button of a row: removes the alert.' },
  removeNamed: {
    id: 'restock.list.removeNamed',
    defaultMessage: '移除提醒：{name}',
    description: 'Accessible name of this button.',
  },
  part: { id: 'restock.list.part', defaultMessage: '零件 {id}', description: 'An awaited part of unknown name.' },
  empty: { id: 'restock.list.empty', defaultMessage: '暂无到货提醒', description: 'Title: no alert is set.' },
  emptyText: {
    id: 'restock.list.emptyText',
    defaultMessage: '零件缺货时，在它的页面选好颜色，点“到货时提醒我”。',
    description: 'How to set one.',
  },
  toParts: { id: 'restock.list.toParts', defaultMessage: '逛颗粒商城', description: 'Link to all parts.' },
});
