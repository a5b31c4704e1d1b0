import { unprintedNumber } from '../../packages/parts-list/src/reference/print-pattern.ts';
import type { Sources } from './sources.ts';

/** Moulds of one part, as groups. The relation is transitive. */
export function mouldGroups({ relations }: Sources, place: ReadonlyMap<string, number>): number[][] {
  const groupOf = new Map<number, Set<number>>();
  for (const { type, child, parent } of relations) {
    const [one, other] = [place.get(child), place.get(parent)];
    if (type !== 'M' || one === undefined || other === undefined || one === other) continue;
    const joined = new Set([...(groupOf.get(one) ?? [one]), ...(groupOf.get(other) ?? [other])]);
    for (const member of joined) groupOf.set(member, joined);
  }
  return [...new Set(groupOf.values())].map((group) => [...group]);
}

/** Pairs of parts that can replace each other. The relation is not transitive. */
export function alternatePairs({ relations }: Sources, place: ReadonlyMap<string, number>): number[][] {
  const pairs = new Map<string, number[]>();
  for (const { type, child, parent } of relations) {
    const [one, other] = [place.get(child), place.get(parent)];
    if (type !== 'A' || one === undefined || other === undefined || one === other) continue;
    pairs.set(`${Math.min(one, other)} ${Math.max(one, other)}`, [one, other]);
  }
  return [...pairs.values()];
}

/** Prints and patterns whose part without print does not follow from the number. */
export function listedBlanks({ relations }: Sources, place: ReadonlyMap<string, number>): [string, string][] {
  const blanks = new Map<string, string>();
  for (const { type, child, parent } of relations) {
    if (type !== 'P' && type !== 'T') continue;
    const under = unprintedNumber(parent) ?? parent;
    const byNumber = unprintedNumber(child);
    // Not listed if it follows from the number, or if the part is unknown.
    if (byNumber !== under && child !== under && place.has(under)) blanks.set(child, under);
  }
  return [...blanks];
}
