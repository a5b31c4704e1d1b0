import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { toLoadable, toPresent } from './to-loadable.ts';

const gone = new CallError('productDetail', 'gone', { status: 404, serverMessage: '商品已下架' });
const offline = new CallError('productDetail', 'offline', { status: 500 });

test('what was loaded stays when it could not be asked for again', () => {
  for (const read of [toLoadable, toPresent])
    expect(read({ data: 'brick', error: offline })).toEqual({ state: 'ready', value: 'brick' });
});

test('a product of an older document that the server now says is gone is not shown as one to buy', () => {
  expect(toPresent({ data: 'brick', error: gone })).toMatchObject({
    state: 'failed',
    failure: { kind: 'gone', message: '商品已下架' },
  });
});

test('until something is loaded it is loading, or failed', () => {
  expect(toPresent({ data: undefined, error: null })).toEqual({ state: 'loading' });
  expect(toPresent({ data: undefined, error: offline })).toMatchObject({ state: 'failed' });
});
