import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  status: {
    id: 'errors.notFound.status',
    defaultMessage: '未找到此页面',
    description:
      'Beside the number 404 above the title of the 404 page: this page could not be found (spec section 2).',
  },
  title: {
    id: 'errors.notFound.title',
    defaultMessage: '抱歉，找不到这个页面',
    description: 'Title of the 404 page: an apology.',
  },
  hint: {
    id: 'errors.notFound.hint',
    defaultMessage: '网址可能输入有误，或者页面已经删除。',
    description: 'The address may be mistyped or the page deleted (spec section 2).',
  },
  opened: {
    id: 'errors.notFound.opened',
    defaultMessage: '你打开的',
    description: 'Before the address that was opened.',
  },
  home: { id: 'errors.notFound.home', defaultMessage: '回到首页', description: 'Main button of the error pages.' },
  search: {
    id: 'errors.notFound.search',
    defaultMessage: '搜索颗粒',
    description: 'Button of the 404 page that leads to the search.',
  },
});
