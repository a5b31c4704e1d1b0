import type { Finish } from '@shop/contracts';
import { triple } from '../triple.ts';
import { lit } from './light.ts';
import type { Rgb } from './paint.ts';
import { wordOf } from './raster.ts';

/** How many tones a colour has: from a light of -1, which is black, over 0, the colour itself, to 1, white. */
const TONES = 256;

/** The tone of a face by the light on it; it may be between two. */
export const toneOf = (light: number): number => Math.min(TONES - 1, Math.max(0, ((light + 1) / 2) * TONES));

/** The colours of all tones, each as it is in memory (Word). */
export const tonesOf = (own: Rgb, finish: Finish): Uint32Array =>
  Uint32Array.from({ length: TONES }, (_, tone) => {
    const light = (2 * tone) / TONES - 1;
    return wordOf(finish === 'chrome' ? mirrored(own, Math.max(0, light)) : lit(own, light));
  });

/** A colour where a mirror of it shows so much light. */
const mirrored = (colour: Rgb, light: number): Rgb =>
  triple((part) => colour[part] * (0.3 + 0.8 * light) + 0.55 * light ** 3);
