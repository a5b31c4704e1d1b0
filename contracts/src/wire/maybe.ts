import * as z from 'zod/mini';

type Output<T extends z.core.$ZodType> = z.ZodMiniType<z.output<T>, z.output<T>>;

/** How servers send "nothing": not at all, as null, or as an empty text where a number or a flag belongs. */
const orNothing = <T extends z.core.$ZodType>(of: T) => z.nullish(z.union([of, z.literal('')]));

/**
 * A column that servers leave out or send as null or '': then its value is not known, and undefined in the domain.
 * Never 0, false or a full score, which would be a statement about the product or the order.
 */
export function maybe<T extends z.core.$ZodType>(of: T) {
  return z.codec(orNothing(of), z.optional(z.any() as never as Output<T>), {
    decode: (value) => (value === '' ? undefined : (value ?? undefined)) as never,
    encode: (value) => value as never,
  });
}

/** A column of which `fallback` states nothing: an empty list of pictures, no limit, no mark. */
export function withDefault<T extends z.core.$ZodType>(of: T, fallback: z.output<T>) {
  return z.codec(orNothing(of), z.any() as never as Output<T>, {
    decode: (value) => (value === '' ? fallback : (value ?? fallback)) as never,
    encode: (value) => value as never,
  });
}
