import type { Finish } from '@shop/contracts';
import { FINISHES } from '../../colours/finishes.ts';
import { GREY_CHROMA, toOklch } from '../../colours/oklch.ts';

type Shade = { hex: string; finish: Finish };

/** Hues of one family, such as orange and brown, are sorted by lightness. Red, at 29°, begins the circle. */
const FAMILY_DEGREES = 30;
const FIRST_DEGREE = 10;

/** Greys before all hues. */
const familyOf = (chroma: number, hue: number): number =>
  chroma < GREY_CHROMA ? -1 : Math.floor(((hue - FIRST_DEGREE + 360) % 360) / FAMILY_DEGREES);

/** Colours by finish; in each, greys from light to dark, then each family of hues from red to pink, light to dark. */
export function colourGroups<Colour extends Shade>(
  colours: readonly Colour[],
): readonly { finish: Finish; colours: readonly Colour[] }[] {
  const sorted = colours
    .map((colour) => {
      const { lightness, chroma, hue } = toOklch(colour.hex);
      return { colour, lightness, family: familyOf(chroma, hue) };
    })
    .sort((one, other) => one.family - other.family || other.lightness - one.lightness);
  return FINISHES.map((finish) => ({
    finish,
    colours: sorted.flatMap(({ colour }) => (colour.finish === finish ? [colour] : [])),
  })).filter((group) => group.colours.length > 0);
}
