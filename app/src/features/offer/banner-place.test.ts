import { expect, test } from 'vitest';
import { withPlace } from './banner-place.ts';

const banner = { id: '1', title: '限时抢购', picture: { kind: 'photo', url: '' } } as const;
const leads = (link: string) => withPlace({ ...banner, link });

test('a banner leads to a page of this shop in the reader’s own language', () => {
  expect(leads('/goods_seckill')).toEqual({ ...banner, to: { name: 'flashSale' } });
  expect(leads('/goods_cate?from=banner')).toMatchObject({ to: { name: 'parts' } });
  expect(leads('/goods_detail/12')).toMatchObject({ to: { name: 'product', id: '12' } });
});

test('a banner may lead to another site, or be just a picture', () => {
  expect(leads('https://mall.example/brick')).toMatchObject({ href: 'https://mall.example/brick' });
  for (const link of ['', '/no_such_page', 'javascript:alert(1)']) expect(leads(link)).toEqual(banner);
});
