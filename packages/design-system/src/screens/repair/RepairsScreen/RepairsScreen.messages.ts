import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'repairs.list.title', defaultMessage: '我的补件', description: 'Title: the shopper’s repair requests.' },
  tabs: {
    id: 'repairs.list.tabs',
    defaultMessage: '按进度查看补件申请',
    description: 'Label of the tabs that filter repair requests.',
  },
  all: { id: 'repairs.list.all', defaultMessage: '全部', description: 'Tab: all repair requests.' },
  toPay: { id: 'repairs.list.toPay', defaultMessage: '待付款', description: 'Tab: repair requests to pay.' },
  review: { id: 'repairs.list.review', defaultMessage: '审核中', description: 'Tab: repair requests in review.' },
  approved: {
    id: 'repairs.list.approved',
    defaultMessage: '配货中',
    description: 'Tab: repair requests that are approved or being picked.',
  },
  shipped: {
    id: 'repairs.list.shipped',
    defaultMessage: '已寄出',
    description: 'Tab: repair requests that were sent.',
  },
  done: {
    id: 'repairs.list.done',
    defaultMessage: '已收到',
    description: 'Tab: repair requests whose parcel arrived, or that are done.',
  },
  closed: {
    id: 'repairs.list.closed',
    defaultMessage: '已关闭',
    description: 'Tab: repair requests that were rejected, cancelled, expired or refunded.',
  },
  search: { id: 'repairs.list.search', defaultMessage: '搜索补件申请', description: 'Name of the search box.' },
  searchHint: {
    id: 'repairs.list.searchHint',
    defaultMessage: '套装编号或申请号',
    description: 'Placeholder of the search box: number of a set or of a request.',
  },
  searchGo: { id: 'repairs.list.searchGo', defaultMessage: '搜索', description: 'Button of the search box.' },
  clear: {
    id: 'repairs.list.clear',
    defaultMessage: '清空搜索',
    description: 'Button that shows all repair requests again after a search.',
  },
  found: {
    id: 'repairs.list.found',
    defaultMessage: '“{query}”找到 {count, number} 份',
    description: 'How many repair requests a search found.',
  },
  foundSome: {
    id: 'repairs.list.foundSome',
    defaultMessage: '“{query}”先显示 {count, number} 份',
    description: 'A search found more repair requests than are shown so far.',
  },
  more: {
    id: 'repairs.list.more',
    defaultMessage: '查看更早的申请',
    description: 'Button below the list that shows older repair requests.',
  },
  empty: {
    id: 'repairs.list.empty',
    defaultMessage: '暂无补件申请',
    description: 'Title: no repair requests at all.',
  },
  emptyText: {
    id: 'repairs.list.emptyText',
    defaultMessage: '套装里有零件缺失、破损或发错？几步即可申请补件。',
    description: 'What a repair request is for, where there is none.',
  },
  toRepair: { id: 'repairs.list.toRepair', defaultMessage: '申请补件', description: 'Link to a new repair request.' },
  emptyTab: {
    id: 'repairs.list.emptyTab',
    defaultMessage: '暂无此状态的申请',
    description: 'Title: no repair requests in this tab.',
  },
  emptyTabText: {
    id: 'repairs.list.emptyTabText',
    defaultMessage: '申请进入该状态后会显示在这里。',
    description: 'Why a tab may be empty.',
  },
  toAll: { id: 'repairs.list.toAll', defaultMessage: '查看全部申请', description: 'Link from an empty tab.' },
  emptySearch: {
    id: 'repairs.list.emptySearch',
    defaultMessage: '没有找到“{query}”',
    description: 'Title: the search found no repair request.',
  },
  emptySearchText: {
    id: 'repairs.list.emptySearchText',
    defaultMessage: '请换用套装编号或申请号中的几位再试。',
    description: 'What to do when the search found no repair request.',
  },
  request: {
    id: 'repairs.row.request',
    defaultMessage: '补件申请 {number}',
    description: 'Name of a row, for screen readers.',
  },
  number: {
    id: 'repairs.row.number',
    defaultMessage: '申请号',
    description: 'Before the number of a repair request.',
  },
  contents: {
    id: 'repairs.row.contents',
    defaultMessage: '{set}，补 {particles, number} 颗',
    description: 'Below the name of a set: its number, and how many pieces are requested.',
  },
  details: {
    id: 'repairs.row.details',
    defaultMessage: '申请详情',
    description: 'Link from a row to the page of the repair request.',
  },
  pay: { id: 'repairs.row.pay', defaultMessage: '去付款', description: 'Link to the payment of a repair request.' },
  answer: {
    id: 'repairs.row.answer',
    defaultMessage: '去回答',
    description: 'Link to the page where the agent’s question is answered.',
  },
  track: {
    id: 'repairs.row.track',
    defaultMessage: '查看物流',
    description: 'Link to the tracking of a repair request.',
  },
  check: {
    id: 'repairs.row.check',
    defaultMessage: '清点零件',
    description: 'Link to the page where the shopper says whether everything has arrived.',
  },
});
