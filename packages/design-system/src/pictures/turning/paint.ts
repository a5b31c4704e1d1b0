import type { Finish } from '@shop/contracts';
import { isDark, toneProperties } from '../tones.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface PartColour {
  /** `RRGGBB` */
  hex: string;
  finish: Finish;
}

/** How the faces of a part are painted; numbers from 0 to 1. */
export interface Paint {
  own: Rgb;
  /** The colour of hard edges, and how much it covers. */
  edge: Rgb;
  edgeCover: number;
  /** The colour of the edges on which light glances, and how much it covers. */
  glint: Rgb;
  glintCover: number;
  /** How much of what is behind a face it covers. */
  cover: number;
  finish: Finish;
  /** White added to all faces, so that those of a dark part differ visibly. */
  lift: number;
  /** How much the outline of curves is lightened: for dark parts on a dark ground. */
  rim: number;
}

const DARK_LIFT = 0.12;
const UNKNOWN: Rgb = [0.63, 0.65, 0.66];
/** The light rim of dark parts in the dark theme. */
const RIM: Rgb = [0.62, 0.64, 0.66];

/** The colour of `RRGGBB`, which may begin with # and go on; grey if it is none. */
export function rgbOf(hex: string): Rgb {
  const digits = /^#?([\da-f]{6})/i.exec(hex)?.[1];
  if (!digits) return UNKNOWN;
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function paintOf({ hex, finish }: PartColour, theme: 'light' | 'dark' = 'light'): Paint {
  const tones = toneProperties(hex, finish);
  const isRimmed = theme === 'dark' && isDark(hex);
  return {
    own: rgbOf(hex),
    edge: isRimmed ? RIM : rgbOf(tones['--e']),
    edgeCover: isRimmed ? 0.85 : 0.55,
    glint: rgbOf(tones['--h']),
    glintCover: 0.7,
    cover: Number(tones['--op']),
    finish,
    lift: isDark(hex) ? DARK_LIFT : 0,
    rim: isRimmed ? 1 : 0,
  };
}
