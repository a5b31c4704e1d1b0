import fc from 'fast-check';
import { tracking } from '../../fixtures/arbitraries/order.ts';
import { captured, decoded } from '../../fixtures/captured.ts';
import { roundTrip } from '../../fixtures/round-trip.ts';
import { decodeAnswer, orderExpress } from '../index.ts';

/** The decoded tracking of a captured answer with another carrier report. */
const trackingWith = (express: unknown) => {
  const { data } = captured('orderExpress', '44') as { data: object };
  return decodeAnswer(orderExpress, { status: 200, data: { ...data, express } });
};

test('reads the events of the carrier, newest first, with the time in Shanghai where it can be parsed', () => {
  const { carrier, parcelNumber, address, events } = decoded(orderExpress, '44');
  expect({ carrier, parcelNumber, address }).toEqual({
    carrier: '顺丰速运',
    parcelNumber: 'SF1234567890',
    address: '上海市 上海市 浦东新区 张江路 1 号',
  });
  expect(events).toEqual([
    { at: Date.parse('2025-11-22T09:12:45+08:00'), text: '【上海市】快件正在派送途中' },
    { at: Date.parse('2025-11-21T23:40:00+08:00'), text: '【上海市】快件到达 浦东集散中心' },
    { text: '【深圳市】顺丰速运 已收取快件' },
  ]);
});

test.each([
  ['an empty list', { result: { list: [] } }],
  ['no list', { result: {} }],
  ['[] for the result', { result: [] }],
  ['[] for everything', []],
  ['nothing', null],
])('reads no events from a carrier without any: %s', (_, express) => {
  expect(trackingWith(express)).toMatchObject({ kind: 'done', value: { carrier: '顺丰速运', events: [] } });
  expect(decoded(orderExpress, '54').events).toEqual([]);
});

test.each([['2025/11/22 09:12'], ['2025-11-22T09:12:00']])('parses the time %s', (time) => {
  expect(trackingWith({ result: { list: { 1: { time, status: 'x' } } } })).toMatchObject({
    value: { events: [{ at: Date.parse('2025-11-22T09:12:00+08:00'), text: 'x' }] },
  });
});

test.each([['昨天 18:03'], ['2025-13-45 10:00'], [1_763_600_000], [null], ['']])(
  'an event stays although its time %j cannot be parsed',
  (time) => {
    expect(trackingWith({ result: { list: [{ time, status: 'x' }] } })).toEqual(
      expect.objectContaining({ value: expect.objectContaining({ events: [{ text: 'x' }] }) }),
    );
  },
);

test('any tracking survives a round trip through JSON', () => {
  fc.assert(
    fc.property(tracking, (value) => {
      expect(roundTrip(orderExpress, value)).toEqual(value);
    }),
  );
});
