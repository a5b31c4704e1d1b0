import type { PartFacts } from '@shop/contracts';

/** Distance between studs and height of a plate; three plates are as high as a brick, 9.6 mm. */
const STUD_MM = 8;
const PLATE_MM = 3.2;

/** Size in millimetres, rounded to a tenth to hide floating-point errors. */
export function toMillimetres({ width, length, height }: NonNullable<PartFacts['size']>): {
  width: number;
  length: number;
  height: number;
} {
  const tenths = (mm: number) => Math.round(mm * 10) / 10;
  return { width: tenths(width * STUD_MM), length: tenths(length * STUD_MM), height: tenths(height * PLATE_MM) };
}

/** Milligrams as grams to two decimals. */
export const toGrams = (milligrams: number): number => Math.round(milligrams / 10) / 100;
