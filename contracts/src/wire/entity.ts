import * as z from 'zod/mini';

/**
 * A codec between the wire shape of an entity and its domain value. Codecs in the wire shape run before `decode` and
 * after `encode`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<W extends z.core.$ZodType, D>(
  wire: W,
  convert: { decode: (wire: z.output<W>) => D; encode: (value: D) => z.output<W> },
) {
  return z.codec(wire, z.custom<D>(), convert) as unknown as z.ZodMiniType<D, z.input<W>>;
}
