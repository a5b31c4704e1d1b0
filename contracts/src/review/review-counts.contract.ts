import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';

/**
 * The number of a product's reviews: all, good (both scores 5), medium, poor (a score of 2 or less); share of good ones
 * in percent; average stars.
 */
export type ReviewCounts = {
  all: number;
  good: number;
  medium: number;
  poor: number;
  goodPercent: number;
  stars: number;
};

/** A decimal number, as a number or as digits. */
export const fraction = z.codec(z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]), z.number(), {
  decode: Number,
  encode: (value) => value,
});

/** The counts above the reviews. */
export const reviewCounts = defineCall({
  name: 'reviewCounts',
  method: 'GET',
  path: '/reply/config/:id',
  auth: 'optional',
  summary: 'The number of reviews of a product by kind, and their average.',
  params: z.object({ id: z.string() }),
  answer: entity(
    z.object({
      sum_count: count,
      good_count: count,
      in_count: count,
      poor_count: count,
      reply_chance: count,
      reply_star: fraction,
    }),
    {
      decode: (wire): ReviewCounts => ({
        all: wire.sum_count,
        good: wire.good_count,
        medium: wire.in_count,
        poor: wire.poor_count,
        goodPercent: wire.reply_chance,
        stars: wire.reply_star,
      }),
      encode: (value) => ({
        sum_count: value.all,
        good_count: value.good,
        in_count: value.medium,
        poor_count: value.poor,
        reply_chance: value.goodPercent,
        reply_star: value.stars,
      }),
    },
  ),
  states: ['the shop is open'],
});
