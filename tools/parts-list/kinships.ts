import { unprintedNumber } from '../../packages/parts-list/src/reference/print-pattern.ts';
import type { Sources } from './sources.ts';

/** Moulds of one part, as groups: whatever is a mould of a mould is one too. */
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

/** Parts that fit in one another's place; what fits in place of an alternate need not fit here. */
export function alternatePairs({ relations }: Sources, place: ReadonlyMap<string, number>): number[][] {
  const pairs = new Map<string, number[]>();
  for (const { type, child, parent } of relations) {
    const [one, other] = [place.get(child), place.get(parent)];
    if (type !== 'A' || one === undefined || other === undefined || one === other) continue;
    pairs.set(`${Math.min(one, other)} ${Math.max(one, other)}`, [one, other]);
  }
  return [...pairs.values()];
}

/** Prints and patterns whose number does not tell what is under them. */
export function untoldBlanks({ relations }: Sources, place: ReadonlyMap<string, number>): [string, string][] {
  const blanks = new Map<string, string>();
  for (const { type, child, parent } of relations) {
    if (type !== 'P' && type !== 'T') continue;
    const under = unprintedNumber(parent) ?? parent;
    const told = unprintedNumber(child);
    // What is under a print of its own number is told, and so is what stands under a print of an unknown number.
    if (told !== under && child !== under && place.has(under)) blanks.set(child, under);
  }
  return [...blanks];
}
