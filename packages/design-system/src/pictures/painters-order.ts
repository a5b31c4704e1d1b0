import type { Vec } from './projection.ts';

/** Something with a bounding box in space (mm) and one on the picture. */
export interface Boxed {
  readonly low: Vec;
  readonly high: Vec;
  readonly seen: readonly [left: number, top: number, right: number, bottom: number];
}

const SLACK = 0.01;

const startsAfter = (a: Boxed, b: Boxed): boolean =>
  a.low[0] >= b.high[0] - SLACK || a.low[1] >= b.high[1] - SLACK || a.low[2] >= b.high[2] - SLACK;

const meetOnPicture = ({ seen: a }: Boxed, { seen: b }: Boxed): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Sorts back to front. Two things whose boxes interlock stay in their order. */
export function paintersOrder<T extends Boxed>(things: readonly T[]): T[] {
  if (things.length < 2) return [...things];
  const done = new Set<T>();
  const ordered: T[] = [];
  const visit = (thing: T) => {
    if (done.has(thing)) return;
    done.add(thing);
    for (const other of things) {
      if (other === thing || done.has(other) || !meetOnPicture(thing, other)) continue;
      if (startsAfter(thing, other) && !startsAfter(other, thing)) visit(other);
    }
    ordered.push(thing);
  };
  for (const thing of things) visit(thing);
  return ordered;
}
