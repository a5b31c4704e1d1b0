import type { PartFacts } from '@shop/contracts';

/** Millimetres of a stud's pitch and of a plate's height; three plates make a brick of 9.6 mm. */
const STUD = 8;
const PLATE = 3.2;

/** Size in millimetres, rounded to a tenth so that no float dust shows. */
export function toMillimetres({ width, length, height }: NonNullable<PartFacts['size']>): {
  width: number;
  length: number;
  height: number;
} {
  const tenths = (mm: number) => Math.round(mm * 10) / 10;
  return { width: tenths(width * STUD), length: tenths(length * STUD), height: tenths(height * PLATE) };
}

/** Milligrams as grams to two decimals. */
export const toGrams = (milligrams: number): number => Math.round(milligrams / 10) / 100;
