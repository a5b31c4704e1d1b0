// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { preloadAllPages } from '../test-visit.tsx';
import { claimsIn, moreClaims } from './claims.ts';
import { pageStates } from './pages.ts';
import { planFor } from './plan.ts';
import { openUsual, problemsOf } from './run.ts';

beforeAll(preloadAllPages);

const PAGES = 3;
const MUTATIONS = 10;
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
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page is open at a time
      found.push(...(await problemsOf(state, usual, mutation)));
    expect(found).toEqual([]);
  },
  60_000,
);

/** The product page, and the mutation by which the first field of this name is 0. */
async function productWithZero(name: string) {
  const state = pageStates.find((one) => one.name === 'shop/Product');
  if (!state) throw new Error('The story of the product page is missing.');
  const usual = await openUsual(state);
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
