import type { Relation } from '@shop/contracts';
import type { Mould, RelatedMould } from './catalogue.entity.ts';

const LETTERS: Record<string, Relation> = { M: 'mould', A: 'alternate', R: 'pair', B: 'piece' };

/**
 * The related moulds of each mould by its index: those in the file, then its prints. The blank is an alternate of a
 * print.
 */
export function readRelations(
  lines: readonly string[],
  moulds: readonly Mould[],
): ReadonlyMap<number, readonly RelatedMould[]> {
  const related = new Map<number, RelatedMould[]>();
  const relate = (place: number, entry: RelatedMould) => related.set(place, [...(related.get(place) ?? []), entry]);
  for (const line of lines) {
    const [own = '', ...others] = line.split(' ');
    for (const other of others) {
      const relation = LETTERS[other.charAt(0)];
      const mould = moulds[parseInt(other.slice(1), 36)];
      if (relation && mould) relate(parseInt(own, 36), { relation, id: mould.id });
    }
  }
  const placeOf = new Map(moulds.map(({ id }, place) => [id, place]));
  moulds.forEach((mould, place) => {
    if (mould.blank === undefined) return;
    const blank = placeOf.get(mould.blank);
    if (blank !== undefined) relate(blank, { relation: 'print', id: mould.id });
    relate(place, { relation: 'alternate', id: mould.blank });
  });
  return related;
}
