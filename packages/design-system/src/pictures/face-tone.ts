import type { Camera } from './camera.ts';
import { short, type Vec } from './projection.ts';

/**
 * The class of a face by its direction: t top, l left, r right; u, v and w between top and left, top and right, left
 * and right; k overhanging. The tones are defined in tones.ts.
 */
function faceTone([x, y, z]: Vec): string {
  if (z < -0.15) return y > x ? 'r' : 'k';
  const right = x * Math.abs(x);
  const left = y * Math.abs(y);
  const up = z * z;
  if (up > 0.9) return 't';
  if (left > 0.9) return 'l';
  if (right > 0.9) return 'r';
  if (up < 0.05) {
    if (right > left * 2.5) return 'r';
    return left > right * 2.5 ? 'l' : 'w';
  }
  return right > left ? 'v' : 'u';
}

/** The share of light from the right that a wall receives, 0 to 100: it changes gradually while a part turns. */
function shareOfRight([x, y]: Vec): number {
  const [right, left] = [Math.max(0, x) ** 2, Math.max(0, y) ** 2];
  return right + left === 0 ? 50 : (100 * right) / (right + left);
}

/**
 * The attributes that colour a face. In views other than the isometric ones walls are shaded gradually between left and
 * right.
 */
export function paint(normal: Vec, camera: Camera): string {
  const tone = faceTone(normal);
  if (camera.isSquare || tone === 't' || tone === 'k' || normal[2] < -0.15) return `class="${tone}"`;
  const [right, left] = normal[2] * normal[2] < 0.05 ? ['r', 'l'] : ['v', 'u'];
  return `class="${tone}" style="fill:color-mix(in srgb,var(--${right}) ${short(shareOfRight(normal))}%,var(--${left}))"`;
}
