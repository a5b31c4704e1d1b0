import type { Moment, RepairRequest, RequestEvent, RequestStatus } from '@shop/contracts';
import {
  decidedLines,
  englishRepairLines,
  repairLines,
  traditionalRepairLines,
} from '../../commerce/fixtures-repair-lines.ts';

/** Repair requests in each of their statuses, for stories and tests. */

/** 20 November 2026, 10:00 in Shanghai: a Friday. */
export const SUBMITTED: Moment = Date.parse('2026-11-20T10:00:00+08:00');
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Friday a week later: 6 working days before the end of the clock. */
export const NOW: Moment = SUBMITTED + 7 * DAY;
const DUE: Moment = Date.parse('2026-12-04T23:59:59+08:00');

/** A drawn photo, so that stories need no network. */
export const photo = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/><circle cx="4" cy="4" r="2" fill="white" opacity=".5"/></svg>`)}`;

/** When and by whom a status is entered; hours after the request was submitted. */
const EVENTS: Record<RequestStatus, { hours: number; actor: RequestEvent['actor']; note?: string }> = {
  submitted: { hours: 0, actor: 'customer' },
  toPay: { hours: 0, actor: 'customer' },
  paid: { hours: 0.2, actor: 'customer' },
  inReview: { hours: 3, actor: 'agent' },
  needInfo: { hours: 26, actor: 'agent', note: '第 23 步的绿色坡面砖，请拍一张袋子里还剩什么的照片。' },
  approved: { hours: 30, actor: 'agent', note: '都给你补，请留意快递。' },
  partlyApproved: { hours: 30, actor: 'agent', note: '照片里能看到两颗坡面砖，补另外两颗。贴纸没有单独的库存。' },
  rejected: { hours: 30, actor: 'agent', note: '防伪码和购买凭证不是同一个套装，请核对后重新申请。' },
  picking: { hours: 48, actor: 'system' },
  shipped: { hours: 54, actor: 'system', note: '顺丰速运 SF1409882633071' },
  received: { hours: 120, actor: 'customer' },
  done: { hours: 130, actor: 'customer' },
  cancelled: { hours: 20, actor: 'customer' },
  expired: { hours: 24, actor: 'system' },
  refunded: { hours: 40, actor: 'system' },
};

const eventOf = (status: RequestStatus): RequestEvent => {
  const { hours, actor, note = '' } = EVENTS[status];
  return { status, actor, actorName: actor === 'agent' ? '小砖' : '', at: SUBMITTED + hours * HOUR, note, images: [] };
};

/** The way of a free request to its end, and of a priced one before the review. */
const WAY: readonly RequestStatus[] = ['submitted', 'inReview', 'approved', 'picking', 'shipped', 'received', 'done'];
const upTo = (status: RequestStatus): RequestEvent[] => WAY.slice(0, WAY.indexOf(status) + 1).map(eventOf);

export const submitted: RepairRequest = {
  id: '31',
  number: 'bh202611201000000031',
  status: 'submitted',
  region: { code: 'CN', name: '中国大陆' },
  set: {
    number: '801208',
    name: '街角面包房',
    pictures: repairLines.map(({ picture }) => picture),
    pieces: 1208,
    bags: 6,
    steps: 64,
  },
  purchase: { boughtOn: '2026-10-15', channel: 'tmall', orderNumber: '4028 1199 2765' },
  code: '7K3FQ9TAB2MNX5QD',
  voucher: photo('peru'),
  contact: '13800135620',
  lines: repairLines,
  eligibility: { kind: 'free' },
  price: { parts: 190, off: 190, postage: 0, total: 0 },
  refunded: 0,
  isPaid: false,
  wasReopened: false,
  recipient: '林木木',
  phone: '13800135620',
  address: '浙江省 杭州市 西湖区 文三路 478 号 7 幢 302 室',
  message: '袋子封口是好的，应该是少装了。',
  history: upTo('submitted'),
  submittedAt: SUBMITTED,
  clock: { kind: 'runs', dueAt: DUE, daysLeft: 6 },
  carrier: '',
  parcelNumber: '',
};

const priced = {
  eligibility: { kind: 'paid', reason: 'codeUsed' },
  price: { parts: 190, off: 0, postage: 1000, total: 1190 },
} as const;

