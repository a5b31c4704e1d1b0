// @vitest-environment jsdom
import { calls } from '@shop/contracts';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { preloadAllPages } from '../test-visit.tsx';
import { isFrame } from './answers.ts';
import { action } from './action.ts';
import { actions } from './actions.ts';
import { claimsIn, moreClaims } from './claims.ts';
import { openPage } from './open-page.ts';
import { pageStates } from './pages.ts';
import { planFor } from './plan.ts';
import { CALLS_OF_PAGES, NOT_REACHED } from './reached.ts';
import { openUsual, problemsOf } from './run.ts';

beforeAll(preloadAllPages);

const PAGES = 2;
const MUTATIONS = 8;
/** Chooses the sample: always the same one, or another (`MUTATION_SEED=…`). All are opened by `npm run test:mutation`. */
const seed = Number(process.env.MUTATION_SEED ?? 20_261_123);
const some = <T,>(all: readonly T[], count: number): readonly T[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: Math.min(count, all.length), maxLength: count }), {
    seed,
    numRuns: 1,
  })[0] ?? [];

test.each(some(pageStates, PAGES))(
  `$name neither crashes nor claims more by a sample of mutations (MUTATION_SEED=${seed})`,
  async (state) => {
    const usual = await openUsual(state);
    const found = [];
    for (const mutation of some(planFor(usual.answers).distinct, MUTATIONS))
      found.push(...(await problemsOf(state, usual, mutation)));
    expect(found).toEqual([]);
  },
);

let opened: ReturnType<typeof openUsual> | undefined;

/** The product page, and the mutation by which the first field of this name is 0. */
async function productWithZero(name: string) {
  const state = pageStates.find((one) => one.name === 'shop/Product');
  if (!state) throw new Error('The story of the product page is missing.');
  const usual = await (opened ??= openUsual(state));
  const mutation = planFor(usual.answers).distinct.find(
    ({ call, field, by }) => call === 'productDetail' && field.endsWith(`.${name}`) && by === 'zero',
  );
  if (!mutation) throw new Error(`No field of the product is named ${name}.`);
  return { state, usual, mutation };
}

test('finds a page that claims more', async () => {
  const { state, usual, mutation } = await productWithZero('stock');
  const found = await problemsOf(state, usual, mutation, () => false);
  expect(found.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^claims "sold out" \d+ times instead of \d+$/),
  ]);
  expect(await problemsOf(state, usual, mutation)).toEqual([]);
});

test('finds a page that crashes', async () => {
  const { state, usual, mutation } = await productWithZero('price');
  const { formatToParts } = Intl.NumberFormat.prototype;
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockImplementation(function (this: Intl.NumberFormat, number) {
    if (number === 0) throw new RangeError('planted');
    return formatToParts.call(this, number);
  });
  const found = await problemsOf(state, usual, mutation);
  expect(found.map(({ what }) => what)).toContainEqual(expect.stringMatching(/^crashes: .*planted/s));
});

test('counts what a page claims, and not that it does not know', () => {
  const before = claimsIn('缺货 免运费');
  expect(moreClaims(before, claimsIn('缺货 缺货 免运费'))).toEqual(['sold out']);
  expect(moreClaims(before, claimsIn('还不知道是否免费'))).toEqual([]);
});

const acting = (name: string) => {
  const found = actions.find((one) => one.name === name);
  if (!found) throw new Error(`No action is named ${name}.`);
  return found;
};

test('mutates what is answered to an action, and not what the page received before it', async () => {
  const state = acting('receives a coupon');
  const usual = await openUsual(state);
  const names = new Set(usual.answers.map(({ name }) => name));
  expect(names).toContain('couponReceive');
  expect(names).not.toContain('companyInfo');
  const malformed = planFor(usual.answers).distinct.find(({ call }) => call === 'couponReceive');
  expect(malformed && (await problemsOf(state, usual, malformed))).toEqual([]);
});

test('mutates the frames of the chat', async () => {
  const state = acting('sees an agent go and come');
  const usual = await openUsual(state);
  const [mutation] = planFor(usual.answers).distinct.filter(({ call }) => isFrame(call) && call.endsWith('online'));
  expect(mutation && (await problemsOf(state, usual, mutation))).toEqual([]);
});

test('a step that a page does not offer is a fault of the action, and none after a mutation', async () => {
  const state = action('presses nothing', { at: '/no-such-page' }, [], ({ press }) => press(/no such button/));
  const usual = await openPage(state);
  expect(usual.errors).toEqual([expect.stringContaining('no such button')]);
  expect((await openPage(state, { call: 'companyInfo', field: 'data', by: 'null' }, usual)).errors).toEqual([]);
});

test('every call is made by a page or an action, or is listed with the reason why not', () => {
  const byActions = actions.flatMap((one) => one.calls);
  const made = new Set([...CALLS_OF_PAGES, ...byActions]);
  expect(Object.keys(NOT_REACHED).filter((name) => made.has(name))).toEqual([]);
  expect([...made, ...Object.keys(NOT_REACHED)].sort()).toEqual(calls.map(({ name }) => name).sort());
  expect(CALLS_OF_PAGES.filter((name) => byActions.includes(name))).toEqual([]);
});
