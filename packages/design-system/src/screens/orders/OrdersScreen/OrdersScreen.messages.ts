import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  tabs: {
    id: 'orders.list.tabs',
    defaultMessage: '按状态查看订单',
    description: 'Label of the tabs that filter orders by state.',
  },
  all: { id: 'orders.list.all', defaultMessage: '全部', description: 'Tab: orders in every state.' },
  search: { id: 'orders.list.search', defaultMessage: '搜索订单', description: 'Name of the search box for orders.' },
  searchHint: {
    id: 'orders.list.searchHint',
    defaultMessage: '订单号、零件名称或编号',
    description: 'Placeholder of the search box for orders.',
  },
  searchGo: { id: 'orders.list.searchGo', defaultMessage: '搜索', description: 'Button of the search box for orders.' },
  clear: {
    id: 'orders.list.clear',
    defaultMessage: '清空搜索',
    description: 'Button that shows all orders again after a search.',
  },
  total: {
    id: 'orders.list.total',
    defaultMessage: '共 {count, number} 笔',
    description: 'How many orders are in the tab.',
  },
  found: {
    id: 'orders.list.found',
    defaultMessage: '“{query}”找到 {count, number} 笔',
    description: 'How many orders a search found.',
  },
  foundSome: {
    id: 'orders.list.foundSome',
    defaultMessage: '“{query}”先显示 {count, number} 笔',
    description: 'A search found more orders than are shown so far.',
  },
  more: {
    id: 'orders.list.more',
    defaultMessage: '查看更早的订单',
    description: 'Button below the list that shows older orders.',
  },
  empty: { id: 'orders.list.empty', defaultMessage: '暂无订单', description: 'Title: no orders at all.' },
  emptyText: {
    id: 'orders.list.emptyText',
    defaultMessage: '一颗也能买。下单后，订单会显示在这里。',
    description: 'What to do without any order.',
  },
  emptyTab: {
    id: 'orders.list.emptyTab',
    defaultMessage: '暂无此状态的订单',
    description: 'Title: no orders in this state.',
  },
  emptyTabText: {
    id: 'orders.list.emptyTabText',
    defaultMessage: '订单进入该状态后会显示在这里。',
    description: 'Why a tab may be empty.',
  },
  emptySearch: {
    id: 'orders.list.emptySearch',
    defaultMessage: '没有找到“{query}”',
    description: 'Title: the search found no order.',
  },
  emptySearchText: {
    id: 'orders.list.emptySearchText',
    defaultMessage: '请换个词试试：订单号的几位、零件名称或编号都可以。',
    description: 'What to do when the search found no order.',
  },
  toAll: { id: 'orders.list.toAll', defaultMessage: '查看全部订单', description: 'Link from an empty tab.' },
  order: { id: 'orders.row.order', defaultMessage: '订单 {number}', description: 'Name of a row, for screen readers.' },
  details: {
    id: 'orders.row.details',
    defaultMessage: '订单详情',
    description: 'Link from a row to the order’s page.',
  },
  deleted: {
    id: 'orders.row.deleted',
    defaultMessage: '已删除',
    description: 'State of a row: the shopper has just deleted the order; its row is still there.',
  },
  moved: {
    id: 'orders.row.moved',
    defaultMessage: '状态有变',
    description: 'State of a row: while the list was shown, the order has left it, such as to another tab.',
  },
  movedText: {
    id: 'orders.row.movedText',
    defaultMessage: '点“订单详情”查看当前状态',
    description: 'Below “moved”: how to see the new state of the order.',
  },
  left: {
    id: 'orders.row.left',
    defaultMessage: '剩 {time}',
    description: 'Below “to pay”: how long the order is reserved; time is like 29:30.',
  },
  paidOn: { id: 'orders.row.paidOn', defaultMessage: '{day} 付款', description: 'Below the state: when it was paid.' },
  shippedOn: {
    id: 'orders.row.shippedOn',
    defaultMessage: '{day} 发出',
    description: 'Below the state: when it was sent.',
  },
  receivedOn: {
    id: 'orders.row.receivedOn',
    defaultMessage: '{day} 收货',
    description: 'Below the state: when it was received.',
  },
  completedOn: {
    id: 'orders.row.completedOn',
    defaultMessage: '{day} 完成',
    description: 'Below the state: when it was completed.',
  },
  inParcels: {
    id: 'orders.row.inParcels',
    defaultMessage: '分 {count, number} 个包裹',
    description: 'Below the state: the order is sent in several parcels.',
  },
  andOthers: {
    id: 'orders.row.andOthers',
    defaultMessage: '{name} 等',
    description: 'Name of the first of several parts in an order.',
  },
  others: {
    id: 'orders.row.others',
    defaultMessage: '+{count, number}',
    description: 'After the pictures of an order: how many more parts there are.',
  },
  countsFailed: {
    id: 'orders.list.countsFailed',
    defaultMessage: '各状态的订单数加载失败。',
    description: 'Below the tabs of the order list when the numbers on them could not be loaded; the reason follows.',
  },
});
