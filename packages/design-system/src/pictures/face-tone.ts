import type { Vec } from './projection.ts';

/**
 * The class of a face by where it looks: t up, l left, r right; u, v and w between top and left, top and right, left
 * and right; k hangs over. The tones themselves are in tones.ts.
 */
export function faceTone([x, y, z]: Vec): string {
  if (z < -0.15) return y > x ? 'r' : 'k';
  const right = x * Math.abs(x);
  const left = y * Math.abs(y);
  const up = z * z;
  if (up > 0.9) return 't';
  if (left > 0.9) return 'l';
  if (right > 0.9) return 'r';
  if (up < 0.05) return right > left * 2.5 ? 'r' : left > right * 2.5 ? 'l' : 'w';
  return right > left ? 'v' : 'u';
}
