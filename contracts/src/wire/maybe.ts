import * as z from 'zod/mini';

/**
 * A column that servers leave out or send as null: then its value is not known, and undefined in the domain. Never 0,
 * false or a full score, which would be a statement about the product or the order.
 */
export function maybe<T extends z.core.$ZodType>(of: T) {
  return z.codec(z.nullish(of), z.optional(z.any() as never as Output<T>), {
    decode: (value) => (value ?? undefined) as never,
    encode: (value) => value as never,
  });
}
type Output<T extends z.core.$ZodType> = z.ZodMiniType<z.output<T>, z.output<T>>;
