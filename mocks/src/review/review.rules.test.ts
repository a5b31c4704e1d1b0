import { orderComment, orderDetail, productDetail, reviewCounts, reviewList, uploadImage } from '@shop/contracts';
import { expect, test } from 'vitest';
import { accountNamed } from '../session/accounts.ts';
import { whenOf } from './describe-review.ts';
import { customerOf, visit } from '../shop/test-customer.ts';
import { openSession } from '../session/tokens.ts';

const listRequest = (id: string, type = 0, page = 1, limit = 100) => ({ params: { id }, query: { type, page, limit } });

test('the counts equal the number of reviews of each kind, and those on the product’s page', async () => {
  const { get } = visit();
  for (const id of ['1', '7', '300', '900', '1600']) {
    const counts = await get(reviewCounts, { params: { id } });
    const [all, good, medium, poor] = await Promise.all(
      [0, 1, 2, 3].map((type) => get(reviewList, listRequest(id, type))),
    );
    expect([all?.length, good?.length, medium?.length, poor?.length]).toEqual([
      counts.all,
      counts.good,
      counts.medium,
      counts.poor,
    ]);
    expect(good?.every(({ stars, serviceStars }) => stars === 5 && serviceStars === 5)).toBe(true);
    expect(
      medium?.every(
        ({ stars = 0, serviceStars = 0 }) => Math.min(stars, serviceStars) > 2 && stars + serviceStars < 10,
      ),
    ).toBe(true);
    expect(poor?.every(({ stars = 0, serviceStars = 0 }) => Math.min(stars, serviceStars) <= 2)).toBe(true);
    expect(await get(productDetail, { params: { id } })).toMatchObject({
      reviewCount: counts.all,
      goodReviewPercent: counts.goodPercent,
    });
  }
});

test('most popular parts have reviews, most reviews are good, some have pictures and replies', async () => {
  const { shop, get } = visit();
  const ids = shop.catalogue.moulds.slice(0, 40).map(({ id }) => id);
  const reviews = (await Promise.all(ids.map((id) => get(reviewList, listRequest(id))))).flat();
  const share = (matches: (review: (typeof reviews)[number]) => boolean) =>
    reviews.filter(matches).length / reviews.length;
  expect(reviews.length).toBeGreaterThan(300);
  expect(share(({ stars }) => stars === 5)).toBeGreaterThan(0.75);
  expect(share(({ pictures }) => pictures.length > 0)).toBeGreaterThan(0.15);
  expect(share(({ answer }) => answer !== '')).toBeGreaterThan(0.1);
  expect(reviews.every(({ nickname }) => nickname.includes('*'))).toBe(true);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
});

test('a part without reviews has the values of the servers of the family', async () => {
  const { shop, get } = visit();
  const counts = await Promise.all(
    shop.catalogue.moulds.slice(2000, 2020).map(({ id }) => get(reviewCounts, { params: { id } })),
  );
  expect(counts).toContainEqual({ all: 0, good: 0, medium: 0, poor: 0, goodPercent: 100, stars: 5 });
});

test('are listed in pages, newest first, in the language of the shopper, the same every time', async () => {
  const { get } = visit({ language: 'en' });
  const whole = await get(reviewList, listRequest('2'));
  const pages = await Promise.all([1, 2].map((page) => get(reviewList, listRequest('2', 0, page, 4))));
  expect(pages.flat()).toEqual(whole.slice(0, 8));
  expect(whole[0]?.text).toMatch(/^[\x20-\x7e]+$/);
  expect(whole.at(-1)?.when).toMatch(/^\d+ (month|day)s? ago$/);
  const written = whole.map(({ text }) => text).filter((text) => text !== 'This buyer left no comment');
  expect(new Set(written).size).toBe(written.length);
});

test('shows the age of a review in the language of the shopper, and nothing for new ones', () => {
  expect([0, 1, 90, 1441, 44_000].map((minutes) => whenOf(minutes, 'en'))).toEqual([
    '',
    '1 minute ago',
    '1 hour ago',
    '1 day ago',
    '1 month ago',
  ]);
  expect(whenOf(3 * 1440, 'zh-Hans')).toBe('3天前');
  expect(whenOf(3 * 1440, 'zh-Hant')).toBe('3 天前');
});

test('refuses to list the reviews of a deleted product', async () => {
  const { refusalOf } = visit();
  expect((await refusalOf(reviewList, listRequest('999999'))).message).toBe('商品不存在');
  expect((await refusalOf(reviewCounts, { params: { id: '999999' } })).status).toBe(400);
});

const image = async ({ get }: ReturnType<typeof visit>) =>
  (
    await get(uploadImage, {
      body: { filename: 'file', file: new File([Uint8Array.from([0xff, 0xd8, 0xff, 1])], 'a.jpg') },
    })
  ).url;
