import { useEffect, useRef } from 'react';

type Fields = Record<string, unknown>;
const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Whether two values are equal, deeply for plain objects. Two functions count as equal: published ones call the latest.
 */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isEqual(one[key], other[key]))
  );
}

/** A copy whose functions call the latest version of themselves. */
function withStableFunctions(value: unknown, latest: () => unknown): unknown {
  if (typeof value === 'function')
    return (...args: unknown[]) => (latest() as (...args: unknown[]) => unknown)(...args);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withStableFunctions(inner, () => (latest() as Fields)[key])]),
  );
}

/**
 * Passes a value from a component to an ancestor that is already on the page, through `onChange`, whenever it is no
 * longer equal to the last one. So a page can load what its first paint does not need in a chunk of its own, and
 * re-renders only for new values.
 */
export function usePublishedValue<T extends object>(value: T, onChange: (value: T) => void): void {
  const latest = useRef(value);
  const published = useRef<T>(undefined);
  useEffect(() => {
    latest.current = value;
    if (published.current && isEqual(published.current, value)) return;
    published.current = value;
    onChange(withStableFunctions(value, () => latest.current) as T);
  });
}