export const toPay: RepairRequest = {
  ...submitted,
  ...priced,
  status: 'toPay',
  clock: undefined,
  payUntil: NOW + 15 * HOUR,
  payWays: ['balance', 'wechat', 'alipay'],
  history: [eventOf('toPay')],
};
export const paid: RepairRequest = {
  ...submitted,
  ...priced,
  status: 'paid',
  isPaid: true,
  history: [eventOf('toPay'), eventOf('paid')],
};
export const inReview: RepairRequest = { ...submitted, status: 'inReview', history: upTo('inReview') };
export const needInfo: RepairRequest = {
  ...submitted,
  status: 'needInfo',
  clock: { kind: 'stopped', daysLeft: 8 },
  history: [...upTo('inReview'), { ...eventOf('needInfo'), images: [photo('teal')] }],
};
/** Without the clock of the review. */
const decided = { ...submitted, clock: undefined };
export const approved: RepairRequest = { ...decided, status: 'approved', history: upTo('approved') };
export const partlyApproved: RepairRequest = {
  ...decided,
  ...priced,
  status: 'partlyApproved',
  isPaid: true,
  refunded: 12,
  lines: decidedLines,
  history: [...paid.history, eventOf('inReview'), eventOf('partlyApproved')],
};
export const rejected: RepairRequest = {
  ...decided,
  status: 'rejected',
  history: [...upTo('inReview'), eventOf('rejected')],
};
export const picking: RepairRequest = { ...decided, status: 'picking', history: upTo('picking') };
const sent = { ...decided, carrier: '顺丰速运', parcelNumber: 'SF1409882633071' };
export const shipped: RepairRequest = { ...sent, status: 'shipped', history: upTo('shipped') };
export const received: RepairRequest = { ...sent, status: 'received', history: upTo('received') };
/** Received again after it was reopened. */
export const receivedAgain: RepairRequest = {
  ...received,
  wasReopened: true,
  history: [
    ...upTo('received'),
    { ...eventOf('inReview'), actor: 'customer', actorName: '', note: '还差一颗坡面砖。', at: SUBMITTED + 6 * DAY },
    ...(['approved', 'picking', 'shipped', 'received'] as const).map((status, index) => ({
      ...eventOf(status),
      at: SUBMITTED + (6 + index / 5) * DAY + HOUR,
    })),
  ],
};
export const done: RepairRequest = { ...sent, status: 'done', history: upTo('done') };
export const cancelled: RepairRequest = {
  ...decided,
  status: 'cancelled',
  history: [...upTo('inReview'), eventOf('cancelled')],
};
export const expired: RepairRequest = {
  ...toPay,
  status: 'expired',
  payUntil: undefined,
  history: [eventOf('toPay'), eventOf('expired')],
};
export const refunded: RepairRequest = {
  ...rejected,
  ...priced,
  status: 'refunded',
  isPaid: true,
  refunded: 1190,
  history: [...paid.history, eventOf('inReview'), eventOf('rejected'), eventOf('refunded')],
};

export const everyRequest: readonly RepairRequest[] = [
  submitted,
  toPay,
  paid,
  inReview,
  needInfo,
  approved,
  partlyApproved,
  rejected,
  picking,
  shipped,
  received,
  done,
  cancelled,
  expired,
  refunded,
].map((request, index) => ({
  ...request,
  id: String(31 + index),
  number: `bh2026112010000000${31 + index}`,
  submittedAt: SUBMITTED - index * DAY,
}));

export const englishRequest: RepairRequest = {
  ...needInfo,
  region: { code: 'CN', name: 'Mainland China' },
  set: { ...needInfo.set, name: 'Corner Bakery with Flower Shop and Rooftop Garden' },
  lines: englishRepairLines,
  recipient: 'Christopher Featherstonehaugh',
  address: 'Room 302, Building 7, 478 Wensan Road, Xihu, Hangzhou, Zhejiang',
  message: 'The bag was still sealed, so it was most probably packed incompletely at the factory.',
  history: needInfo.history.map((event) => ({
    ...event,
    actorName: event.actorName && 'Xiaozhuan',
    note:
      event.note &&
      'Please take a photo of everything that is left in bag 3, with the green slopes of step 23 visible.',
  })),
};
export const traditionalRequest: RepairRequest = {
  ...partlyApproved,
  region: { code: 'TW', name: '臺灣' },
  set: { ...partlyApproved.set, name: '街角麵包房' },
  lines: traditionalRepairLines.map((line) => ({ ...line, verdict: { granted: 1, reason: '其餘的在照片裡看得到。' } })),
  recipient: '林木木',
  address: '臺北市 信義區 市府路 1 號',
  message: '袋子封口是好的，應該是少裝了。',
  history: partlyApproved.history.map((event) => ({
    ...event,
    actorName: event.actorName && '小磚',
    note: event.note && '照片裡能看到兩顆坡面磚，補另外兩顆。',
  })),
};
