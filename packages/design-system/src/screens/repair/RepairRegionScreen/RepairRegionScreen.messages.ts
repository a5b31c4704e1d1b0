import { defineMessages } from '../../../messages/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'repair.region.title',
    defaultMessage: '补件服务',
    description: 'Title of the first page of the repair service.',
  },
  unavailable: {
    id: 'repair.region.unavailable',
    defaultMessage: '补件服务',
    description: 'Title of that page where the shop has no such service: promises nothing, such as “free”.',
  },
  lead: {
    id: 'repair.region.lead',
    defaultMessage: '少一颗，补一颗',
    description: 'Headline: the shop replaces missing, damaged and wrong parts of its sets.',
  },
  leadText: {
    id: 'repair.region.leadText',
    defaultMessage: '套装里有零件缺失、破损或发错？告诉我们是哪一套、哪一颗，我们寄给你。',
    description: 'Below the headline.',
  },
  freeName: { id: 'repair.region.freeName', defaultMessage: '免费一次', description: 'Promise: one repair is free.' },
  freeText: {
    id: 'repair.region.freeText',
    defaultMessage: '购买后 {days, plural, other {# 天}}内，每个防伪码一次',
    description: 'When a repair is free: within a number of days of the purchase, once per anti-counterfeit code.',
  },
  mostName: {
    id: 'repair.region.mostName',
    defaultMessage: '最多 {count, plural, other {# 颗}}',
    description: 'The most particles (pieces) of a request.',
  },
  mostText: {
    id: 'repair.region.mostText',
    defaultMessage: '每次申请，按颗数计算',
    description: 'The limit counts pieces, not kinds, per request.',
  },
  soonName: {
    id: 'repair.region.soonName',
    defaultMessage: '{days, plural, other {# 个工作日}}内处理',
    description: 'A request is processed within this many working days.',
  },
  soonText: {
    id: 'repair.region.soonText',
    defaultMessage: '等待你补充资料的时间不计算在内',
    description: 'The time to process a request stops while the shop waits for the shopper.',
  },
  regions: {
    id: 'repair.region.regions',
    defaultMessage: '寄到哪里',
    description: 'Heading of the choice of a region.',
  },
  noRegion: {
    id: 'repair.region.noRegion',
    defaultMessage: '请先选择地区',
    description: 'Error: no region is chosen.',
  },
  others: {
    id: 'repair.region.others',
    defaultMessage: '其他国家和地区',
    description: 'Heading of the list of other countries.',
  },
  search: {
    id: 'repair.region.search',
    defaultMessage: '搜索国家或地区',
    description: 'Label of the field that filters the list of countries.',
  },
  found: {
    id: 'repair.region.found',
    defaultMessage: '{count, plural, other {# 个国家和地区}}',
    description: 'How many countries the list shows.',
  },
  noneFound: {
    id: 'repair.region.noneFound',
    defaultMessage: '没有找到“{query}”。未列出的地区可以联系客服。',
    description: 'No country matches what was typed.',
  },
  empty: {
    id: 'repair.region.empty',
    defaultMessage: '暂无可寄送的地区',
    description: 'Heading: the shop sends replacement parts nowhere at present.',
  },
  emptyText: {
    id: 'repair.region.emptyText',
    defaultMessage: '商店尚未设置收件地区，可以先联系客服。',
    description: 'What to do when there is no region.',
  },
  chat: { id: 'repair.region.chat', defaultMessage: '问客服', description: 'Link to the chat with an agent.' },
  chooseFirst: {
    id: 'repair.region.chooseFirst',
    defaultMessage: '选择地区后，这里会显示收费、运费和送达时间。',
    description: 'Shown in place of the terms of a region until one is chosen.',
  },
  to: { id: 'repair.region.to', defaultMessage: '寄到{name}', description: 'Heading: the terms of a region.' },
  charge: { id: 'repair.region.charge', defaultMessage: '收费', description: 'Label: what replacement parts cost.' },
  free: {
    id: 'repair.region.free',
    defaultMessage: '{days, plural, other {# 天}}内、防伪码未用过的，免费；其他按颗收费',
    description: 'What replacement parts cost in a region with the free repair.',
  },
  paid: {
    id: 'repair.region.paid',
    defaultMessage: '都按颗收费',
    description: 'What replacement parts cost in a region without the free repair.',
  },
  carrier: { id: 'repair.region.carrier', defaultMessage: '快递', description: 'Label: the carrier.' },
  postage: { id: 'repair.region.postage', defaultMessage: '运费', description: 'Label: the postage.' },
  postageFree: {
    id: 'repair.region.postageFree',
    defaultMessage: '免费补件免运费；收费补件 {fee}',
    description: 'The postage where a free request has none; fee is an amount.',
  },
  postageFreeOnly: {
    id: 'repair.region.postageFreeOnly',
    defaultMessage: '免费补件免运费；收费补件在确认时计算',
    description: 'The postage where a free request has none and that of a priced one is not known yet.',
  },
  postageLater: {
    id: 'repair.region.postageLater',
    defaultMessage: '在确认时计算',
    description: 'The postage is not known yet; it is shown when the request is confirmed.',
  },
  travel: { id: 'repair.region.travel', defaultMessage: '送达时间', description: 'Label: how long parcels travel.' },
  days: {
    id: 'repair.region.days',
    defaultMessage: '通常 {from, number}–{to, number} 天',
    description: 'How long parcels usually travel.',
  },
  none: {
    id: 'repair.region.none',
    defaultMessage: '补件暂不寄往该地区，无法在线申请。可以联系客服，看是否有其他办法。',
    description: 'Nothing is sent to the chosen region.',
  },
  next: {
    id: 'repair.region.next',
    defaultMessage: '下一步：选套装',
    description: 'Button to the next step: the set.',
  },
  prepare: {
    id: 'repair.region.prepare',
    defaultMessage: '请准备好',
    description: 'Heading of what to have at hand.',
  },
  prepareNumber: {
    id: 'repair.region.prepareNumber',
    defaultMessage: '套装编号，在包装盒和说明书封面上',
    description: 'To have at hand: the set number.',
  },
  prepareCode: {
    id: 'repair.region.prepareCode',
    defaultMessage: '防伪码，在包装盒的防伪标签上',
    description: 'To have at hand: the anti-counterfeit code.',
  },
  prepareProof: {
    id: 'repair.region.prepareProof',
    defaultMessage: '购买凭证的图片，如订单截图或小票',
    description: 'To have at hand: an image of the purchase voucher.',
  },
  prepareParts: {
    id: 'repair.region.prepareParts',
    defaultMessage: '说明书，翻到缺零件的那一步',
    description: 'To have at hand: the instructions, open at the step of the missing part.',
  },
  requests: {
    id: 'repair.region.requests',
    defaultMessage: '我的补件申请',
    description: 'Link to the list of the shopper’s repair requests.',
  },
});
