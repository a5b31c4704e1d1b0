import type { Mould } from './catalogue.entity.ts';

/**
 * Moulds that BrickLink or LDraw keep under another number than Rebrickable (builders' lists and conversion tables name
 * these), and lettered moulds known to stand there under the same. What is not sure is not here.
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
/** LDraw names its files by the design, with the same letters for its moulds as Rebrickable, which took them from there. */
const LDRAW_DESIGN = /^\d{3,5}[a-d]?$/;
const isOneMould = ({ related }: Mould): boolean => !related.some(({ relation }) => relation === 'mould');

/** BrickLink's numbers: those that are known, and plain designs of a single mould, which it lists as they are. */
export const bricklinkNumbers = (mould: Mould): readonly string[] =>
  BRICKLINK[mould.number] ??
  (mould.blank === undefined && PLAIN_DESIGN.test(mould.number) && isOneMould(mould) ? [mould.number] : []);

/** LDraw's files; prints and assemblies go by rules of their own there. */
export const ldrawNumbers = (mould: Mould): readonly string[] =>
  (LDRAW[mould.number] ?? (mould.blank === undefined && LDRAW_DESIGN.test(mould.number) ? [mould.number] : [])).map(
    (number) => `${number}.dat`,
  );

/** Every number of other catalogues under which a mould may be asked for. */
export const numbersElsewhere = (mould: Mould): readonly string[] => [
  ...bricklinkNumbers(mould),
  ...ldrawNumbers(mould),
];
