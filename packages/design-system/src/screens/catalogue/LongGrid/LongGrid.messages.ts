import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'lists.grid.label',
    defaultMessage: '翻页',
    description: 'Name of the links and the field that lead to another page of a list.',
  },
  previous: { id: 'lists.grid.previous', defaultMessage: '上一页', description: 'Link to the page before.' },
  next: { id: 'lists.grid.next', defaultMessage: '下一页', description: 'Link to the next page.' },
  skip: {
    id: 'lists.grid.skip',
    defaultMessage: '跳过列表',
    description: 'Skip link: jumps over a long list of parts to the content after it.',
  },
  list: {
    id: 'lists.grid.list',
    defaultMessage: '颗粒列表',
    description: 'Names the list of part cards for screen readers.',
  },
  pages: {
    id: 'lists.grid.pages',
    defaultMessage: '第 {field} 页，共 {pages, number} 页',
    description: 'Which page of a long list is visible. {field} is a field in which another page number can be typed.',
  },
  page: {
    id: 'lists.grid.page',
    defaultMessage: '页码',
    description: 'Name of the field with the page number, for screen readers.',
  },
  failed: {
    id: 'lists.grid.failed',
    defaultMessage: '这些颗粒加载失败。',
    description: 'Shown in a list of parts where some could not be loaded; followed by the reason.',
  },
  rank: {
    id: 'lists.grid.rank',
    defaultMessage: '第 {rank, number} 名',
    description: 'Place of a part among the best sellers; read by screen readers where a number is shown.',
  },
});
