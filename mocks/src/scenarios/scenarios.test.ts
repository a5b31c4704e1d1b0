import {
  agentList,
  calls,
  ContractFault,
  cartList,
  category,
  chatHistory,
  currentUser,
  decodeAnswer,
  login,
  orderCreate,
  orderDetail,
  orderPay,
  productDetail,
  products,
  sliderChallenge,
  sliderCheck,
} from '@shop/contracts';
import { describe, expect, test } from 'vitest';
import { answer } from '../shop/answer.ts';
import { restart } from '../shop/create-shop.ts';
import { customerOf, requestOf, visit } from '../shop/test-customer.ts';
import { readScenario } from './read-scenario.ts';
import { isScenario, scenarios, type ScenarioName } from './scenarios.ts';
import { requestFor } from './test-requests.ts';

const names = Object.keys(scenarios) as ScenarioName[];

const broken = new Set<ScenarioName>([
  'the shop is down',
  'responses are malformed',
  'the shop has no facets',
  'the server is a stock CRMEB 5.4',
  'the server is a stock CRMEB 4.4',
  'the shop has no message centre',
  'the shop sends no text messages',
  'the shop has no registration',
  'the shop has no agreements',
  'the shop has no repair service',
]);

/** Only servers with a slider captcha have these (verification.rules.test.ts). */
const sliderCalls: readonly string[] = [sliderChallenge.name, sliderCheck.name];

describe.each(names.filter((name) => !broken.has(name)))('%s', (name) => {
  test('answers each call by its contract, or refuses it', { timeout: 20_000 }, async () => {
    const { shop } = visit({ scenario: name });
    const beginning = shop.state;
    const kinds = new Set<string>();
    for (const call of calls.filter((one) => !sliderCalls.includes(one.name))) {
      shop.state = structuredClone(beginning);
      const response = await answer(shop, requestOf(call, requestFor(call, shop), { token: shop.signedInToken }));
      kinds.add(decodeAnswer(call, await response.json()).kind);
    }
    for (const kind of kinds) expect(['done', 'refused']).toContain(kind);
  });
});

test('every state that a call names is a scenario', () => {
  for (const call of calls)
    for (const state of call.states ?? []) expect(isScenario(state), `${call.name}: ${state}`).toBe(true);
});

/** States in which every call that names them is refused, and with which status. */
const REFUSED_IN: Partial<Record<ScenarioName, number>> = {
  'the token has expired': 410001,
  'the product does not exist': 400,
  'the order does not exist': 410173,
  'no coupon is left': 400,
  'the refund does not exist': 400,
  'the set is unknown': 400,
};
/** States in which some of the calls that name them are refused, as too late or too early. */
const REFUSED_CALLS: Partial<Record<ScenarioName, readonly string[]>> = {
  'a shopper is signed in and a part is sold out': ['cartAdd'],
  'an order is paid': ['orderPay', 'orderCancel', 'orderTake', 'orderDel', 'orderExpress'],
  'an order is completed': ['orderComment'],
  'a refund is under review': ['refundApply', 'refundReturn', 'refundDel'],
  'a refund is done': ['refundCancel'],
  'a shopper is signed in': ['repairDetail'],
  'a repair request is in review': [
    'repairPay',
    'repairExpress',
    'repairTake',
    'repairFinish',
    'repairReopen',
    'repairEvidence',
  ],
  'a repair request is shipped': ['repairCancel'],
};
const statusIn = (state: ScenarioName, call: string): number | undefined =>
  REFUSED_IN[state] ?? (REFUSED_CALLS[state]?.includes(call) ? 400 : undefined);

test('each call is answered in the states it names, refused only where the state says so', async () => {
  for (const call of calls) {
    for (const state of call.states ?? []) {
      if (!isScenario(state)) continue;
      const { shop } = visit({ scenario: state });
      const response = await answer(shop, requestOf(call, requestFor(call, shop), { token: shop.signedInToken }));
      const reply = decodeAnswer(call, await response.json());
      const where = `${call.name} when ${state}: ${reply.kind === 'refused' ? reply.message : ''}`;
      expect(reply.kind === 'refused' ? reply.status : undefined, where).toBe(statusIn(state, call.name));
    }
  }
});

test('a used order key returns its order, a draft becomes a new order', async () => {
  for (const [scenario, isNew] of [
    ['an order draft exists', true],
    ['the order key has been used', false],
  ] as const) {
    const { get, shop } = visit({ scenario, params: { orderKey: 'a-key-known-before' } });
    const placed = await get(orderCreate, {
      params: { orderKey: 'a-key-known-before' },
      body: {
        addressId: shop.known.addressId ?? '',
        couponId: '0',
        payType: 'balance',
        useIntegral: false,
        shipping_type: 1,
        mark: '',
        new: false,
        from: 'pc',
      },
    });
    expect(placed.isNew).toBe(isNew);
  }
});

test('the number of an order can be set by a test', async () => {
  const { get } = visit({ scenario: 'an order waits for payment', params: { orderNumber: 'cp123' } });
  expect(await get(orderDetail, { params: { orderNumber: 'cp123' } })).toMatchObject({
    number: 'cp123',
    state: 'unpaid',
  });
  expect(await get(orderPay, { body: { uni: 'cp123', paytype: 'balance', from: 'pc' } })).toEqual({ kind: 'paid' });
});

