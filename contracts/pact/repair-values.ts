import type { InventoryLine, RepairCartEntry, RepairLine, RepairRequest, RepairSet } from '../src/index.ts';
import { address, NOON, ORDER_KEY, picture } from './example-values.ts';

// Values of the repair service that several examples use. They are examples: only their types count.

export const SET_NUMBER = '801208';
export const CODE = '7K3F9QTA2MWX5RP8';
export const REQUEST_NUMBER = 'bh513622411122334455';
export const BOUGHT_ON = '2026-10-14';
export const terms = { windowDays: 90, maxParticles: 20, workingDays: 10, maxMessageLength: 150 };
const red = { id: '4', name: '红', hex: 'C91A09' };
export const set: RepairSet = {
  number: SET_NUMBER,
  name: '街角面包房',
  pictures: [picture],
  pieces: 1208,
  bags: 6,
  steps: 64,
};

export const inventoryLine: InventoryLine = {
  id: '501',
  productId: '301',
  uniqueId: 'a1b2c3d4',
  name: '砖 2 × 4',
  partNumber: '3001',
  shopNumber: 'GDS-542',
  colour: red,
  picture,
  category: '砖',
  quantity: 12,
  spare: 0,
  price: 22,
  uses: [{ bag: 1, step: 3, quantity: 4 }],
  substitutes: [],
};
const line: RepairLine = {
  kind: 'listed',
  id: '9001',
  inventoryId: '501',
  name: '砖 2 × 4',
  partNumber: '3001',
  shopNumber: 'GDS-542',
  colour: red,
  picture,
  inSet: 12,
  quantity: 1,
  reason: 'missing',
  note: '',
};
export const subject = {
  region: { code: 'CN', name: '中国大陆' },
  set,
  purchase: { boughtOn: BOUGHT_ON, channel: 'tmall' as const, orderNumber: '' },
  code: CODE,
  voucher: '',
  contact: '13800138000',
  lines: [line],
};
const free = { eligibility: { kind: 'free' as const }, price: { parts: 22, off: 22, postage: 0, total: 0 } };
export const entry: RepairCartEntry = { ...subject, id: '71', ...free };
/** The address of a confirmation may come without the id of its city. */
const { cityId: _city, ...recipient } = address;
export const confirmation = { orderKey: ORDER_KEY, entries: [entry], address: recipient, price: free.price, terms };

export const inReview: RepairRequest = {
  ...subject,
  id: '31',
  number: REQUEST_NUMBER,
  status: 'inReview',
  ...free,
  refunded: 0,
  isPaid: false,
  wasReopened: false,
  recipient: '颗粒',
  phone: '13800138000',
  address: '上海市 浦东新区 张江路 1 号',
  message: '',
  history: [{ status: 'submitted', actor: 'customer', actorName: '', at: NOON, note: '', images: [] }],
  submittedAt: NOON,
  clock: { kind: 'runs', dueAt: NOON, daysLeft: 10 },
  carrier: '',
  parcelNumber: '',
};
export const shipped: RepairRequest = {
  ...inReview,
  status: 'shipped',
  lines: [{ ...line, verdict: { granted: 1, reason: '' } }],
  clock: undefined,
  carrier: '顺丰速运',
  parcelNumber: 'SF1234567890',
};
