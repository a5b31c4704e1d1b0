import type { Catalogue, Mould } from './catalogue.entity.ts';

const mouldsOf = new WeakMap<Catalogue, ReadonlyMap<string, Mould>>();

/** The moulds and prints of a catalogue by their part number. */
export function mouldsByNumber(catalogue: Catalogue): ReadonlyMap<string, Mould> {
  const known = mouldsOf.get(catalogue) ?? new Map(catalogue.moulds.map((mould) => [mould.number, mould]));
  mouldsOf.set(catalogue, known);
  return known;
}
