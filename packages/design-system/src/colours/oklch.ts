/**
 * A colour as a person sees it, in Oklch (Björn Ottosson, "A perceptual color space for image processing", 2020):
 * lightness from 0 (black) to 1 (white), chroma from 0 (grey) to about 0.32, hue in degrees from 0 to 360 (red is about
 * 29, yellow 110, green 142, blue 264).
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Of a lower chroma than this, a colour is seen as white, grey or black. */
export const GREY_CHROMA = 0.03;

const TURN = 360;

/** Converts six hexadecimal digits, with or without `#`; anything else counts as black. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const share = (Number.parseInt(hex.replace('#', '').slice(at, at + 2), 16) || 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(greenRed, blueYellow),
    hue: ((Math.atan2(blueYellow, greenRed) / (2 * Math.PI)) * TURN + TURN) % TURN,
  };
}
