import {
  noticeList,
  paymentStatus,
  repairCancel,
  repairCodeCheck,
  repairEvidence,
  repairExpress,
  repairFinish,
  repairList,
  repairPay,
  repairReopen,
  repairTake,
  balanceRecords,
  REQUEST_STATUSES,
} from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { uploadedPhoto } from '../scenarios/repair-steps.ts';
import { openSession } from '../session/tokens.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import type { BackOffice } from '../core/back-office.state.ts';
import { DAY, LONG_AGO, MINUTE, payBy, payFor, repairCustomer, SECOND, submitOne } from './test-repairs.ts';

const named = (number: string) => ({ params: { number } });
const uni = (number: string) => ({ body: { uni: number } });
const reopen = (number: string, mark: string) => ({ body: { uni: number, mark } });
const evidence = (number: string, mark: string, images: string[] = []) => ({ body: { uni: number, mark, images } });

/** A submitted request, free or priced, in a shop that reviews in one way. */
async function submitted(reviews: BackOffice['reviews'], isPriced = false) {
  const customer = repairCustomer();
  customer.shop.state.backOffice.reviews = reviews;
  const list = [customer.line({ cart_num: 3 }), customer.line({ cart_num: 1, reason: 'damaged' })];
  const number = await submitOne(customer, isPriced ? { purchase: LONG_AGO, list } : { list });
  const statuses = async () => (await customer.detail(number)).history.map(({ status }) => status);
  return { ...customer, number, account: accountNamed(customer.shop, 'demo'), statuses };
}

test('a free request is reviewed, approved, picked, shipped, received and done, each by whom it is', async () => {
  const { clock, shop, detail, get, number } = await submitted('approves');
  const start = clock.now();
  const reached: number[] = [];
  for (const wait of [15, 45, 30, 60]) {
    clock.move(wait * SECOND);
    reached.push((await detail(number)).history.length);
  }
  expect(reached).toEqual([2, 3, 4, 5]);
  const shipped = await detail(number);
  expect(shipped).toMatchObject({
    status: 'shipped',
    carrier: '顺丰速运',
    parcelNumber: expect.stringMatching(/^SF\d{13}$/),
    lines: [{ verdict: { granted: 3, reason: '' } }, { verdict: { granted: 1, reason: '' } }],
  });
  expect(shipped.clock).toBeUndefined();
  clock.move(12 * MINUTE);
  const tracking = await get(repairExpress, named(number));
  expect(tracking).toMatchObject({ carrier: '顺丰速运', parcelNumber: shipped.parcelNumber });
  expect(tracking.events[0]?.text).toBe('【杭州市】包裹已签收，感谢使用顺丰速运');
  clock.move(7 * DAY);
  expect((await detail(number)).status).toBe('received');
  clock.move(7 * DAY);
  const done = await detail(number);
  expect(done.history.map(({ status, actor, at }) => [status, actor, at - start])).toEqual([
    ['submitted', 'customer', 0],
    ['inReview', 'agent', 15 * SECOND],
    ['approved', 'agent', 60 * SECOND],
    ['picking', 'system', 90 * SECOND],
    ['shipped', 'system', 150 * SECOND],
    ['received', 'system', 150 * SECOND + 12 * MINUTE + 7 * DAY],
    ['done', 'system', 150 * SECOND + 12 * MINUTE + 14 * DAY],
  ]);
  expect(done.history[1]?.actorName).toBe('小砖');
  expect(done.history[4]?.note).toBe(`已交给快递，单号 ${done.parcelNumber}。`);
  const english = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'demo')).token, language: 'en' });
  const { requests } = await english.get(repairList, { query: { page: 1, limit: 1 } });
  expect(requests[0]?.history[2]).toMatchObject({
    actorName: 'Xiaozhuan',
    note: 'All parts can be sent. We pick them now.',
  });
});

