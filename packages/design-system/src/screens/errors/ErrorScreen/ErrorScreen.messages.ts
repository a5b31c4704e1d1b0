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
    defaultMessage: '网址或链接中有无法识别的内容。请返回上一页重试，或从首页重新开始。',
    description: 'What status 400 means and what to do.',
  },
  server: {
    id: 'errors.error.server',
    defaultMessage: '页面未能打开，这不是你的操作造成的。请检查网络和浏览器设置后重试；如仍无法打开，请稍后再来。',
    description: 'What any other error means and what to do.',
  },
  detail: {
    id: 'errors.error.detail',
    defaultMessage: '详情',
    description: 'Before the message of the error of the server or the browser.',
  },
  retry: {
    id: 'errors.error.retry',
    defaultMessage: '重试',
    description: 'Main button of an error page: opens the page again.',
  },
  home: { id: 'errors.error.home', defaultMessage: '回到首页', description: 'Button of an error page.' },
});
