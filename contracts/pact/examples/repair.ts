import * as shop from '../../src/index.ts';
import { example, type Example } from '../example.ts';
import { NOON, ORDER_KEY, ORDER_NUMBER } from '../example-values.ts';
import {
  BOUGHT_ON,
  CODE,
  confirmation,
  entry,
  inReview,
  inventoryLine,
  REQUEST_NUMBER,
  set,
  SET_NUMBER,
  shipped,
  subject,
  terms,
} from '../repair-values.ts';

const ofSet = { params: { setNumber: SET_NUMBER }, supplied: { 'params.setNumber': '${setNumber}' } };
const codeRequest = {
  body: { code: CODE, set_no: SET_NUMBER },
  supplied: { 'body.code': '${repairCode}', 'body.set_no': '${setNumber}' },
};
const draft = {
  region_code: 'CN',
  set_no: SET_NUMBER,
  purchase: subject.purchase,
  code: '',
  voucher: '',
  contact: '13800138000',
  list: [{ type: 'listed' as const, inventory_id: '501', cart_num: 1, reason: 'missing' as const, mark: '' }],
};
const codeDraft = { ...draft, code: CODE };
const ofPart = { 'body.set_no': '${setNumber}', 'body.list.0.inventory_id': '${inventoryId}' };
/** A request that is free: its day of purchase cannot be a constant. */
const ofFreePart = { ...ofPart, 'body.code': '${repairCode}', 'body.purchase.buy_date': '${boughtOn}' };
const ofEntry = { body: { id: '71' }, supplied: { 'body.id': '${repairId}' } };
const createRequest = {
  params: { orderKey: ORDER_KEY },
  body: { addressId: '7', mark: '', pay_price: 0 },
  supplied: { 'params.orderKey': '${orderKey}', 'body.addressId': '${addressId}' },
};
const ofRequest = { params: { number: REQUEST_NUMBER }, supplied: { 'params.number': '${orderNumber}' } };
/** The body of the calls about one request. */
const uni = { 'body.uni': '${orderNumber}' };
const requestBody = { body: { uni: REQUEST_NUMBER }, supplied: uni };
const payRequest = { body: { uni: REQUEST_NUMBER, paytype: 'balance' as const, from: 'pc' }, supplied: uni };
const reopenRequest = { body: { uni: REQUEST_NUMBER, mark: '还少一颗' }, supplied: uni };
const evidenceRequest = {
  body: { uni: REQUEST_NUMBER, mark: '照片在这里', images: [] },
  supplied: uni,
};
const page = { page: 1, limit: 10 };
const counts = { toPay: 0, review: 1, approved: 0, shipped: 0, done: 0, closed: 0 };

/** The repair service, from the choice of a region to the parcel. */
export const examples: readonly Example[] = [
  example(shop.repairRegions, 'the shop repairs sets', {
    answer: { terms, regions: [{ code: 'CN', name: '中国大陆', area: 'mainland', service: 'free', carrier: '' }] },
  }),
  example(shop.repairSets, 'the shop repairs sets', {
    query: { keyword: SET_NUMBER, limit: 8 },
    supplied: { 'query.keyword': '${setNumber}' },
    answer: [set],
  }),
  example(shop.repairInventory, 'the shop repairs sets', { ...ofSet, answer: { set, lines: [inventoryLine] } }),
  example(shop.repairInventory, 'the set is unknown', { ...ofSet, refused: 'hasMessage' }),
  example(shop.repairPurchases, 'a shopper with repairable sets is signed in', {
    answer: [{ set, orderNumber: ORDER_NUMBER, boughtOn: BOUGHT_ON }],
  }),
  example(shop.repairCodeCheck, 'the shop repairs sets', { ...codeRequest, answer: { status: 'unused', usedBy: '' } }),
  example(shop.repairCodeCheck, 'the free repair of the code is used', {
    ...codeRequest,
    answer: { status: 'used', usedBy: '' },
  }),
  example(shop.repairCartList, 'a repair request is in the cart', { answer: [entry] }),
  example(shop.repairCartList, 'a shopper is signed in', { answer: [] }),
  example(shop.repairCartSave, 'the shop repairs sets', { body: codeDraft, supplied: ofFreePart, answer: entry }),
  example(shop.repairCartSave, 'a repair request is in the cart', {
    body: { ...codeDraft, id: '71' },
    supplied: { ...ofFreePart, ...ofEntry.supplied },
    answer: entry,
  }),
  example(shop.repairCartSave, 'the set is unknown', {
    body: draft,
    supplied: { 'body.set_no': '${setNumber}' },
    refused: 'hasMessage',
  }),
  example(shop.repairCartDel, 'a repair request is in the cart', ofEntry),
  example(shop.repairConfirm, 'a repair request is in the cart', {
    body: { cart_ids: ['71'] },
    supplied: { 'body.cart_ids.0': '${repairId}' },
    answer: confirmation,
  }),
  example(shop.repairCreate, 'a repair request is confirmed', {
    ...createRequest,
    answer: { kind: 'created', requests: [{ number: REQUEST_NUMBER, toPay: 0 }] },
  }),
  example(shop.repairCreate, 'the code of a confirmed repair request is used', {
    ...createRequest,
    answer: {
      kind: 'repriced',
      confirmation: { ...confirmation, entries: [{ ...entry, eligibility: { kind: 'paid', reason: 'codeUsed' } }] },
    },
  }),
  example(shop.repairPay, 'a repair request waits for payment', { ...payRequest, answer: { kind: 'paid' } }),
  example(shop.repairPay, 'a repair request is in review', { ...payRequest, refused: 'hasMessage' }),
  example(shop.repairList, 'a repair request is in review', {
    query: { status: 'review', ...page },
    answer: { requests: [inReview], counts },
  }),
  example(shop.repairList, 'a shopper is signed in', {
    query: { search: '999999', ...page },
    answer: { requests: [], counts },
  }),
  example(shop.repairDetail, 'a repair request is in review', { ...ofRequest, answer: inReview }),
  example(shop.repairDetail, 'a repair request is shipped', { ...ofRequest, answer: shipped }),
  example(shop.repairDetail, 'a shopper is signed in', { params: { number: 'bh0' }, refused: 'hasMessage' }),
  example(shop.repairExpress, 'a repair request is shipped', {
    ...ofRequest,
    answer: {
      carrier: '顺丰速运',
      parcelNumber: 'SF1234567890',
      address: '上海市 浦东新区 张江路 1 号',
      events: [{ at: NOON, text: '已收取快件' }],
    },
  }),
  example(shop.repairExpress, 'a repair request is in review', { ...ofRequest, refused: 'hasMessage' }),
  example(shop.repairCancel, 'a repair request is in review', requestBody),
  example(shop.repairCancel, 'a repair request is shipped', { ...requestBody, refused: 'hasMessage' }),
  example(shop.repairTake, 'a repair request is shipped', requestBody),
  example(shop.repairTake, 'a repair request is in review', { ...requestBody, refused: 'hasMessage' }),
  example(shop.repairFinish, 'a repair request is received', requestBody),
  example(shop.repairFinish, 'a repair request is in review', { ...requestBody, refused: 'hasMessage' }),
  example(shop.repairReopen, 'a repair request is received', reopenRequest),
  example(shop.repairReopen, 'a repair request is in review', { ...reopenRequest, refused: 'hasMessage' }),
  example(shop.repairEvidence, 'a repair request needs more evidence', evidenceRequest),
  example(shop.repairEvidence, 'a repair request is in review', { ...evidenceRequest, refused: 'hasMessage' }),
];
