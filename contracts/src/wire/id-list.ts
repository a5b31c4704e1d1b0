import * as z from 'zod/mini';

/** Ids separated by commas; a single one may be a number. '', 0 and null name none: the value is then undefined. */
export const idList = z.codec(z.nullish(z.union([z.string(), z.int()])), z.optional(z.array(z.string())), {
  decode: (wire) => {
    const ids = String(wire ?? '')
      .split(',')
      .filter((id) => id !== '' && id !== '0');
    return ids.length > 0 ? ids : undefined;
  },
  encode: (ids) => ids?.join(','),
});
