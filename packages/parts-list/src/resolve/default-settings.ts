import type { ListSettings } from './resolved.entity.ts';

/** The settings until the shopper changes them: take other moulds of a part, and colours that are close (ΔE00 ≤ 5). */
export const DEFAULT_SETTINGS: ListSettings = {
  spares: false,
  hidden: 'cheapest',
  moulds: true,
  prints: false,
  tolerance: 5,
  shortages: 'partial',
};
