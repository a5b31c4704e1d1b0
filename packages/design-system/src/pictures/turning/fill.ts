import {
  blend,
  COVER,
  CURVED_TONE,
  eachSpan,
  FLAT_TONE,
  NEAR,
  planeOf,
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
  const { words, nearness } = raster;
  const near = planeOf(corners, triangle, NEAR);
  const tone = planeOf(corners, triangle, toneValue(corners, triangle));
  eachSpan(raster, corners, triangle, (start, end, x, y) => {
    let nearHere = near.at + x * near.right + y * near.down;
    let toneHere = tone.at + x * tone.right + y * tone.down;
    for (let pixel = start; pixel < end; pixel++) {
      if (nearHere > (nearness[pixel] as number)) {
        nearness[pixel] = nearHere;
        words[pixel] = tones[toneHere | 0] as number;
      }
      nearHere += near.right;
      toneHere += tone.right;
    }
  });
};

/** Says only how near it is. */
export const hide: Fill = (raster, corners, triangle) => {
  const { nearness } = raster;
  const near = planeOf(corners, triangle, NEAR);
  eachSpan(raster, corners, triangle, (start, end, x, y) => {
    let nearHere = near.at + x * near.right + y * near.down;
    for (let pixel = start; pixel < end; pixel++, nearHere += near.right)
      if (nearHere > (nearness[pixel] as number)) nearness[pixel] = nearHere;
  });
};

/** Mixes into what is behind, as far as nothing nearer was drawn. */
export const mix: Fill = (raster, corners, triangle, tones, evenly) => {
  const { nearness } = raster;
  const near = planeOf(corners, triangle, NEAR);
  const tone = planeOf(corners, triangle, toneValue(corners, triangle));
  const opacity = planeOf(corners, triangle, COVER);
  eachSpan(raster, corners, triangle, (start, end, x, y) => {
    for (let pixel = start, right = x; pixel < end; pixel++, right++) {
      if (near.at + right * near.right + y * near.down < (nearness[pixel] as number) - SAME) continue;
      const toneHere = (tone.at + right * tone.right + y * tone.down) | 0;
      const opacityHere = evenly ?? opacity.at + right * opacity.right + y * opacity.down;
      blend(raster, pixel, tones[toneHere] as number, opacityHere);
    }
  });
};

/** A face whose normal is the same everywhere has no shine, as in the stills. */
function toneValue(corners: Corners, [a, b, c]: Triangle): number {
  const isFlat = corners[a + FLAT_TONE] === corners[b + FLAT_TONE] && corners[a + FLAT_TONE] === corners[c + FLAT_TONE];
  return isFlat ? FLAT_TONE : CURVED_TONE;
}