describe('a priced request', () => {
  test('waits for the payment, which is refused the second time', async () => {
    const { detail, get, refusalOf, number, account, statuses } = await submitted('never', true);
    const before = account.balance;
    const { price, payUntil, submittedAt = 0 } = await detail(number);
    expect(payUntil).toBe(submittedAt + DAY);
    expect(await get(repairPay, payBy(number))).toEqual({ kind: 'paid' });
    expect(account.balance).toBe(before - price.total);
    expect((await refusalOf(repairPay, payBy(number))).message).toBe('这个补件申请已支付');
    expect((await refusalOf(repairPay, payBy(number, 'wechat'))).message).toBe('这个补件申请已支付');
    expect(account.balance).toBe(before - price.total);
    expect(await statuses()).toEqual(['toPay', 'paid']);
    const { records } = await get(balanceRecords, { params: { type: '0' }, query: { page: 1, limit: 1 } });
    const note = expect.stringMatching(/^余额支付\d+\.\d\d元补件$/);
    expect(records).toMatchObject([{ isGain: false, amount: price.total, note, orderNumber: number }]);
  });

  test('is paid when its code is scanned', async () => {
    const { clock, detail, get, number } = await submitted('never', true);
    expect(await get(repairPay, payBy(number, 'alipay'))).toMatchObject({ kind: 'qr', by: 'alipay' });
    const isPaid = async () => (await get(paymentStatus, { params: { orderNumber: number, until: '0' } })).isPaid;
    expect(await isPaid()).toBe(false);
    clock.move(6 * SECOND);
    expect(await isPaid()).toBe(true);
    expect((await detail(number)).history.at(-1)).toMatchObject({ status: 'paid', actor: 'customer' });
  });

  test('with too low a balance, or while payments fail, is not paid', async () => {
    const { shop, detail, get, number, account } = await submitted('never', true);
    account.balance = 10;
    expect(await get(repairPay, payBy(number))).toEqual({ kind: 'short' });
    shop.state.backOffice.payments = 'fail';
    account.balance = 100_000;
    expect(await get(repairPay, payBy(number))).toEqual({ kind: 'failed' });
    expect([account.balance, (await detail(number)).status]).toEqual([100_000, 'toPay']);
  });

  test('expires after 24 hours, and a code that is scanned later pays nothing', async () => {
    const { clock, detail, get, refusalOf, number } = await submitted('approves', true);
    clock.move(DAY - 5 * SECOND);
    await get(repairPay, payBy(number, 'wechat'));
    clock.move(5 * SECOND);
    expect(await detail(number)).toMatchObject({ status: 'expired', isPaid: false });
    clock.move(MINUTE);
    expect(await detail(number)).toMatchObject({ status: 'expired', isPaid: false });
    expect((await refusalOf(repairPay, payBy(number))).message).toBe('这个补件申请现在不需要支付');
  });

  test('partly approved: the difference is paid back, and each line says what is granted and why', async () => {
    const customer = await submitted('partly', true);
    const { clock, detail, number, account } = customer;
    await payFor(customer, number);
    const before = account.balance;
    clock.move(MINUTE);
    const partly = await detail(number);
    const unitPrice = partly.lines[0]?.unitPrice ?? expect.fail();
    expect(partly).toMatchObject({
      status: 'partlyApproved',
      refunded: unitPrice,
      lines: [{ verdict: { granted: 2, reason: expect.stringMatching(/./) } }, { verdict: { granted: 1, reason: '' } }],
    });
    expect(account.balance).toBe(before + unitPrice);
    expect(partly.history.at(-1)?.note).toContain(`差额 ¥${(unitPrice / 100).toFixed(2)} 已退回`);
    const [listed] = partly.lines.slice(1);
    expect(listed?.verdict?.substitute).not.toBe(listed?.kind === 'listed' ? listed.colour.name : '');
    clock.move(DAY);
    expect((await detail(number)).status).toBe('shipped');
  });

  test('rejected: all that was paid is paid back once', async () => {
    const customer = await submitted('rejects', true);
    const { clock, detail, number, account, statuses } = customer;
    const before = account.balance;
    await payFor(customer, number);
    clock.move(MINUTE);
    expect(await detail(number)).toMatchObject({
      status: 'rejected',
      refunded: 0,
      lines: [{ verdict: { granted: 0 } }, {}],
    });
    clock.move(15 * SECOND);
    const { price, refunded } = await detail(number);
    expect([refunded, account.balance]).toEqual([price.total, before]);
    clock.move(20 * DAY);
    expect(account.balance).toBe(before);
    expect(await statuses()).toEqual(['toPay', 'paid', 'inReview', 'rejected', 'refunded']);
  });

  test('cancelled while its difference is paid back already: only the rest is', async () => {
    const customer = await submitted('partly', true);
    const { clock, detail, get, number, account } = customer;
    const before = account.balance;
    await payFor(customer, number);
    clock.move(MINUTE);
    await get(repairCancel, uni(number));
    clock.move(15 * SECOND);
    expect(await detail(number)).toMatchObject({ status: 'refunded', refunded: (await detail(number)).price.total });
    expect(account.balance).toBe(before);
  });
});

