import fc from 'fast-check';
import { repairCartEntry } from '../../fixtures/arbitraries/repair.ts';
import { repairRequest } from '../../fixtures/arbitraries/repair-request.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, decodeSent, encodeValue } from '../envelope.ts';
import {
  repairCartList,
  repairCartSave,
  repairConfirm,
  repairCreate,
  repairDetail,
  repairEvidence,
  repairExpress,
  repairList,
  type RepairRequest,
} from '../index.ts';

const shanghai = (text: string) => Date.parse(`${text}+08:00`);
const detail = (): Record<string, unknown> =>
  (captured('repairDetail', '44') as { data: Record<string, unknown> }).data;
/** A request with other columns. */
function read(columns: object): RepairRequest {
  const reply = decodeAnswer(repairDetail, { status: 200, data: { ...detail(), ...columns } });
  if (reply.kind === 'refused') throw new Error(reply.message);
  return reply.value;
}

describe('the repair cart', () => {
  test('has requests with their set, proof, parts and price', () => {
    const [entry] = decoded(repairCartList, '44');
    expect(entry).toMatchObject({
      id: '71',
      region: { code: 'CN', name: '中国大陆' },
      set: { number: '801208' },
      purchase: { boughtOn: '2026-10-14', channel: 'shop', orderNumber: 'cp513622411122334455' },
      code: '7K3F9QTA2MWX5RP8',
      voucher: '/uploads/receipt.jpg',
      eligibility: { kind: 'free' },
      price: { parts: 260, off: 260, postage: 0, total: 0 },
    });
    expect(entry?.lines).toMatchObject([
      { kind: 'listed', inventoryId: '501', quantity: 10, reason: 'missing', note: '', step: { bag: 1, step: 3 } },
      { kind: 'listed', inventoryId: '502', step: undefined, substitute: { uniqueId: '55667788' } },
    ]);
  });

  test('reads null columns as empty, a priced request with its reason, and a line in the shopper’s words', () => {
    const [entry] = decoded(repairCartList, '54');
    expect(entry).toMatchObject({
      code: '',
      voucher: '',
      contact: '13800138000',
      purchase: { channel: 'other', orderNumber: '' },
      eligibility: { kind: 'paid', reason: 'codeNone' },
    });
    expect(entry?.lines[1]).toEqual({
      kind: 'described',
      id: '9003',
      quantity: 1,
      reason: 'wrong',
      note: '拿到的是另一张',
      description: '面包房的招牌贴纸',
      photo: '',
    });
  });

  test('is sent parts without names and prices, and words with a photo', () => {
    const request = {
      region_code: 'CN',
      set_no: '801208',
      purchase: { boughtOn: '2026-10-14', channel: 'jd' as const, orderNumber: '' },
      code: '',
      voucher: '',
      contact: '',
    };
    const part = { type: 'listed' as const, inventory_id: '501', bag: 1, step: 3 };
    const line = { cart_num: 2, reason: 'missing' as const, mark: '' };
    const described = { ...line, type: 'described' as const, describe: '贴纸', photo: '/uploads/a.jpg' };
    const sent = { ...request, list: [{ ...line, ...part }, described] };
    const wire = encodeValue(repairCartSave, repairCartSave.body, sent);
    expect(wire).toEqual({
      ...request,
      purchase: { buy_date: '2026-10-14', buy_channel: 'jd', buy_order_id: '' },
      list: [{ ...line, ...part, inventory_id: 501 }, described],
    });
    expect(decodeSent(repairCartSave, repairCartSave.body, wire)).toEqual(sent);
  });

  test('refuses a line that is neither a part nor described, and an unknown reason', () => {
    const { list, ...request } = {
      region_code: 'CN',
      set_no: '801208',
      purchase: { buy_date: '2026-10-14', buy_channel: 'jd', buy_order_id: '' },
      list: { type: 'listed', inventory_id: 501, cart_num: 1, reason: 'missing' },
    };
    const save = (columns: object) => () =>
      decodeSent(repairCartSave, repairCartSave.body, { ...request, list: [{ ...list, ...columns }] });
    expect(save({})).not.toThrow();
    expect(save({ type: 'guessed' })).toThrow('repairCartSave: list[0]');
    expect(save({ reason: 'boredom' })).toThrow('list[0].reason: expected "missing" or "damaged" or "wrong"');
    expect(save({ cart_num: 1.5 })).toThrow('list[0].cart_num');
  });
});

describe('the confirmation', () => {
  test('has the address, the price, the terms and the latest moment of the answer', () => {
    expect(decoded(repairConfirm, '44')).toMatchObject({
      orderKey: 'd41d8cd98f00b204e9800998ecf8427e',
      address: { id: '7', recipient: '颗粒' },
      price: { total: 0 },
      terms: { maxParticles: 20 },
      reviewDueAt: shanghai('2026-12-04T23:59:59'),
    });
    expect(decoded(repairConfirm, '54')).toMatchObject({ address: undefined, reviewDueAt: undefined });
  });

  test('is submitted as requests with what each costs, also when the same key is sent again', () => {
    expect(decoded(repairCreate, '44')).toEqual({
      kind: 'created',
      requests: [
        { number: 'bh513622411122334455', toPay: 0 },
        { number: 'bh513622411122334456', toPay: 1260 },
      ],
    });
    expect(decoded(repairCreate, '54')).toEqual({
      kind: 'created',
      requests: [{ number: '3647112233445566', toPay: 0 }],
    });
  });

  test('comes back with the new price when a code was used meanwhile', () => {
    expect(decoded(repairCreate, '54', 'repriced')).toMatchObject({
      kind: 'repriced',
      confirmation: { entries: [{ eligibility: { kind: 'paid', reason: 'codeUsed' } }], price: { total: 1260 } },
    });
  });

  test('is submitted with the total that the shopper saw, in yuan', () => {
    const agreed = { addressId: '7', mark: '轻放', pay_price: 1260 };
    expect(encodeValue(repairCreate, repairCreate.body, agreed)).toEqual({
      addressId: 7,
      mark: '轻放',
      pay_price: '12.60',
    });
  });
});