test('nothing matches a search, although the catalogue has products', async () => {
  const { get } = visit({ scenario: 'nothing matches the search' });
  expect(await get(products, { query: { page: 1, limit: 20, keyword: '3001' } })).toEqual({ products: [], total: 0 });
  expect((await get(products, { query: { page: 1, limit: 20 } })).total).toBeGreaterThan(0);
});

test('an empty catalogue still has its category tree', async () => {
  const { get, refusalOf, shop } = visit({ scenario: 'the catalogue is empty' });
  expect(await get(products, { query: { page: 1, limit: 20 } })).toEqual({ products: [], total: 0 });
  expect((await get(category, {})).length).toBeGreaterThan(0);
  expect((await refusalOf(productDetail, { params: { id: shop.known.productId ?? '' } })).status).toBe(400);
});

test('a slow shop answers after its delay', async () => {
  const { get, clock } = visit({ scenario: 'the shop is slow', params: { ms: 10_000, call: 'category' } });
  const start = clock.now();
  await get(category, {});
  expect(clock.now() - start).toBe(10_000);
  await get(products, { query: { page: 1, limit: 1 } });
  expect(clock.now() - start).toBe(10_000);
});

test('a shop that is down for a call has network errors for that call only', async () => {
  const { shop } = visit({ scenario: 'the shop is down', params: { call: 'category' } });
  expect((await answer(shop, requestOf(category, {}))).type).toBe('error');
  expect((await answer(shop, requestOf(products, { query: { page: 1, limit: 1 } }))).status).toBe(200);
});

test('a malformed answer breaks the contract of every call', { timeout: 20_000 }, async () => {
  const { shop } = visit({ scenario: 'an order draft exists' });
  scenarios['a shopper with a cart is signed in'](shop);
  scenarios['codes need a slider captcha'](shop);
  scenarios['responses are malformed'](shop);
  const beginning = shop.state;
  for (const call of calls) {
    shop.state = structuredClone(beginning);
    const response = await answer(shop, requestOf(call, requestFor(call, shop), { token: shop.signedInToken }));
    const body = await response.json();
    expect(() => decodeAnswer(call, body), call.name).toThrow(ContractFault);
  }
});

test('a refusal has the given status and message', async () => {
  const { refusalOf, ask } = visit({
    scenario: 'refused',
    params: { call: 'login', status: 410003, message: '账号已被禁用' },
  });
  expect(await refusalOf(login, { body: { account: 'demo', password: 'pip-demo' } })).toEqual({
    status: 410003,
    message: '账号已被禁用',
  });
  expect((await ask(category, {})).kind).toBe('done');
});

test('a token expires after some calls, and a new one works', async () => {
  const { shop, get, refusalOf } = visit({ scenario: 'the token expires after some calls', params: { after: 3 } });
  await get(currentUser, {});
  const before = await get(cartList, {});
  expect((await refusalOf(cartList, {})).status).toBe(410001);
  expect((await refusalOf(currentUser, {})).status).toBe(410001);
  const { token } = await get(login, { body: { account: 'demo', password: 'pip-demo' } });
  const again = customerOf(shop, { token });
  for (let count = 0; count < 5; count += 1) expect(await again.get(cartList, {})).toEqual(before);
});

test('scenarios can be combined', async () => {
  const { shop, get } = visit({
    scenario: 'a shopper with a cart is signed in',
    params: { account: 'poor', lines: 2 },
  });
  scenarios['refused'](shop, { call: 'agentList' });
  scenarios['the token expires after some calls'](shop, { after: 9 });
  expect((await get(cartList, {})).valid).toHaveLength(2);
  expect((await customerOf(shop, { token: shop.signedInToken }).refusalOf(agentList, {})).status).toBe(400);
});

test('a conversation is read in pages, newest page first, oldest message first in each', async () => {
  const { get } = visit({ scenario: 'a conversation exists', params: { messages: 45 } });
  const ids: string[] = [];
  let smallest = '0';
  for (const expected of [20, 20, 5]) {
    const page = await get(chatHistory, { query: { toUid: '0', limit: 20, uidTo: smallest } });
    expect(page.messages).toHaveLength(expected);
    expect(page.messages.map(({ id }) => Number(id))).toEqual(
      page.messages.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    );
    ids.unshift(...page.messages.map(({ id }) => id));
    smallest = page.messages[0]?.id ?? '';
  }
  expect(new Set(ids).size).toBe(45);
});

test('a restart resets the state, and no token is issued twice', async () => {
  const { shop } = visit({ scenario: 'an order is paid' });
  const before = shop.signedInToken;
  restart(shop, 'a shopper is signed in');
  expect(shop.state.orders).toEqual({});
  expect(shop.signedInToken).not.toBe(before);
  expect((await customerOf(shop, { token: before }).refusalOf(currentUser, {})).status).toBe(410002);
});

test('reads a valid scenario from a request, and nothing else', () => {
  expect(readScenario({ name: 'guest' })).toEqual({ name: 'guest', params: {} });
  expect(readScenario({ name: 'the shop is slow', params: { ms: 5 } })).toEqual({
    name: 'the shop is slow',
    params: { ms: 5 },
  });
  for (const asked of [null, 'guest', {}, { name: 'toString' }, { name: 3 }])
    expect(readScenario(asked)).toBeUndefined();
});
