import { defineMessages } from '../../messages/define-messages.ts';

/** Texts about back-in-stock alerts that stand on the alerts page, in notes, and beside a part that is sold out. */
export const messages = defineMessages({
  title: { id: 'restock.alerts.title', defaultMessage: '到货提醒', description: 'Title of the page of alerts.' },
  text: {
    id: 'restock.alerts.text',
    defaultMessage:
      '到货提醒保存在此浏览器中，最多 {most, number} 条。用此浏览器访问时查看是否到货；退出登录后会清除。',
    description: 'What alerts do and where they are: nothing is sent to the shopper.',
  },
  one: {
    id: 'restock.alerts.one',
    defaultMessage: '已到货：{name}',
    description: 'Short note when one awaited part can be bought again; a button leads to it.',
  },
  several: {
    id: 'restock.alerts.several',
    defaultMessage: '你等待的 {count, number} 种零件已到货',
    description: 'Short note when several awaited parts can be bought again; a button leads to all alerts.',
  },
  show: { id: 'restock.alerts.show', defaultMessage: '去看看', description: 'Button of this note.' },
  removed: {
    id: 'restock.alerts.removed',
    defaultMessage: '已取消提醒：{name}',
    description: 'Short note after an alert was removed; a button undoes that.',
  },
  undo: { id: 'restock.alerts.undo', defaultMessage: '撤销', description: 'Button of this note.' },
});
