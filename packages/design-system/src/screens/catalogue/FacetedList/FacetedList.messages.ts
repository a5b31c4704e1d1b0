import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  skipFilters: {
    id: 'lists.facetedList.skipFilters',
    defaultMessage: '跳过筛选，到结果',
    description: 'Skip link: jumps over the many filters to the parts.',
  },
  filters: {
    id: 'lists.list.filters',
    defaultMessage: '筛选',
    description: 'Names the column of filters; on phones the button that opens it.',
  },
  count: {
    id: 'lists.list.count',
    defaultMessage: '<b>{total, number}</b> 种颗粒',
    description: 'How many parts match. The number is set large.',
  },
  show: {
    id: 'lists.list.show',
    defaultMessage: '查看 {total, number} 种颗粒',
    description: 'Button at the end of the filters on a phone: closes them and shows so many parts.',
  },
  close: {
    id: 'lists.list.close',
    defaultMessage: '查看颗粒',
    description: 'The same button while the number of parts is not known.',
  },
});