type ReviewRequest = { stars?: number; serviceStars?: number; text?: string; pictures?: string[] };
const review = (
  unique: string,
  { stars = 5, serviceStars = 5, text = '颜色很正。', pictures = [] }: ReviewRequest = {},
) => ({
  body: { unique, comment: text, pics: pictures, product_score: stars, service_score: serviceStars },
});

function withReceived() {
  const visitor = visit({ scenario: 'an order is received' });
  const order = visitor.shop.state.orders[visitor.shop.known.orderNumber ?? ''] ?? expect.fail();
  return { ...visitor, order, line: order.lines[0] ?? expect.fail(), visitor };
}

test('a written review is the first on the product’s page, and is counted', async () => {
  const { get, clock, line, visitor } = withReceived();
  const before = await get(reviewCounts, { params: { id: line.productId } });
  const picture = await image(visitor);
  await get(
    orderComment,
    review(line.reviewKey, { stars: 2, serviceStars: 4, text: ' 有两颗颜色偏深。 ', pictures: [picture] }),
  );
  const [newest, ...others] = await get(reviewList, listRequest(line.productId));
  expect(newest).toMatchObject({
    nickname: '小**',
    stars: 2,
    serviceStars: 4,
    text: '有两颗颜色偏深。',
    pictures: [picture],
    when: '',
    answer: '',
  });
  expect(newest?.offer).not.toBe('');
  const after = await get(reviewCounts, { params: { id: line.productId } });
  expect(after).toMatchObject({ all: before.all + 1, good: before.good, poor: before.poor + 1 });
  expect((await get(reviewList, listRequest(line.productId, 3))).at(0)?.id).toBe(newest?.id);
  expect(new Set([newest, ...others].map((one) => one?.id)).size).toBe(others.length + 1);
  clock.move(3 * 3_600_000);
  expect((await get(reviewList, listRequest(line.productId)))[0]?.when).toBe('3小时前');
});

test('accepts a review without text', async () => {
  const { get, line } = withReceived();
  await get(orderComment, review(line.reviewKey, { text: '  ' }));
  expect((await get(reviewList, listRequest(line.productId)))[0]?.text).toBe('此用户没有填写评价');
});

test('each line is reviewed once; the last review completes the order', async () => {
  const { get, refusalOf, order } = withReceived();
  for (const [place, line] of order.lines.entries()) {
    expect(order.step).toBe('toReview');
    await get(orderComment, review(line.reviewKey));
    expect((await refusalOf(orderComment, review(line.reviewKey))).message).toBe('该商品已评价');
    expect((await get(orderDetail, { params: { orderNumber: order.number } })).lines[place]?.isReviewed).toBe(true);
  }
  expect(order.step).toBe('completed');
});

test('refuses invalid stars, long texts, too many images, and lines that are not received', async () => {
  const { shop, get, refusalOf, line, visitor } = withReceived();
  for (const request of [{ stars: 0 }, { stars: 6 }, { serviceStars: 0 }, { serviceStars: -1 }])
    expect((await refusalOf(orderComment, review(line.reviewKey, request))).message).toBe('请选择 1 到 5 星');
  expect((await refusalOf(orderComment, review(line.reviewKey, { text: '😀'.repeat(501) }))).message).toBe(
    '评价不能超过500字',
  );
  const picture = await image(visitor);
  expect(
    (await refusalOf(orderComment, review(line.reviewKey, { pictures: Array.from({ length: 7 }, () => picture) })))
      .message,
  ).toBe('图片最多6张');
  expect((await refusalOf(orderComment, review(line.reviewKey, { pictures: ['/uploads/no.png'] }))).message).toBe(
    '图片不存在，请重新上传',
  );
  expect((await refusalOf(orderComment, review('no such line'))).message).toBe('没有找到要评价的商品');
  expect(shop.state.reviews).toEqual([]);
  await get(
    orderComment,
    review(line.reviewKey, { text: '😀'.repeat(500), pictures: Array.from({ length: 6 }, () => picture) }),
  );
  const sent = visit({ scenario: 'an order is shipped' });
  const key = sent.shop.state.orders[sent.shop.known.orderNumber ?? '']?.lines[0]?.reviewKey ?? '';
  expect((await sent.refusalOf(orderComment, review(key))).message).toBe('确认收货后才能评价');
});

test('refuses to review a line of another shopper', async () => {
  const { shop, line } = withReceived();
  const poor = customerOf(shop, { token: openSession(shop, accountNamed(shop, 'poor')).token });
  expect((await poor.refusalOf(orderComment, review(line.reviewKey))).message).toBe('没有找到要评价的商品');
  expect(line.isReviewed).toBe(false);
});
