import type { Finish } from '@shop/contracts';
import { shadeDistance } from '../../../colours/shade-difference.ts';

type Shade = { hex: string; finish: Finish };

/** The shade that is most easily confused with another one: the nearest of its finish, of any if it is the only one. */
export function nearestShade<Other extends Shade>(shade: Shade, others: readonly Other[]): Other | undefined {
  const alike = others.filter(({ finish }) => finish === shade.finish);
  return (alike.length > 0 ? alike : others).toSorted(
    (one, other) => shadeDistance(shade.hex, one.hex) - shadeDistance(shade.hex, other.hex),
  )[0];
}
