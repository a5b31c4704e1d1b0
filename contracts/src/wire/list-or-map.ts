import * as z from 'zod/mini';

const listWire = <T extends z.core.$ZodType>(item: T) => z.union([z.array(item), z.record(z.string(), item)]);

/**
 * A list, which PHP sends as an object with numeric keys when it has holes. Absence and null are faults, so that an
 * answer without its lines never shows as an empty cart; a
 * list of which an empty one states nothing is `withDefault(listOf(…), [])`.
 */
export function listOf<T extends z.core.$ZodType>(item: T) {
  return z.codec(listWire(item), z.array(z.any() as never as Output<T>), {
    decode: (value) => (Array.isArray(value) ? value : Object.values(value)) as never,
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

/** The same for an object whose emptiness states something, such as that a product was deleted: absence is a fault. */
export function sentOrEmptyList<T extends z.core.$ZodType>(shape: T) {
  return z.codec(z.nullable(z.union([z.array(z.never()), shape])), z.optional(z.any() as never as Output<T>), {
    decode: (value) => (value === null || Array.isArray(value) ? undefined : value) as never,
    encode: (value) => (value === undefined ? [] : value) as never,
  });
}

/** A map with text keys, which PHP sends as `[]` when it is empty. Absence and null are faults. */
export function mapOf<T extends z.core.$ZodType>(item: T) {
  const wire = z.union([z.array(z.never()), z.record(z.string(), item)]);
  return z.codec(wire, z.record(z.string(), z.any() as never as Output<T>), {
    decode: (value) => (Array.isArray(value) ? {} : value) as never,
    encode: (value) => (Object.keys(value).length === 0 ? [] : value) as never,
  });
}
type Output<T extends z.core.$ZodType> = z.ZodMiniType<z.output<T>, z.output<T>>;
