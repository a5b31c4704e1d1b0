import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  status: {
    id: 'errors.closed.status',
    defaultMessage: '暂停营业',
    description: 'Status line above the title: the owner has closed the shop for a while.',
  },
  title: {
    id: 'errors.closed.title',
    defaultMessage: '商店暂时关闭',
    description: 'Title of the page that is shown while the owner has closed the shop.',
  },
  text: {
    id: 'errors.closed.text',
    defaultMessage: '暂时无法浏览和购买，请稍后再试；你在本页填写的内容不会丢失。',
    description: 'What a closed shop means and what to do.',
  },
  notice: {
    id: 'errors.closed.notice',
    defaultMessage: '商店的通知',
    description: 'Before the message of the server about why or how long the shop is closed.',
  },
});
