import fc from 'fast-check';
import { calls } from './calls.ts';
import { pathOf } from './define-call.ts';
import { matchCall } from './match-call.ts';

test('finds the call of a concrete path and its parameters', () => {
  expect(matchCall('get', '/product/detail/12')).toMatchObject({
    call: { name: 'productDetail' },
    params: { id: '12' },
  });
  expect(matchCall('POST', '/order/create/3646988043223302144/')).toMatchObject({
    call: { name: 'orderCreate' },
    params: { orderKey: '3646988043223302144' },
  });
});

test('ignores a query', () => {
  expect(matchCall('GET', '/pc/get_products?page=1&limit=20')?.call.name).toBe('products');
});

test.each([
  ['POST', '/product/detail/12'],
  ['GET', '/product/detail'],
  ['GET', '/product/detail/1/2'],
  ['GET', '/'],
  ['GET', ''],
  ['GET', '/xuser'],
])('%s %s is not a call', (method, path) => {
  expect(matchCall(method, path)).toBeUndefined();
});

test('leaves a parameter that cannot be decoded unchanged', () => {
  expect(matchCall('GET', '/order/detail/%E0%A4%A')?.params).toEqual({ orderNumber: '%E0%A4%A' });
});

test('finds every call by its path, with the same parameters', () => {
  fc.assert(
    fc.property(fc.constantFrom(...calls), fc.string({ minLength: 1, unit: 'grapheme' }), (call, value) => {
      const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]));
      expect(matchCall(call.method, pathOf(call, params))).toEqual({ call, params });
    }),
  );
});

test('throws for a path without its parameter and says what to do', () => {
  expect(() => pathOf({ name: 'productDetail', path: '/product/detail/:id' })).toThrow(
    'productDetail needs the path parameter "id"; pass it in params.',
  );
});
