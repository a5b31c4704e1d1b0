import type { Mould } from './catalogue.entity.ts';

/**
 * Moulds with another number at BrickLink or LDraw than at Rebrickable, according to builders' lists and conversion
 * tables, and moulds with a letter whose number is known to be the same. Uncertain numbers are omitted.
 */
const BRICKLINK: Readonly<Record<string, readonly string[]>> = {
  '6141': ['4073'],
  '60470b': ['60470b'],
  '48729b': ['48729'],
  '48729a': ['48729'],
  '12825': ['2555'],
  '3062b': ['3062b'],
  '3068b': ['3068b'],
  '3069b': ['3069b'],
  '3070b': ['3070b'],
  '2412b': ['2412b'],
  '3626c': ['3626c'],
  '3794b': ['3794b'],
  '4865b': ['4865b'],
  '2780': ['2780'],
  '98138': ['98138'],
  '85861': ['85861'],
};
const LDRAW: Readonly<Record<string, readonly string[]>> = { '6141': ['6141', '4073'] };

/** A design number without letters. */
const PLAIN_DESIGN = /^\d{3,6}$/;
/** LDraw's files have design numbers, with the same letters for moulds as Rebrickable, which adopted them. */
const LDRAW_DESIGN = /^\d{3,5}[a-d]?$/;
const isOneMould = ({ related }: Mould): boolean => !related.some(({ relation }) => relation === 'mould');

/** BrickLink's numbers: known ones, and plain designs of a single mould, which it lists unchanged. */
export const bricklinkNumbers = (mould: Mould): readonly string[] =>
  BRICKLINK[mould.number] ??
  (mould.blank === undefined && PLAIN_DESIGN.test(mould.number) && isOneMould(mould) ? [mould.number] : []);

/** LDraw's files. Prints and assemblies have names of their own there. */
export const ldrawNumbers = (mould: Mould): readonly string[] =>
  (LDRAW[mould.number] ?? (mould.blank === undefined && LDRAW_DESIGN.test(mould.number) ? [mould.number] : [])).map(
    (number) => `${number}.dat`,
  );

/** All numbers of a mould in other catalogues. */
export const numbersInOtherSystems = (mould: Mould): readonly string[] => [
  ...bricklinkNumbers(mould),
  ...ldrawNumbers(mould),
];
