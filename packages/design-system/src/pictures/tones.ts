import type { Finish } from '@shop/contracts';
import { triple, type Triple } from './triple.ts';

/**
 * The steps of light in a still, as shares of white or black in the part's colour: tops have the last, left faces 0,
 * right faces -0.2, holes less. The custom property of each is its place.
 */
export const LIGHTS = [-0.5, -0.42, -0.34, -0.27, -0.2, -0.13, -0.06, 0, 0.075, 0.15] as const;

type LightPlace = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The custom properties of a picture: steps of light, e edges, h highlights, op opacity of the part, rear of edges behind. */
export type ToneName = `--${LightPlace}` | '--e' | '--h' | '--op' | '--rear';
export type Tones = Record<ToneName, string>;

/** An invalid colour is drawn in the grey of an uncoloured part. */
const UNKNOWN: Triple = [155, 161, 157];

function toRgb(hex: string): Triple {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return UNKNOWN;
  const n = Number.parseInt(digits, 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

const toHex = (rgb: Triple): string => '#' + rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('');
const mix = (a: Triple, b: Triple, share: number): Triple => triple((i) => a[i] * (1 - share) + b[i] * share);
/** With this share of white, or of black below 0. */
const shaded = (own: Triple, share: number): Triple => mix(own, share < 0 ? BLACK : WHITE, Math.abs(share));
const WHITE: Triple = [255, 255, 255];
const BLACK: Triple = [0, 0, 0];

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** A part of lower luminance is dark: its edges and faces are lightened, and the dark theme adds a light rim. */
const DARK = 0.05;
/** A part of higher luminance is pale: the light theme adds a dark rim. */
const PALE = 0.72;
export const isDark = (hex: string): boolean => luminance(hex) < DARK;
export const isPale = (hex: string): boolean => luminance(hex) > PALE;

/** Shares of white (positive) or black (negative) in the tones: top, left, right, hole, edge, and the highlight. */
type Recipe = readonly [top: number, left: number, right: number, hole: number, edge: number, light: number];
const ORDINARY: Recipe = [0.15, 0, -0.2, -0.42, -0.3, 0.48];
const ON_DARK: Recipe = [0.2, 0.1, 0.02, -0.35, -0.3, 0.42];
const ON_PALE: Recipe = [0.25, -0.09, -0.2, -0.36, -0.34, 1];
const SEE_THROUGH: Recipe = [0.3, 0.1, -0.1, -0.3, -0.22, 1];
const BY_FINISH: Partial<Record<Finish, Recipe>> = {
  transparent: SEE_THROUGH,
  glitter: SEE_THROUGH,
  milky: [0.34, 0.12, -0.08, -0.24, -0.2, 1],
  chrome: [0.3, 0.05, -0.25, -0.55, -0.4, 1],
  metal: [0.22, 0, -0.24, -0.5, -0.34, 0.7],
};
const COVER: Partial<Record<Finish, number>> = { transparent: 0.64, glitter: 0.68, milky: 0.86 };

function recipeFor(light: number): Recipe {
  if (light < DARK) return ON_DARK;
  return light > PALE ? ON_PALE : ORDINARY;
}

/** The shares of a recipe at the lights of holes, right and left faces and tops, and in proportion between them. */
function lightTones(own: Triple, [top, left, right, hole]: Recipe): Pick<Tones, `--${LightPlace}`> {
  const known = [
    [-0.42, hole],
    [-0.2, right],
    [0, left],
    [0.15, top],
  ] as const;
  const shareAt = (light: number): number => {
    const after = Math.max(
      1,
      known.findIndex(([at]) => light <= at),
    );
    const [[a, from], [b, to]] = [known[after - 1], known[after]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    return Math.max(-1, from + ((to - from) * (light - a)) / (b - a));
  };
  return Object.fromEntries(LIGHTS.map((light, place) => [`--${place}`, toHex(shaded(own, shareAt(light)))])) as Pick<
    Tones,
    `--${LightPlace}`
  >;
}

/** The tones of a part of this colour, to be set as custom properties on its picture. */
export function toneProperties(hex: string, finish: Finish = 'solid'): Tones {
  const own = toRgb(hex);
  const recipe = BY_FINISH[finish] ?? recipeFor(luminance(hex));
  const [, , , , edge, light] = recipe;
  const [e, h] = [shaded(own, edge), shaded(own, light)];
  const cover = COVER[finish] ?? 1;
  return {
    ...lightTones(own, recipe),
    '--e': toHex(e),
    '--h': toHex(finish === 'rubber' ? mix(own, WHITE, 0.16) : h),
    '--op': String(cover),
    '--rear': cover < 1 ? '0.6' : '0',
  };
}
