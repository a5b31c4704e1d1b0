import { captured, decoded } from '../../fixtures/captured.ts';
import { decodeAnswer } from '../envelope.ts';
import { presaleList, productDetail } from '../index.ts';

const FROM = Date.parse('2026-11-20T00:00:00+08:00');
const TO = Date.parse('2026-11-27T00:00:00+08:00');

test('a row without a state has only its times, in unix seconds', () => {
  expect(decoded(presaleList, '44')).toEqual({
    items: [
      {
        id: '303',
        name: '拱 1 × 6',
        picture: { kind: 'photo', url: '/uploads/presale.jpg' },
        price: 150,
        marketPrice: 200,
        stock: 800,
        sales: 3,
        unit: '颗',
        terms: { from: FROM, to: TO, shipsWithin: 15 },
      },
    ],
    total: 1,
  });
});

test('rows without a state do not say whether they run: what is not sent is unknown', () => {
  const terms = decoded(presaleList, '44', 'stateless').items.map((item) => item.terms);
  expect(terms).toMatchObject([
    { state: undefined, from: 1_790_000_000_000, to: 1_790_600_000_000, shipsWithin: 15 },
    { state: undefined, from: 1_995_104_000_000, to: 1_995_708_800_000, shipsWithin: 7 },
    { state: undefined, from: undefined, to: undefined, shipsWithin: undefined },
  ]);
});

test('status 0 of a product marked as a presale is the second of its end, and still a presale', () => {
  const answer = captured('productDetail', '44') as { data: { storeInfo: object } };
  const read = (columns: object) =>
    decodeAnswer(productDetail, {
      ...answer,
      data: { ...answer.data, storeInfo: { ...answer.data.storeInfo, ...columns } },
    });
  const times = { presale_start_time: '2026-11-20 00:00', presale_end_time: '2026-11-27 00:00' };
  expect(read({ presale: 1, presale_pay_status: 0, ...times })).toMatchObject({
    value: { presale: { state: undefined, from: FROM, to: TO } },
  });
  expect(read({ presale: 1, presale_pay_status: undefined })).toMatchObject({
    value: { presale: { state: undefined } },
  });
  expect(read({ presale: 0, presale_pay_status: undefined })).toMatchObject({ value: { presale: undefined } });
});

test('reads a row with a state, from a list with holes and digits for numbers', () => {
  const { items, total } = decoded(presaleList, '54');
  expect(items[0]).toMatchObject({ sales: 12, unit: '', terms: { state: 'over', shipsWithin: 7 } });
  expect([items.length, total]).toEqual([1, 2]);
});

test('reads the same terms from a product detail, with times as text', () => {
  const answer = captured('productDetail', '44') as { data: { storeInfo: object } };
  const inPresale = (state: number) => ({
    ...answer,
    data: {
      ...answer.data,
      storeInfo: {
        ...answer.data.storeInfo,
        presale_pay_status: state,
        presale_start_time: '2026-11-20 00:00',
        presale_end_time: '2026-11-27 00:00',
        presale_day: 15,
      },
    },
  });
  const stateOf = (state: number) => {
    const reply = decodeAnswer(productDetail, inPresale(state));
    return reply.kind === 'done' ? reply.value.presale : undefined;
  };
  expect(stateOf(2)).toEqual({ state: 'running', from: FROM, to: TO, shipsWithin: 15 });
  expect([0, 1, 3].map((state) => stateOf(state)?.state)).toEqual([undefined, 'before', 'over']);
});