describe('a submitted request', () => {
  test('in review has its history and a running clock', () => {
    expect(decoded(repairDetail, '44')).toMatchObject({
      number: 'bh513622411122334455',
      status: 'inReview',
      isPaid: false,
      refunded: 0,
      submittedAt: shanghai('2026-11-20T12:00:00'),
      history: [
        { status: 'submitted', actor: 'customer', at: shanghai('2026-11-20T12:00:00'), note: '', images: [] },
        { status: 'inReview', actor: 'agent', actorName: '小林' },
      ],
      clock: { kind: 'runs', dueAt: shanghai('2026-12-04T23:59:59'), daysLeft: 9 },
      carrier: '',
    });
  });

  test('that waits for the customer has a stopped clock', () => {
    const waiting = decoded(repairDetail, '54');
    expect(waiting).toMatchObject({ status: 'needInfo', isPaid: true, clock: { kind: 'stopped', daysLeft: 8 } });
    expect(waiting.history[1]).toMatchObject({ note: '请拍一张照片', images: ['/uploads/example.jpg'] });
  });

  test('that is partly approved has a verdict on each line, and the money that was paid back', () => {
    const { lines, refunded, history, parcelNumber } = decoded(repairDetail, '44', 'shipped');
    expect(lines.map(({ quantity, verdict }) => [quantity, verdict])).toEqual([
      [10, { granted: 6, reason: '照片上能看到 4 颗', substitute: undefined }],
      [2, { granted: 2, reason: '', substitute: '浅灰' }],
      [1, { granted: 0, reason: '这套里没有这张贴纸', substitute: undefined }],
    ]);
    expect(refunded).toBe(138);
    expect(history.map(({ status }) => status).at(-1)).toBe('shipped');
    expect(parcelNumber).toBe('SF1234567890');
  });

  test('that waits for payment has the moment at which it expires, and no clock', () => {
    expect(decoded(repairDetail, '54', 'to-pay')).toMatchObject({
      status: 'toPay',
      isPaid: false,
      payUntil: shanghai('2026-11-21T12:00:00'),
      clock: undefined,
    });
  });

  test('with a clock that has no due moment has none: nothing is promised that the server does not say', () => {
    expect(read({ clock: { stopped: 0, days_left: 3 } }).clock).toBeUndefined();
    expect(read({ clock: { stopped: 1, days_left: 3 } }).clock).toEqual({ kind: 'stopped', daysLeft: 3 });
  });

  test.each([
    ['an unknown status', { status: 'lost' }, 'data.status'],
    ['an unknown reason of the price', { free: 'tooLate' }, 'data.free'],
    ['a history without times', { history: [{ status: 'paid', actor: 'customer' }] }, 'data.history[0].add_time'],
    ['no lines', { list: undefined }, 'data.list'],
  ])('with %s is a fault', (_name, columns, path) => {
    expect(() => read(columns)).toThrow(`repairDetail: ${path}`);
  });

  test('is listed with the number of requests in each tab', () => {
    const { requests, counts } = decoded(repairList, '44');
    expect(requests.map(({ status }) => status)).toEqual(['inReview', 'shipped']);
    expect(counts).toEqual({ toPay: 1, review: 1, approved: 0, shipped: 1, done: 4, closed: 2 });
    expect(decoded(repairList, '54').counts).toEqual(counts);
  });

  test('is tracked as an order is', () => {
    expect(decoded(repairExpress, '44')).toMatchObject({ carrier: '顺丰速运', parcelNumber: 'SF1234567890' });
    expect(decoded(repairExpress, '54').events).toEqual([]);
  });

  test('is answered with words and the addresses of images', () => {
    const sent = { uni: 'bh1', mark: '在这里', images: ['/uploads/a.jpg'] };
    expect(encodeValue(repairEvidence, repairEvidence.body, sent)).toEqual(sent);
  });
});

test('any request survives a round trip through JSON, in the cart, in a confirmation, alone and in a list', () => {
  const terms = { windowDays: 90, maxParticles: 20, workingDays: 10, maxMessageLength: 150 };
  fc.assert(
    fc.property(repairCartEntry, (entry) => {
      const confirmation = { orderKey: 'a1', entries: [entry], price: entry.price, terms };
      expect(roundTrip(repairCartList, [entry])).toEqual([entry]);
      expect(roundTrip(repairConfirm, confirmation)).toEqual(confirmation);
      const repriced = { kind: 'repriced' as const, confirmation };
      expect(roundTrip(repairCreate, repriced)).toEqual(repriced);
    }),
  );
  const counts = { toPay: 1, review: 1, approved: 0, shipped: 1, done: 4, closed: 2 };
  fc.assert(
    fc.property(repairRequest, (request) => {
      expect(roundTrip(repairDetail, request)).toEqual(request);
      expect(roundTrip(repairList, { requests: [request], counts })).toEqual({ requests: [request], counts });
    }),
  );
});
