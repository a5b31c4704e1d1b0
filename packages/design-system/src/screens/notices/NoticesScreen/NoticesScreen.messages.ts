import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'notices.page.title',
    defaultMessage: '消息中心',
    description: 'Title of the page with the shop’s messages.',
  },
  total: {
    id: 'notices.page.total',
    defaultMessage: '共 {count, number} 条',
    description: 'How many messages there are.',
  },
  unreadCount: {
    id: 'notices.page.unreadCount',
    defaultMessage: '{count, number} 条未读',
    description: 'How many of the messages are unread.',
  },
  markAllRead: {
    id: 'notices.page.markAllRead',
    defaultMessage: '全部标为已读',
    description: 'Button that marks all messages as read.',
  },
  deleteAll: {
    id: 'notices.page.deleteAll',
    defaultMessage: '清空消息',
    description: 'Button that deletes all messages; a question follows.',
  },
  deleteAllQuestion: {
    id: 'notices.page.deleteAllQuestion',
    defaultMessage: '确定删除全部消息？删除后无法恢复。',
    description: 'Question before all messages are deleted for good.',
  },
  deleteAllYes: {
    id: 'notices.page.deleteAllYes',
    defaultMessage: '全部删除',
    description: 'Answer that deletes all messages.',
  },
  deleteAllNo: {
    id: 'notices.page.deleteAllNo',
    defaultMessage: '暂不删除',
    description: 'Answer that deletes nothing.',
  },
  service: {
    id: 'notices.service.title',
    defaultMessage: '在线客服',
    description: 'Entry above the messages: the chat with agents of the shop.',
  },
  serviceText: {
    id: 'notices.service.text',
    defaultMessage: '和客服的对话在聊天窗口里',
    description: 'Below “customer service”: the conversation with agents is not among these messages.',
  },
  serviceGo: { id: 'notices.service.go', defaultMessage: '打开聊天', description: 'Button that opens the chat.' },
  list: { id: 'notices.list.label', defaultMessage: '消息', description: 'Name of the list of messages.' },
  unread: { id: 'notices.list.unread', defaultMessage: '未读', description: 'Mark of a message that was not opened.' },
  delete: { id: 'notices.list.delete', defaultMessage: '删除', description: 'Button that deletes a message.' },
  deleteNamed: {
    id: 'notices.list.deleteNamed',
    defaultMessage: '删除：{title}',
    description: 'Name of the button in a row that deletes the message with this title.',
  },
  untitled: {
    id: 'notices.list.untitled',
    defaultMessage: '商店的消息',
    description: 'Title of a message that the server sent without one.',
  },
  more: {
    id: 'notices.list.more',
    defaultMessage: '查看更早的消息',
    description: 'Button below the list that shows older messages.',
  },
  empty: { id: 'notices.list.empty', defaultMessage: '暂无消息', description: 'Title: no messages.' },
  emptyText: {
    id: 'notices.list.emptyText',
    defaultMessage: '发货、退款和优惠的消息会显示在这里。',
    description: 'What would be in the empty list.',
  },
  toParts: { id: 'notices.list.toParts', defaultMessage: '逛颗粒商城', description: 'Link from the empty list.' },
  lacking: {
    id: 'notices.list.lacking',
    defaultMessage: '本店没有消息中心',
    description: 'Title: the server of this shop has no messages at all.',
  },
  lackingText: {
    id: 'notices.list.lackingText',
    defaultMessage: '本店不提供站内消息。发货和退款的进度，请在订单和退款页面查看。',
    description: 'What a shopper does in a shop without messages.',
  },
  toOrders: { id: 'notices.list.toOrders', defaultMessage: '我的订单', description: 'Link to the orders.' },
  choose: {
    id: 'notices.open.choose',
    defaultMessage: '选择一条消息，在这里阅读',
    description: 'In the reading pane beside the list while no message is open.',
  },
  back: {
    id: 'notices.open.back',
    defaultMessage: '返回消息列表',
    description: 'Link from an open message to the list, on phones.',
  },
  markUnread: {
    id: 'notices.open.markUnread',
    defaultMessage: '标为未读',
    description: 'Button that marks the open message as unread and closes it.',
  },
  toOrder: { id: 'notices.open.toOrder', defaultMessage: '查看订单', description: 'Link to the message’s order.' },
  toBalance: { id: 'notices.open.toBalance', defaultMessage: '查看余额', description: 'Link to the balance.' },
  removed: {
    id: 'notices.toast.removed',
    defaultMessage: '已删除：{title}',
    description: 'After a message was deleted, with its title; “undo” follows.',
  },
  removedAll: {
    id: 'notices.toast.removedAll',
    defaultMessage: '已清空消息',
    description: 'After all messages were deleted.',
  },
  undo: { id: 'notices.toast.undo', defaultMessage: '撤销', description: 'Button that restores a deleted message.' },
  restored: {
    id: 'notices.toast.restored',
    defaultMessage: '消息已恢复',
    description: 'After a deleted message was restored.',
  },
  unanswered: {
    id: 'notices.toast.unanswered',
    defaultMessage: '未收到商店的回复，尚不确定是否已修改。列表正在重新加载。',
    description: 'A change of messages had no valid answer: its outcome is unknown, the list is loaded again.',
  },
  notOffered: {
    id: 'notices.toast.notOffered',
    defaultMessage: '本店不支持此功能，未作任何改动。',
    description: 'The server cannot mark or delete messages.',
  },
});