test('a rejected free request says why, and its code is free again', async () => {
  const { clock, detail, get, number, repairCode, setNumber } = await submitted('rejects');
  clock.move(MINUTE);
  const rejected = await detail(number);
  expect(rejected.status).toBe('rejected');
  expect(rejected.history.at(-1)?.note).toMatch(/^从凭证看不出/);
  expect(await get(repairCodeCheck, { body: { code: repairCode, set_no: setNumber } })).toMatchObject({
    status: 'unused',
  });
  clock.move(DAY);
  expect((await detail(number)).status).toBe('rejected');
});

test('the agent asks, the clock stops, the shopper answers with an image, and the request is approved', async () => {
  const customer = await submitted('asks');
  const { shop, clock, detail, get, refusalOf, number, statuses } = customer;
  const photo = uploadedPhoto(shop);
  expect((await refusalOf(repairEvidence, evidence(number, '批号'))).message).toBe('这个补件申请现在不需要补充凭证');
  clock.move(MINUTE);
  expect(await detail(number)).toMatchObject({ status: 'needInfo', clock: { kind: 'stopped', daysLeft: 10 } });
  clock.move(5 * DAY);
  expect((await detail(number)).clock).toEqual({ kind: 'stopped', daysLeft: 10 });
  const refusals = [
    evidence(number, ' '),
    evidence(number, '颗'.repeat(151)),
    evidence(number, '', [photo, photo, photo, photo]),
    evidence(number, '', ['/uploads/none.png']),
  ];
  const messages: string[] = [];
  for (const sent of refusals) messages.push((await refusalOf(repairEvidence, sent)).message);
  expect(messages).toEqual([
    '请填写回答，或上传一张图片',
    '留言和备注各不能超过 150 字',
    '图片最多3张',
    '图片不存在，请重新上传',
  ]);
  await get(repairEvidence, evidence(number, ' 批号 K7，第 21 步 ', [photo]));
  const answered = await detail(number);
  expect(answered.history.at(-1)).toMatchObject({
    status: 'inReview',
    actor: 'customer',
    note: '批号 K7，第 21 步',
    images: [photo],
  });
  expect(answered.clock?.kind).toBe('runs');
  clock.move(45 * SECOND);
  expect(await statuses()).toEqual(['submitted', 'inReview', 'needInfo', 'inReview', 'approved']);
});

test('a shopper gets a notice of a question, of a rejection with its refund, and of the parcel', async () => {
  const noticesOf = async (reviews: BackOffice['reviews'], after: number) => {
    const customer = await submitted(reviews, true);
    await payFor(customer, customer.number);
    customer.clock.move(after);
    const { notices } = await customer.get(noticeList, { query: { page: 1, limit: 10 } });
    return notices
      .filter(({ orderNumber }) => orderNumber === customer.number)
      .map(({ title, content }) => [title, content.includes(customer.number)]);
  };
  expect(await noticesOf('asks', MINUTE)).toEqual([['补件申请需要补充凭证', true]]);
  expect(await noticesOf('rejects', 2 * MINUTE)).toEqual([
    ['补件退款已到账', true],
    ['补件申请没有通过', true],
  ]);
  expect(await noticesOf('approves', 4 * MINUTE)).toEqual([['补件已寄出', true]]);
});

test('is cancelled until the picking starts; its code is free again', async () => {
  const { shop, clock, get, refusalOf, detail, number, repairCode } = await submitted('approves');
  clock.move(60 * SECOND);
  await get(repairCancel, uni(number));
  expect((await detail(number)).history.at(-1)).toMatchObject({ status: 'cancelled', actor: 'customer' });
  expect(shop.state.usedCodes[repairCode]).toBeUndefined();
  expect((await refusalOf(repairCancel, uni(number))).message).toBe('这个补件申请已经配货或已结束，不能取消');
  const picked = await submitted('approves');
  picked.clock.move(90 * SECOND);
  expect((await picked.detail(picked.number)).status).toBe('picking');
  expect((await picked.refusalOf(repairCancel, uni(picked.number))).status).toBe(400);
});

