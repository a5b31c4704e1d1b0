import { productDetail, reviewCounts, reviewList } from '@shop/contracts';
import { expect, test } from 'vitest';
import { whenOf } from './describe-review.ts';
import { visit } from './test-customer.ts';

const ask = (id: string, type = 0, page = 1, limit = 100) => ({ params: { id }, query: { type, page, limit } });

test('counts agree with the reviews of each kind, and with the product’s own page', async () => {
  const { get } = visit();
  for (const id of ['1', '7', '300', '900', '1600']) {
    const counts = await get(reviewCounts, { params: { id } });
    const [all, good, medium, poor] = await Promise.all([0, 1, 2, 3].map((type) => get(reviewList, ask(id, type))));
    expect([all?.length, good?.length, medium?.length, poor?.length]).toEqual([counts.all, counts.good, counts.medium, counts.poor]);
    expect(good?.every(({ stars, serviceStars }) => stars === 5 && serviceStars === 5)).toBe(true);
    expect(medium?.every(({ stars, serviceStars }) => Math.min(stars, serviceStars) > 2 && stars + serviceStars < 10)).toBe(true);
    expect(poor?.every(({ stars, serviceStars }) => Math.min(stars, serviceStars) <= 2)).toBe(true);
    expect(await get(productDetail, { params: { id } })).toMatchObject({ reviewCount: counts.all, goodReviewPercent: counts.goodPercent });
  }
});

test('most popular parts are reviewed, most reviews are good, some have pictures and answers', async () => {
  const { shop, get } = visit();
  const ids = shop.catalogue.moulds.slice(0, 40).map(({ id }) => id);
  const reviews = (await Promise.all(ids.map((id) => get(reviewList, ask(id))))).flat();
  const share = (fits: (review: (typeof reviews)[number]) => boolean) => reviews.filter(fits).length / reviews.length;
  expect(reviews.length).toBeGreaterThan(300);
  expect(share(({ stars }) => stars === 5)).toBeGreaterThan(0.75);
  expect(share(({ pictures }) => pictures.length > 0)).toBeGreaterThan(0.15);
  expect(share(({ answer }) => answer !== '')).toBeGreaterThan(0.1);
  expect(reviews.every(({ nickname }) => nickname.includes('*'))).toBe(true);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
});

test('a part that nobody reviewed is told as the family’s servers tell it', async () => {
  const { shop, get } = visit();
  const counts = await Promise.all(shop.catalogue.moulds.slice(2000, 2020).map(({ id }) => get(reviewCounts, { params: { id } })));
  expect(counts).toContainEqual({ all: 0, good: 0, medium: 0, poor: 0, goodPercent: 100, stars: 5 });
});

test('come a page at a time, newest first, in the reader’s language, the same whenever asked', async () => {
  const { get } = visit({ language: 'en' });
  const whole = await get(reviewList, ask('2'));
  const pages = await Promise.all([1, 2].map((page) => get(reviewList, ask('2', 0, page, 4))));
  expect(pages.flat()).toEqual(whole.slice(0, 8));
  expect(whole[0]?.text).toMatch(/^[\x20-\x7e]+$/);
  expect(whole.at(-1)?.when).toMatch(/^\d+ (month|day)s? ago$/);
  const written = whole.map(({ text }) => text).filter((text) => text !== 'This buyer left no words');
  expect(new Set(written).size).toBe(written.length);
});

test('says how long ago in the reader’s language, and nothing for just now', () => {
  expect([0, 1, 90, 1441, 44_000].map((minutes) => whenOf(minutes, 'en'))).toEqual(['', '1 minute ago', '1 hour ago', '1 day ago', '1 month ago']);
  expect(whenOf(3 * 1440, 'zh-Hans')).toBe('3天前');
  expect(whenOf(3 * 1440, 'zh-Hant')).toBe('3 天前');
});

test('a product that is gone has no reviews to ask for', async () => {
  const { refusalOf } = visit();
  expect((await refusalOf(reviewList, ask('999999'))).message).toBe('商品不存在');
  expect((await refusalOf(reviewCounts, { params: { id: '999999' } })).status).toBe(400);
});
