import * as z from 'zod/mini';
import { count } from './count.ts';
import { id } from './id.ts';

/**
 * Part numbers are text, also those of digits: `3001`, `0055`, `3e10`. PHP converts some to integers when they are keys
 * of a list.
 */
export const partNumber = z.codec(z.union([z.string(), z.int()]), z.string(), {
  decode: String,
  encode: (number) => number,
});

/**
 * A part in a colour, by Rebrickable's part number and colour id: the only data of a parts list that is sent to the
 * server.
 */
export type PartPair = { part: string; colour: number };
/** A number of pieces of a pair. */
export type PartCount = PartPair & { quantity: number };

const columns = { part_no: partNumber, color_id: id };

export const partPair = z.codec(z.object(columns), z.custom<PartPair>(), {
  decode: (wire) => ({ part: wire.part_no, colour: Number(wire.color_id) }),
  encode: (pair) => ({ part_no: pair.part, color_id: String(pair.colour) }),
});

export const partCount = z.codec(z.object({ ...columns, num: count }), z.custom<PartCount>(), {
  decode: (wire) => ({ part: wire.part_no, colour: Number(wire.color_id), quantity: wire.num }),
  encode: (line) => ({ part_no: line.part, color_id: String(line.colour), num: line.quantity }),
});
