import type { ListSettings } from './settled.entity.ts';

/** What holds until the shopper decides otherwise: the same mould under another number, and a colour that is close (ΔE00 ≤ 5). */
export const DEFAULT_SETTINGS: ListSettings = {
  spares: false,
  hidden: 'cheapest',
  moulds: true,
  prints: false,
  tolerance: 5,
  shortages: 'partial',
};
