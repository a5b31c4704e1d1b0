import * as z from 'zod/mini';

/**
 * A list, which PHP sends as an object with numeric keys when it has holes. Null is an empty list. Absence is a fault,
 * so that an answer without its lines never shows as an empty cart; `z._default(listOf(…), [])` accepts it.
 */
export function listOf<T extends z.core.$ZodType>(item: T) {
  const wire = z.union([z.array(item), z.record(z.string(), item)]);
  return z.codec(z.nullable(wire), z.array(z.any() as never as Output<T>), {
    decode: (value) => (Array.isArray(value) ? value : Object.values(value ?? {})) as never,
    encode: (value) => value as never,
  });
}

/** An object that PHP sends as `[]` when it is empty; the domain value is then undefined. */
export function orEmptyList<T extends z.core.$ZodType>(shape: T) {
  return z.codec(z.nullish(z.union([z.array(z.never()), shape])), z.optional(z.any() as never as Output<T>), {
    decode: (value) => (value === null || value === undefined || Array.isArray(value) ? undefined : value) as never,
    encode: (value) => (value === undefined ? [] : value) as never,
  });
}

/** A map with text keys, which PHP sends as `[]` when it is empty. Absence is a fault. */
export function mapOf<T extends z.core.$ZodType>(item: T) {
  const wire = z.union([z.array(z.never()), z.record(z.string(), item)]);
  return z.codec(z.nullable(wire), z.record(z.string(), z.any() as never as Output<T>), {
    decode: (value) => (value === null || Array.isArray(value) ? {} : value) as never,
    encode: (value) => (Object.keys(value).length === 0 ? [] : value) as never,
  });
}
type Output<T extends z.core.$ZodType> = z.ZodMiniType<z.output<T>, z.output<T>>;
