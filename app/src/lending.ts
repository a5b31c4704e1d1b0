import { useEffect, useRef } from 'react';

type Fields = Record<string, unknown>;
const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two values say the same. Functions do: those that are lent always do what was last given. */
export function sayTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => Object.is(item, other[at]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && sayTheSame(one[key], other[key]))
  );
}

/** A copy whose functions look up what was given last. */
function steady(value: unknown, latest: () => unknown): unknown {
  if (typeof value === 'function')
    return (...args: unknown[]) => (latest() as (...args: unknown[]) => unknown)(...args);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, steady(inner, () => (latest() as Fields)[key])]),
  );
}

/**
 * Lends what this part of the page knows to one that is drawn already, whenever it says something new. So what nobody needs for the
 * first look is fetched after it, and the page is not drawn anew for it.
 */
export function useLending<T extends object>(value: T, lend: (value: T) => void): void {
  const latest = useRef(value);
  const lent = useRef<T>(undefined);
  useEffect(() => {
    latest.current = value;
    if (lent.current && sayTheSame(lent.current, value)) return;
    lent.current = value;
    lend(steady(value, () => latest.current) as T);
  });
}
