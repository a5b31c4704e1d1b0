import type { Parts } from './open-parts.ts';
import type { Kinship, Reference } from './reference.entity.ts';
import type { PartTables } from './tables.entity.ts';
import { unpackGroups } from './unpack.ts';

type Kin = { part: string; by: Kinship };

/**
 * The parts that may replace a part: other moulds, those made in most colours first; alternates; the part without its
 * print.
 */
export function openKin(tables: PartTables, { numbers, fame, blankOf }: Parts): Reference['kinOf'] {
  const related = new Map<string, Kin[]>();
  const relate = (group: readonly number[], by: Kinship) => {
    for (const one of group) {
      const part = numbers[one] ?? '';
      const others = group.flatMap((other) => (other === one ? [] : [{ part: numbers[other] ?? '', by }]));
      related.set(part, [...(related.get(part) ?? []), ...others.toSorted((a, b) => fame(b.part) - fame(a.part))]);
    }
  };
  for (const group of unpackGroups(tables.moulds)) relate(group, 'mould');
  for (const pair of unpackGroups(tables.alternates)) relate(pair, 'alternate');
  const own = (part: string): readonly Kin[] => related.get(part) ?? [];
  return (part) => {
    const blank = blankOf(part);
    if (blank === undefined || blank === part) return own(part);
    // If the mould of a printed part is not sold, another mould of it may be.
    return [
      ...own(part),
      { part: blank, by: 'blank' },
      ...own(blank).flatMap((kin) => (kin.by === 'mould' ? [{ part: kin.part, by: 'blank' as const }] : [])),
    ];
  };
}
