import * as z from 'zod/mini';

/**
 * Booleans arrive as booleans, 0/1 or "0"/"1", depending on the row and the server generation. An empty text or null is
 * neither yes nor no: see `maybe` and `withDefault`.
 */
const flagWire = z.union([z.boolean(), z.number(), z.string().check(z.regex(/^(\d+|true|false)$/))]);

/**
 * Wire flag → boolean; written as 0/1. Anything but 1, "1", true, "true" is false, so the on/off pair 1/2 decodes too.
 */
export const flag = z.codec(flagWire, z.boolean(), {
  decode: (wire) => wire === true || wire === 1 || wire === '1' || wire === 'true',
  encode: (value) => (value ? 1 : 0),
});

/** Like `flag`, but encoded as a boolean; numbers above 0 are true (settings such as is_open_member). */
export const booleanFlag = z.codec(flagWire, z.boolean(), {
  decode: (wire) => wire === true || (typeof wire === 'number' && wire > 0) || wire === '1' || wire === 'true',
  encode: (value) => value,
});

/** Payment switches: 1 on, 2 off (yue_pay_status), or a boolean by version. */
export const onOff = z.codec(flagWire, z.boolean(), {
  decode: (wire) => wire === true || wire === 1 || wire === '1',
  encode: (value) => (value ? 1 : 2),
});
