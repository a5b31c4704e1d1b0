import { expect, test } from 'vitest';
import { toBannerWithPlace } from './banner-place.ts';

const banner = { id: '1', title: '限时抢购', picture: { kind: 'photo', url: '' } } as const;
const placed = (link: string) => toBannerWithPlace({ ...banner, link });

test('links a banner to a page of this shop', () => {
  expect(placed('/goods_seckill')).toEqual({ ...banner, to: { name: 'flashSale' } });
  expect(placed('/goods_cate?from=banner')).toMatchObject({ to: { name: 'parts' } });
  expect(placed('/goods_detail/12')).toMatchObject({ to: { name: 'product', id: '12' } });
});

test('links a banner to another site, or to nothing', () => {
  expect(placed('https://mall.example/brick')).toMatchObject({ href: 'https://mall.example/brick' });
  for (const link of ['', '/no_such_page', 'javascript:alert(1)']) expect(placed(link)).toEqual(banner);
});
