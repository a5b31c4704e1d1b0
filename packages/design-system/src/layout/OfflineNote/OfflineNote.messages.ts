import { defineMessages } from '../../messages/define-messages.ts';

export const messages = defineMessages({
  lost: {
    id: 'offline.note.lost',
    defaultMessage: '无法连接商店。之前打开过的页面仍可查看。',
    description: 'Bar at the top of every page while the shop cannot be reached.',
  },
  seen: {
    id: 'offline.note.seen',
    defaultMessage: '无法连接商店。当前显示的是 {when} 的内容，价格和库存可能已变。',
    description:
      'The same bar when the page shows what was seen earlier; {when} is a time such as 14:05 or Nov 20, 14:05.',
  },
  both: {
    id: 'offline.note.both',
    defaultMessage: '{state}{changes}',
    description: 'The two parts of the bar; languages with spaces between sentences need one here.',
  },
  changes: {
    id: 'offline.note.changes',
    defaultMessage: '购物车里修改的数量会在恢复连接后保存。下单、付款和退款不会自动提交，请恢复连接后再操作。',
    description: 'Second sentence of the bar: what is sent later and what is not.',
  },
});
