import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  applied: {
    id: 'lists.chips.applied',
    defaultMessage: '已选条件',
    description: 'Names the row of applied filters for screen readers.',
  },
  remove: {
    id: 'lists.chips.remove',
    defaultMessage: '移除条件：{name}',
    description: 'Accessible name of a chip that removes one filter.',
  },
  clear: { id: 'lists.chips.clear', defaultMessage: '全部清除', description: 'Removes all filters.' },
  from: { id: 'lists.chips.from', defaultMessage: '{price} 起', description: 'A chip: prices from this one on.' },
  upTo: { id: 'lists.chips.upTo', defaultMessage: '不超过 {price}', description: 'A chip: prices up to this one.' },
  none: {
    id: 'lists.chips.none',
    defaultMessage: '没有同时符合这些条件的颗粒',
    description: 'Title when no part matches all active filters.',
  },
  noneText: {
    id: 'lists.chips.noneText',
    defaultMessage: '试试移除其中一个：',
    description: 'Before the active filters, each a link to the list without it.',
  },
  withCount: {
    id: 'lists.chips.withCount',
    defaultMessage: '移除“{name}”，有 {count, number} 种',
    description: 'Link: without this filter so many parts are found.',
  },
  withoutCount: {
    id: 'lists.chips.withoutCount',
    defaultMessage: '移除“{name}”',
    description: 'Link: the list without this filter.',
  },
});
