import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  status: {
    id: 'errors.error.status',
    defaultMessage: '错误 {status}',
    description: 'Status line above the title of an error page, with the number.',
  },
  title: {
    id: 'errors.error.title',
    defaultMessage: '请求有误，请检查你的配置',
    description: 'Title of every error page but 404: bad request, check your configuration (spec section 2).',
  },
  badRequest: {
    id: 'errors.error.badRequest',
    defaultMessage: '地址或链接里有一段商店看不懂。回到上一页再点一次，或者从首页重新开始。',
    description: 'What status 400 means and what to do.',
  },
  server: {
    id: 'errors.error.server',
    defaultMessage: '这一页没能打开，不是你的操作。检查一下网络和浏览器设置，再试一次；还是不行，过一会儿再来。',
    description: 'What any other error means and what to do.',
  },
  detail: {
    id: 'errors.error.detail',
    defaultMessage: '详情',
    description: 'Before the message of the error of the server or the browser.',
  },
  retry: {
    id: 'errors.error.retry',
    defaultMessage: '再试一次',
    description: 'Main button of an error page: opens the page again.',
  },
  home: { id: 'errors.error.home', defaultMessage: '回到首页', description: 'Button of an error page.' },
});
