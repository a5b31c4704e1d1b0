import { triple } from '../triple.ts';
import type { Rgb } from './paint.ts';

/** A picture in memory, and how near (mm towards the viewer) what it shows is. */
export interface Raster {
  width: number;
  height: number;
  /** 4 bytes a pixel: red, green, blue, alpha. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The same memory, one number a pixel (Word). */
  words: Uint32Array;
  nearness: Float32Array;
  /** Where `findSpans` writes. */
  spans: Int32Array;
}

export function createRaster(width: number, height: number): Raster {
  const pixels = new Uint8ClampedArray(4 * width * height);
  const nearness = new Float32Array(width * height).fill(-Infinity);
  const words = new Uint32Array(pixels.buffer);
  return { width, height, pixels, words, nearness, spans: new Int32Array(SPAN_SIZE * height) };
}

export function clearRaster({ words, nearness }: Raster): void {
  words.fill(0);
  nearness.fill(-Infinity);
}

/** Corners on a picture, CORNER_SIZE numbers each: px to the right and down, mm towards the viewer, and other values. */
export type Corners = Float32Array;
export const CORNER_SIZE = 6;
/** What the numbers of a corner are. */
export const X = 0;
export const Y = 1;
export const NEAR = 2;
export const FLAT_TONE = 3;
export const CURVED_TONE = 4;
export const COVER = 5;

/** Where the numbers of the three corners of a triangle begin. */
export type Triangle = Uint32Array;

/** Twice the area of a triangle on the picture: above 0 if its corners run counter-clockwise. */
export function areaOf(corners: Corners, triangle: Triangle): number {
  const a = triangle[0] as number;
  const b = triangle[1] as number;
  const c = triangle[2] as number;
  return between(corners, a, c, X) * between(corners, a, b, Y) - between(corners, a, b, X) * between(corners, a, c, Y);
}

/** A value over a triangle: in the first pixel of the picture, and how it changes for each to the right and down. */
export interface Plane {
  at: number;
  right: number;
  down: number;
}

/** The plane of a value of the corners. */
export function planeOf(corners: Corners, triangle: Triangle, value: number): Plane {
  const a = triangle[0] as number;
  const b = triangle[1] as number;
  const c = triangle[2] as number;
  const area = -areaOf(corners, triangle);
  const toB = between(corners, a, b, value);
  const toC = between(corners, a, c, value);
  const right = (toB * between(corners, a, c, Y) - toC * between(corners, a, b, Y)) / area;
  const down = (toC * between(corners, a, b, X) - toB * between(corners, a, c, X)) / area;
  const x = 0.5 - (corners[a + X] as number);
  const y = 0.5 - (corners[a + Y] as number);
  return { at: (corners[a + value] as number) + x * right + y * down, right, down };
}

export const valueAt = ({ at, right, down }: Plane, x: number, y: number): number => at + x * right + y * down;

/** Numbers of a row of pixels in a triangle: the row, its first pixel and the one after its last. */
export const SPAN_SIZE = 3;

/**
 * Finds the pixels whose middles are in a triangle: `raster.spans` has SPAN_SIZE numbers for each row of them. Returns
 * where they end.
 */
export function findSpans({ width, height, spans }: Raster, corners: Corners, triangle: Triangle): number {
  let top = triangle[0] as number;
  let middle = triangle[1] as number;
  let bottom = triangle[2] as number;
  if (isAbove(corners, middle, top)) {
    middle = top;
    top = triangle[1] as number;
  }
  if (isAbove(corners, bottom, middle)) {
    bottom = middle;
    middle = triangle[2] as number;
    if (isAbove(corners, middle, top)) {
      middle = top;
      top = triangle[2] as number;
    }
  }
  const topX = corners[top + X] as number;
  const topY = corners[top + Y] as number;
  const middleX = corners[middle + X] as number;
  const middleY = corners[middle + Y] as number;
  // How far edges go to the right for each px down, by their upper ends: exactly the same for both triangles beside them.
  const long = between(corners, top, bottom, X) / between(corners, top, bottom, Y);
  const upper = between(corners, top, middle, X) / between(corners, top, middle, Y);
  const lower = between(corners, middle, bottom, X) / between(corners, middle, bottom, Y);
  const end = Math.min(height, Math.ceil((corners[bottom + Y] as number) - 0.5));
  let at = 0;
  for (let row = Math.max(0, Math.ceil(topY - 0.5)); row < end; row++) {
    const y = row + 0.5;
    const one = topX + (y - topY) * long;
    const other = y < middleY ? topX + (y - topY) * upper : middleX + (y - middleY) * lower;
    const first = Math.max(0, Math.ceil(Math.min(one, other) - 0.5));
    const after = Math.min(width, Math.ceil(Math.max(one, other) - 0.5));
    if (first >= after) continue;
    spans[at] = row;
    spans[at + 1] = first;
    spans[at + 2] = after;
    at += SPAN_SIZE;
  }
  return at;
}

const between = (corners: Corners, from: number, to: number, value: number): number =>
  (corners[to + value] as number) - (corners[from + value] as number);
const isAbove = (corners: Corners, one: number, other: number): boolean =>
  (corners[one + Y] as number) < (corners[other + Y] as number);

/** A colour as one number: the four bytes of a pixel that it covers. */
export type Word = number;
export function wordOf(colour: Rgb): Word {
  const [red, green, blue] = triple((part) => Math.round(255 * Math.min(1, Math.max(0, colour[part]))));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Mixes a colour into a pixel; an empty one takes it with its alpha. */
export function blend({ pixels }: Raster, pixel: number, colour: Word, alpha: number): void {
  mixInto(pixels, pixel, colour, ((pixels[4 * pixel + 3] as number) / 255) * (1 - alpha), alpha);
}

/** Mixes a colour into a pixel behind what is there. */
export function blendBehind({ pixels }: Raster, pixel: number, colour: Word, alpha: number): void {
  const before = (pixels[4 * pixel + 3] as number) / 255;
  mixInto(pixels, pixel, colour, before, alpha * (1 - before));
}

/** `before` and `alpha`: how much what is there and the colour count. */
function mixInto(pixels: Uint8ClampedArray, pixel: number, colour: Word, before: number, alpha: number) {
  const whole = before + alpha;
  if (whole === 0) return;
  const share = alpha / whole;
  for (let part = 0; part < 3; part++) {
    const old = pixels[4 * pixel + part] as number;
    pixels[4 * pixel + part] = old + (((colour >>> (8 * part)) & 255) - old) * share;
  }
  pixels[4 * pixel + 3] = 255 * whole;
}
