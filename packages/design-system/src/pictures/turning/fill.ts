import {
  blend,
  COVER,
  CURVED_TONE,
  findSpans,
  FLAT_TONE,
  NEAR,
  planeOf,
  SPAN_SIZE,
  valueAt,
  type Corners,
  type Raster,
  type Triangle,
} from './raster.ts';

/** Fills a triangle with the tones of a colour that covers so much, or as much as its corners say. */
export type Fill = (raster: Raster, corners: Corners, triangle: Triangle, tones: Uint32Array, cover?: number) => void;

/** Faces whose depth differs by less (mm) are the same one. */
const SAME = 0.01;

/** Covers what is farther away. */
export const cover: Fill = (raster, corners, triangle, tones) => {
  const { width, words, nearness, spans } = raster;
  const ends = findSpans(raster, corners, triangle);
  if (ends === 0) return;
  const near = planeOf(corners, triangle, NEAR);
  const tone = planeOf(corners, triangle, toneValue(corners, triangle));
  for (let span = 0; span < ends; span += SPAN_SIZE) {
    const row = spans[span] as number;
    const first = spans[span + 1] as number;
    const end = row * width + (spans[span + 2] as number);
    let nearHere = near.at + first * near.right + row * near.down;
    let toneHere = tone.at + first * tone.right + row * tone.down;
    for (let pixel = row * width + first; pixel < end; pixel++) {
      if (nearHere > (nearness[pixel] as number)) {
        nearness[pixel] = nearHere;
        words[pixel] = tones[toneHere | 0] as number;
      }
      nearHere += near.right;
      toneHere += tone.right;
    }
  }
};

/** Says only how near it is. */
export const hide: Fill = (raster, corners, triangle) => {
  const { width, nearness, spans } = raster;
  const ends = findSpans(raster, corners, triangle);
  if (ends === 0) return;
  const near = planeOf(corners, triangle, NEAR);
  for (let span = 0; span < ends; span += SPAN_SIZE) {
    const row = spans[span] as number;
    const first = spans[span + 1] as number;
    const end = row * width + (spans[span + 2] as number);
    let nearHere = near.at + first * near.right + row * near.down;
    for (let pixel = row * width + first; pixel < end; pixel++, nearHere += near.right)
      if (nearHere > (nearness[pixel] as number)) nearness[pixel] = nearHere;
  }
};

/** Mixes into what is behind, as far as nothing nearer was drawn. */
export const mix: Fill = (raster, corners, triangle, tones, evenly) => {
  const { width, nearness, spans } = raster;
  const ends = findSpans(raster, corners, triangle);
  if (ends === 0) return;
  const near = planeOf(corners, triangle, NEAR);
  const tone = planeOf(corners, triangle, toneValue(corners, triangle));
  const opacity = planeOf(corners, triangle, COVER);
  for (let span = 0; span < ends; span += SPAN_SIZE) {
    const row = spans[span] as number;
    const after = spans[span + 2] as number;
    for (let x = spans[span + 1] as number; x < after; x++) {
      const pixel = row * width + x;
      if (valueAt(near, x, row) < (nearness[pixel] as number) - SAME) continue;
      const opacityHere = evenly ?? valueAt(opacity, x, row);
      blend(raster, pixel, tones[valueAt(tone, x, row) | 0] as number, opacityHere);
    }
  }
};

/** A face whose normal is the same everywhere has no shine, as in the stills. */
function toneValue(corners: Corners, triangle: Triangle): number {
  const tone = corners[(triangle[0] as number) + FLAT_TONE];
  const isFlat =
    tone === corners[(triangle[1] as number) + FLAT_TONE] && tone === corners[(triangle[2] as number) + FLAT_TONE];
  return isFlat ? FLAT_TONE : CURVED_TONE;
}