test('still missing: reopened once with a note, sent again, and then finished', async () => {
  const { clock, detail, get, refusalOf, number, statuses } = await submitted('approves');
  expect((await refusalOf(repairExpress, named(number))).message).toBe('补件还没有寄出');
  expect((await refusalOf(repairTake, uni(number))).message).toBe('补件还没有寄出');
  clock.move(4 * MINUTE);
  const first = (await detail(number)).parcelNumber;
  expect((await refusalOf(repairFinish, uni(number))).message).toBe('请先确认收到补件包裹');
  await get(repairTake, uni(number));
  expect((await refusalOf(repairTake, uni(number))).message).toBe('这个补件包裹已经确认收到');
  expect((await refusalOf(repairReopen, reopen(number, ' '))).message).toBe('请写明还缺什么');
  expect((await refusalOf(repairReopen, reopen(number, '颗'.repeat(151)))).status).toBe(400);
  await get(repairReopen, reopen(number, '还少一颗 1×2 的板'));
  expect(await detail(number)).toMatchObject({
    status: 'inReview',
    wasReopened: true,
    clock: { kind: 'runs', daysLeft: 10 },
  });
  expect((await refusalOf(repairReopen, reopen(number, '还少'))).message).toBe(
    '这个补件申请已经重新打开过一次，请联系客服',
  );
  clock.move(4 * MINUTE);
  expect((await detail(number)).parcelNumber).not.toBe(first);
  await get(repairTake, uni(number));
  expect((await refusalOf(repairReopen, reopen(number, '还少'))).status).toBe(400);
  await get(repairFinish, uni(number));
  expect((await refusalOf(repairFinish, uni(number))).message).toBe('这个补件申请已经完成');
  expect((await statuses()).slice(-6)).toEqual(['inReview', 'approved', 'picking', 'shipped', 'received', 'done']);
});

test('a paid request that is reopened after its parcel arrived is neither cancelled nor paid back', async () => {
  const customer = await submitted('approves', true);
  const { shop, clock, detail, get, refusalOf, number } = customer;
  await payFor(customer, number);
  clock.move(4 * MINUTE);
  await get(repairTake, uni(number));
  await get(repairReopen, reopen(number, '还少一颗'));
  expect((await refusalOf(repairCancel, uni(number))).message).toBe('这个补件申请已经寄出过零件，不能取消');
  shop.state.backOffice.reviews = 'rejects';
  clock.move(DAY);
  expect(await detail(number)).toMatchObject({
    status: 'rejected',
    refunded: 0,
    lines: [{ verdict: { granted: 3 } }, {}],
  });
});

test('a delayed parcel is never received by itself', async () => {
  const { get, shop, clock } = visit({ scenario: 'the parcel of a repair request is delayed' });
  const number = shop.known.orderNumber ?? '';
  const { events } = await get(repairExpress, named(number));
  expect(clock.now() - (events[0]?.at ?? 0)).toBeGreaterThan(5 * DAY);
  clock.move(20 * DAY);
  expect((await get(repairExpress, named(number))).events).toEqual(events);
  expect(shop.state.repairs[number]?.status).toBe('shipped');
});

describe('the list', () => {
  const query = (more: { status?: 'toPay' | 'review' | 'closed'; search?: string; page?: number; limit?: number }) => ({
    query: { page: 1, limit: 50, ...more },
  });

  test('has every status in its group, newest first, with the number of each group', async () => {
    const { get } = visit({ scenario: 'repair requests in every status' });
    const { requests, counts } = await get(repairList, query({}));
    expect(requests.map(({ status }) => status).toSorted()).toEqual([...REQUEST_STATUSES].toSorted());
    const moments = requests.map(({ submittedAt = 0 }) => submittedAt);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(counts).toEqual({ toPay: 1, review: 4, approved: 3, shipped: 1, done: 2, closed: 4 });
    for (const { history, status } of requests) {
      const times = history.map(({ at }) => at);
      expect(times, status).toEqual(times.toSorted((a, b) => a - b));
      expect(history.at(-1)?.status).toBe(status);
    }
    expect((await get(repairList, query({ status: 'toPay' }))).requests).toMatchObject([{ status: 'toPay' }]);
  });

  test('stays as it is for hours, so that a page can be looked at', async () => {
    const { clock, get } = visit({ scenario: 'repair requests in every status' });
    const before = await get(repairList, query({}));
    clock.move(5 * 60 * MINUTE);
    expect((await get(repairList, query({}))).counts).toEqual(before.counts);
  });

  test('is searched by set number and by request number, and read in pages', async () => {
    const { shop, get } = visit({ scenario: 'repair requests in every status' });
    const numbersOf = async (search: string) =>
      (await get(repairList, query({ search }))).requests.map(({ number }) => number);
    const { number, setNumber } = Object.values(shop.state.repairs)[3] ?? expect.fail();
    expect(await numbersOf(` ${number.toUpperCase()} `)).toEqual([number]);
    expect(await numbersOf(setNumber)).toEqual([number]);
    expect(await numbersOf(`${setNumber} 999`)).toEqual([]);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await get(repairList, query({ page, limit: 7 }))).requests);
    expect(pages.map(({ id }) => id)).toEqual((await get(repairList, query({}))).requests.map(({ id }) => id));
  });
});
