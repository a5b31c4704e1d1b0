import * as z from 'zod/mini';

/**
 * PHP sends a list with holes as an object with numeric keys: either way, a list. Null is an empty list; absence is a
 * fault, so that an answer without its lines never shows as an empty cart. Where absence is meant: `z._default(listOf(…), [])`.
 */
export function listOf<T extends z.core.$ZodType>(item: T) {
  const wire = z.union([z.array(item), z.record(z.string(), item)]);
  return z.codec(z.nullable(wire), z.array(z.any() as never as Output<T>), {
    decode: (value) => (value === null ? [] : Array.isArray(value) ? value : Object.values(value)) as never,
    encode: (value) => value as never,
  });
}

/** PHP sends an empty object as `[]`: absent on our side, and `[]` again on the wire. */
export function orEmptyList<T extends z.core.$ZodType>(shape: T) {
  return z.codec(z.nullish(z.union([z.array(z.never()), shape])), z.optional(z.any() as never as Output<T>), {
    decode: (value) => (value === null || value === undefined || Array.isArray(value) ? undefined : value) as never,
    encode: (value) => (value === undefined ? [] : value) as never,
  });
}

/** A map keyed by text, where an empty one comes as `[]`. Absence is a fault. */
export function mapOf<T extends z.core.$ZodType>(item: T) {
  const wire = z.union([z.array(z.never()), z.record(z.string(), item)]);
  return z.codec(z.nullable(wire), z.record(z.string(), z.any() as never as Output<T>), {
    decode: (value) => (value === null || Array.isArray(value) ? {} : value) as never,
    encode: (value) => (Object.keys(value).length === 0 ? [] : value) as never,
  });
}
type Output<T extends z.core.$ZodType> = z.ZodMiniType<z.output<T>, z.output<T>>;
