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
}

export function createRaster(width: number, height: number): Raster {
  const pixels = new Uint8ClampedArray(4 * width * height);
  const nearness = new Float32Array(width * height).fill(-Infinity);
  return { width, height, pixels, words: new Uint32Array(pixels.buffer), nearness };
}

export function clearRaster({ words, nearness }: Raster): void {
  words.fill(0);
  nearness.fill(-Infinity);
}

/** Corners on a picture, CORNER_SIZE numbers each: px to the right and down, mm towards the viewer, and other values. */
export type Corners = Float32Array;
export const CORNER_SIZE = 6;
/** What the numbers of a corner are. */
export const [X, Y, NEAR, FLAT_TONE, CURVED_TONE, COVER] = [0, 1, 2, 3, 4, 5];

/** Where the numbers of the three corners of a triangle begin. */
export type Triangle = readonly [a: number, b: number, c: number];

/** Twice the area of a triangle on the picture: above 0 if its corners run counter-clockwise. */
export const areaOf = (corners: Corners, [a, b, c]: Triangle): number =>
  between(corners, a, c, X) * between(corners, a, b, Y) - between(corners, a, b, X) * between(corners, a, c, Y);

/** A value of the corners over a triangle: at corner `a`, and how it changes for each px to the right and down. */
export function planeOf(corners: Corners, triangle: Triangle, value: number) {
  const [a, b, c] = triangle;
  const area = -areaOf(corners, triangle);
  const [toB, toC] = [between(corners, a, b, value), between(corners, a, c, value)];
  return {
    at: at(corners, a, value),
    right: (toB * between(corners, a, c, Y) - toC * between(corners, a, b, Y)) / area,
    down: (toC * between(corners, a, b, X) - toB * between(corners, a, c, X)) / area,
  };
}

/**
 * Calls `draw` for each row of pixels whose middles are in a triangle: with the first pixel, the one after the last, and
 * the px from corner `a` to the middle of the first.
 */
export function eachSpan(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  corners: Corners,
  [a, b, c]: Triangle,
  draw: (start: number, end: number, x: number, y: number) => void,
): void {
  const [top, middle, bottom] = byHeight(corners, a, b, c);
  const middleY = at(corners, middle, Y);
  const [long, upper, lower] = [
    leanOf(corners, top, bottom),
    leanOf(corners, top, middle),
    leanOf(corners, middle, bottom),
  ];
  const end = Math.min(height, Math.ceil(at(corners, bottom, Y) - 0.5));
  for (let row = Math.max(0, Math.ceil(at(corners, top, Y) - 0.5)); row < end; row++) {
    const y = row + 0.5;
    const one = onEdge(corners, top, long, y);
    const other = y < middleY ? onEdge(corners, top, upper, y) : onEdge(corners, middle, lower, y);
    const first = Math.max(0, Math.ceil(Math.min(one, other) - 0.5));
    const after = Math.min(width, Math.ceil(Math.max(one, other) - 0.5));
    const start = row * width;
    if (first < after) draw(start + first, start + after, first + 0.5 - at(corners, a, X), y - at(corners, a, Y));
  }
}

/** The corners of a triangle from the uppermost to the lowest. */
function byHeight(corners: Corners, a: number, b: number, c: number): Triangle {
  const isAbove = (one: number, other: number) => at(corners, one, Y) <= at(corners, other, Y);
  if (isAbove(a, b)) {
    if (isAbove(b, c)) return [a, b, c];
    return isAbove(a, c) ? [a, c, b] : [c, a, b];
  }
  if (isAbove(a, c)) return [b, a, c];
  return isAbove(b, c) ? [b, c, a] : [c, b, a];
}

/** How far an edge goes to the right for each px down, by its upper and its lower end. */
const leanOf = (corners: Corners, from: number, to: number): number =>
  between(corners, from, to, X) / between(corners, from, to, Y);

/** Where an edge is in a row, by its upper end: exactly the same for both triangles beside it. */
const onEdge = (corners: Corners, from: number, lean: number, y: number): number =>
  at(corners, from, X) + (y - at(corners, from, Y)) * lean;

const at = (corners: Corners, corner: number, value: number): number => corners[corner + value] as number;
const between = (corners: Corners, from: number, to: number, value: number): number =>
  (corners[to + value] as number) - (corners[from + value] as number);

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
