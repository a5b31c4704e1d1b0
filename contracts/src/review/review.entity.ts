import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { flag } from '../wire/flag.ts';
import { id } from '../wire/id.ts';
import { listOf } from '../wire/list-or-map.ts';
import { maybe, withDefault } from '../wire/maybe.ts';
import { address } from '../wire/picture.ts';
import { text } from '../wire/text.ts';

/** A buyer's review of a product. Stars are 1 to 5. */
export type Review = {
  id: string;
  /** Masked by the server. */
  nickname: string;
  avatar: string;
  /** Stars for the product itself and for the shop's service; absent when the server does not send them. */
  stars?: number;
  serviceStars?: number;
  text: string;
  /** The name of the offer that was bought, e.g. a colour's. */
  offer: string;
  /** Addresses of photos. */
  pictures: readonly string[];
  /** The server's text of its age, e.g. `3天前`; '' for just now, absent when it is not known. */
  when?: string;
  /** The shop's answer; '' when it has none. */
  answer: string;
  /** Whether the shop has yet to approve it; absent where it has, or the server does not say. */
  isHeld?: boolean;
};

export const review = entity(
  z.object({
    id,
    nickname: text,
    avatar: address,
    product_score: maybe(count),
    service_score: maybe(count),
    comment: text,
    suk: text,
    pics: withDefault(listOf(address), []),
    // Null for "just now" (reference, trap 11); a missing one is not known.
    add_time: z.optional(z.nullable(z.string())),
    merchant_reply_content: text,
    // Of newer servers: 0 until the shop approves it.
    status: maybe(flag),
  }),
  {
    decode: (wire): Review => ({
      id: wire.id,
      nickname: wire.nickname,
      avatar: wire.avatar,
      stars: wire.product_score,
      serviceStars: wire.service_score,
      text: wire.comment,
      offer: wire.suk,
      pictures: wire.pics.filter(Boolean),
      when: wire.add_time === null ? '' : wire.add_time,
      answer: wire.merchant_reply_content,
      ...(wire.status === false ? { isHeld: true } : {}),
    }),
    encode: (value) => ({
      id: value.id,
      nickname: value.nickname,
      avatar: value.avatar,
      product_score: value.stars,
      service_score: value.serviceStars,
      comment: value.text,
      suk: value.offer,
      pics: [...value.pictures],
      add_time: value.when,
      merchant_reply_content: value.answer,
      status: value.isHeld ? false : undefined,
    }),
  },
);
