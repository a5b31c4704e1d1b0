import * as z from 'zod/mini';

/**
 * An instant: milliseconds since 1970 UTC. Servers send times of Asia/Shanghai, which has had no daylight saving time
 * since 1991.
 */
export type Moment = number;
const SHANGHAI_OFFSET = '+08:00';
const SHANGHAI_MS = 8 * 3_600_000;

/** Unix seconds, as integer or digits; 0 and '' mean "not yet" and decode to undefined. */
export const unixMoment = z.codec(
  z.nullish(z.union([z.int(), z.string().check(z.regex(/^\d*$/))])),
  z.optional(z.int()),
  {
    decode: (wire) => (wire === null || wire === undefined || Number(wire) === 0 ? undefined : Number(wire) * 1000),
    encode: (moment) => (moment === undefined ? 0 : Math.trunc(moment / 1000)),
  },
);

/** Unix seconds of something that has a time: without one it would read as long past, so absence and 0 are faults. */
export const sentMoment = z.codec(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d*$/))]),
  z.int(),
  {
    decode: (wire) => Number(wire) * 1000,
    encode: (moment) => Math.trunc(moment / 1000),
  },
);

/**
 * `2026-11-20 10:00:00`, `2026-11-20 10:00`, `2026-11-20` or `2026/11/20` without an offset; '', 1970 and MySQL's year
 * 0000 mean "not set".
 */
const TEXT = /^(\d{4}[-/]\d{2}[-/]\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?)?$/;
export const textMoment = z.codec(z.nullish(z.string().check(z.regex(TEXT))), z.optional(z.int()), {
  decode: (wire) => {
    if (!wire || /^(1970|0000)/.test(wire)) return undefined;
    const [day = '', time = '00:00:00'] = wire.replaceAll('/', '-').split(/[ T]/);
    return Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}${SHANGHAI_OFFSET}`);
  },
  encode: (moment) => (moment === undefined ? '' : toShopText(moment)),
});

/** A column that is text in one call and unix seconds in another (reference, trap 12); encoded as text. */
export const anyMoment = z.union([textMoment, unixMoment]);

/** An instant as text in the servers' format: `2026-11-20 10:00:00` in Asia/Shanghai. */
export const toShopText = (moment: Moment): string =>
  new Date(moment + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');
