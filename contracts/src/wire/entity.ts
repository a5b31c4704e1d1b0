import * as z from 'zod/mini';

/**
 * Pairs the wire shape of a thing with its clean domain value: decoded on the way in, encoded on the way out.
 * Nested codecs of the wire shape have already run when `decode` sees the value, and run after `encode`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<W extends z.core.$ZodType, D>(
  wire: W,
  way: { decode: (wire: z.output<W>) => D; encode: (value: D) => z.output<W> },
) {
  return z.codec(wire, z.custom<D>(), way) as unknown as z.ZodMiniType<D, z.input<W>>;
}
