import { captured, decoded } from '../../fixtures/captured.ts';
import { decodeAnswer } from '../envelope.ts';
import { presaleList, productDetail } from '../index.ts';

const FROM = Date.parse('2026-11-20T00:00:00+08:00');
const TO = Date.parse('2026-11-27T00:00:00+08:00');

test('a row without a state counts as running, with times in unix seconds', () => {
  expect(decoded(presaleList, '44')).toEqual({
    items: [
      {
        id: '303',
        name: '拱 1 × 6',
        picture: { kind: 'photo', url: '/uploads/presale.jpg' },
        price: 150,
        stock: 800,
        sales: 3,
        unit: '颗',
        terms: { state: 'running', from: FROM, to: TO, shipsWithin: 15 },
      },
    ],
    total: 1,
  });
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
