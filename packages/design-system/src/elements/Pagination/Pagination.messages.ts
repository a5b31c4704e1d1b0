import { defineMessages } from '../../words/define-messages.ts';

export const messages = defineMessages({
  label: { id: 'core.pagination.label', defaultMessage: '翻页', description: 'Name of the list of page links.' },
  page: { id: 'core.pagination.page', defaultMessage: '第 {page, number} 页', description: 'Link to one page of results.' },
  previous: { id: 'core.pagination.previous', defaultMessage: '上一页', description: 'Link to the page before.' },
  next: { id: 'core.pagination.next', defaultMessage: '下一页', description: 'Link to the next page.' },
});
