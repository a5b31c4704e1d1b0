import { isKnownByPattern, unprintedNumber } from '../../packages/parts-list/src/reference/print-pattern.ts';
import { relatedPairs, type PartTables } from '../part-tables.ts';

/**
 * Every number without a print in the tables, and the parts under their prints, which are moulds even if never made
 * plain. Numbers known by a pattern are only included if they have elements. Sorted by the leading digits.
 */
export function plainNumbers({ parts, elements, relations }: PartTables): string[] {
  const made = new Set(elements.map(({ part }) => part));
  const all = [
    ...parts.map(({ number }) => number),
    ...made,
    ...relations.flatMap(({ child, parent }) => [child, parent]),
  ];
  const plain = new Set(all.map((number) => unprintedNumber(number) ?? number));
  return [...plain].filter((number) => made.has(number) || !isKnownByPattern(number)).toSorted(byFigures);
}

/** Numbers without leading digits, or with a leading zero, come last. */
const figures = (number: string): number =>
  /^[1-9]/.test(number) ? Number.parseInt(number, 10) : Number.MAX_SAFE_INTEGER;
const byFigures = (one: string, other: string): number => figures(one) - figures(other) || (one < other ? -1 : 1);

/** Moulds of one part, as groups. The relation is transitive. */
export function mouldGroups(tables: PartTables, place: ReadonlyMap<string, number>): number[][] {
  const groupOf = new Map<number, Set<number>>();
  for (const [one, other] of relatedPairs(tables, 'M', place)) {
    const joined = new Set([...(groupOf.get(one) ?? [one]), ...(groupOf.get(other) ?? [other])]);
    for (const member of joined) groupOf.set(member, joined);
  }
  return [...new Set(groupOf.values())].map((group) => [...group]);
}

/** Pairs of parts that can replace each other. The relation is not transitive. */
export const alternatePairs = (tables: PartTables, place: ReadonlyMap<string, number>): number[][] => [
  ...new Map(relatedPairs(tables, 'A', place).map((pair) => [pair.toSorted((a, b) => a - b).join(' '), pair])).values(),
];

/** Prints and patterns whose part without print does not follow from the number. */
export function listedBlanks({ relations }: PartTables, place: ReadonlyMap<string, number>): [string, string][] {
  const blanks = new Map<string, string>();
  for (const { type, child, parent } of relations) {
    if (type !== 'P' && type !== 'T') continue;
    const under = unprintedNumber(parent) ?? parent;
    // Not listed if it follows from the number, or if the part is unknown.
    if (unprintedNumber(child) !== under && child !== under && place.has(under)) blanks.set(child, under);
  }
  return [...blanks];
}
