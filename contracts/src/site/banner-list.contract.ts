import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { address, picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/**
 * A picture on the home page and the address of its link: `/goods_seckill` of this shop, another site's, or '' for
 * none.
 */
export type Banner = { id: string; title: string; picture: Picture; link: string };

const banner = entity(z.object({ id, title: text, image: picture, url: address }), {
  decode: (wire): Banner => ({ id: wire.id, title: wire.title, picture: wire.image, link: wire.url }),
  encode: (value) => ({ id: value.id, title: value.title, image: value.picture, url: value.link }),
});

export const bannerList = defineCall({
  name: 'bannerList',
  method: 'GET',
  path: '/pc/get_banner',
  auth: 'optional',
  summary: 'Banners of the home page.',
  answer: entity(z.object({ list: listOf(banner) }), {
    decode: (wire): readonly Banner[] => wire.list,
    encode: (value) => ({ list: [...value] }),
  }),
  states: ['the shop is open'],
});
