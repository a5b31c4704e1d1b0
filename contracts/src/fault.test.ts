import * as z from 'zod/mini';
import { captured } from '../fixtures/captured.ts';
import { decodeAnswer } from './envelope.ts';
import { ContractFault, describeValue, faultsOf } from './fault.ts';
import { orderComputed, productDetail, products } from './index.ts';

/** A captured answer with a change of its data. */
const changedAnswer = (call: string, change: (data: Record<string, never>) => void): unknown => {
  const body = captured(call, '44') as { data: Record<string, never> };
  change(body.data);
  return body;
};

const faultOf = (work: () => unknown): ContractFault => {
  try {
    work();
  } catch (error) {
    if (error instanceof ContractFault) return error;
    throw error;
  }
  throw new Error('The answer was decoded.');
};

test('a fault has call, path, expected and actual value', () => {
  const fault = faultOf(() =>
    decodeAnswer(
      productDetail,
      changedAnswer(
        'productDetail',
        (data: { storeInfo?: { price: unknown } }) => data.storeInfo && (data.storeInfo.price = true),
      ),
    ),
  );
  expect(fault.call).toBe('productDetail');
  expect(fault.faults).toEqual([{ path: 'data.storeInfo.price', expected: 'string or number', got: 'boolean true' }]);
  expect(fault.message).toBe('productDetail: data.storeInfo.price: expected string or number, got boolean true');
});

test('lists every fault on a line of its own', () => {
  const fault = faultOf(() =>
    decodeAnswer(products, {
      status: 200,
      msg: 'ok',
      data: { list: [{ id: 1, store_name: null, price: 'free' }], count: {} },
    }),
  );
  expect(fault.faults.map((one) => one.path).sort()).toEqual([
    'data.count',
    'data.list[0].price',
    'data.list[0].store_name',
  ]);
  expect(fault.message.split('\n')).toHaveLength(3);
});

test('the path in a map has its key', () => {
  const fault = faultOf(() =>
    decodeAnswer(
      productDetail,
      changedAnswer(
        'productDetail',
        (data: { productValue?: Record<string, { stock: unknown }> }) =>
          data.productValue?.['红'] && (data.productValue['红'].stock = 'many'),
      ),
    ),
  );
  expect(fault.faults[0]).toMatchObject({ path: 'data.productValue.红.stock', got: 'string "many"' });
});

test('reports the best matching branch of a union, with the tags of the others', () => {
  const goods = { total_price: '1.00' };
  expect(
    faultOf(() => decodeAnswer(orderComputed, { status: 200, data: { status: 'none', result: goods } })).message,
  ).toContain('"NONE" or "EXTEND_ORDER"');
  expect(
    faultOf(() => decodeAnswer(orderComputed, { status: 200, data: { status: 'NONE', result: goods } })).faults,
  ).toEqual([{ path: 'data.result.pay_price', expected: 'string or number', got: 'nothing' }]);
});

test('describes a value in one line and cuts long ones', () => {
  expect(describeValue(undefined)).toBe('nothing');
  expect(describeValue(null)).toBe('null');
  expect(describeValue([])).toBe('an empty list');
  expect(describeValue([1, 2])).toBe('a list of 2');
  expect(describeValue({ a: 1, b: 2 })).toBe('an object with a, b');
  expect(describeValue({})).toBe('an object with no keys');
  expect(describeValue('x'.repeat(500)).length).toBeLessThan(100);
});

test('reports limits as limits', () => {
  const schema = z.object({ mark: z.string().check(z.maxLength(150)), pieces: z.int().check(z.minimum(1)) });
  const value = { mark: 'x'.repeat(151), pieces: 0 };
  const result = z.safeParse(schema, value);
  expect(faultsOf(result.error?.issues ?? [], value).map((fault) => fault.expected)).toEqual([
    'at most 150',
    'at least 1',
  ]);
});
